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
    rollupOptions: {
      input: { main: "index.html", sw: "src/notices/sw.ts" },
      // A browser asks for the service worker by its address, which stays the same.
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } } },
});
