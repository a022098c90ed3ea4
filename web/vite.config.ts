import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./licences.ts";

// `npm run dev` talks to a server started beside it: sacbe serve --port 8420
export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/sacbe/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } } },
});
