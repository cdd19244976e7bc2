import { parse } from "@formatjs/icu-messageformat-parser";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { holdFirstLoads } from "../scripts/first-load-plugin.ts";
import { compileMessages } from "../scripts/messages-plugin.ts";

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    compileMessages(parse),
    holdFirstLoads({ "/linked": { besides: [], most: 113_000, files: 1 } }),
  ],
  // wouter's fallback for a React without `useSyncExternalStore`.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  build: {
    target: "es2023",
    // Keeps fonts and images as files, because the CSP forbids data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Lets the bundler drop unused styles and icons, made by functions it can't see through. Reading a constant is
      // pure.
      treeshake: {
        manualPureFunctions: [
          "createRuntimeFn",
          "createFormattedComponent",
          "createFormattedDateTimePartsComponent",
        ],
        propertyReadSideEffects: false,
      },
      // One file compresses better than seven.
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
});
