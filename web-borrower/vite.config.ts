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
    holdFirstLoads({ "/linked": { besides: [], most: 112_500, files: 1 } }),
  ],
  // What wouter brings along for a React without it.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  build: {
    target: "es2023",
    // Fonts and pictures stay files, so that the page needs no data: address under its policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Styles that nobody wears and figures that nobody shows are made by functions that the bundler can't see through.
      // To read a constant does nothing, so that what only unused code needs goes as well.
      treeshake: {
        manualPureFunctions: [
          "createRuntimeFn",
          "createFormattedComponent",
          "createFormattedDateTimePartsComponent",
        ],
        propertyReadSideEffects: false,
      },
      // What the first page needs comes in one file: it packs smaller than the same in seven.
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
});
