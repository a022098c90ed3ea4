import "./look/tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings } from "./look/settings.svelte";
import { startKeeping } from "./notices/kept";
import "./notices/install.svelte";
import { loadWords } from "./words/words.svelte";

keepSettings();
await loadWords("page");
const target = document.getElementById("app");
if (target) mount(App, { target });
startKeeping();
