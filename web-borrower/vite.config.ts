import { parse } from "@formatjs/icu-messageformat-parser";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { holdFirstLoads } from "../scripts/first-load-plugin.ts";
import { readWords } from "../scripts/messages-plugin.ts";
import { en } from "./src/messages/en.ts";
import { es } from "./src/messages/es.ts";
import { firstEn } from "./src/messages/first/en.ts";
import { firstEs } from "./src/messages/first/es.ts";
import { firstFr } from "./src/messages/first/fr.ts";
import { fr } from "./src/messages/fr.ts";

const words = {
  ...{ en, es, fr },
  ...{ "first/en": firstEn, "first/es": firstEs, "first/fr": firstFr },
};

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    readWords(words, parse),
    holdFirstLoads({ "/linked": { besides: [], most: 112_500 } }),
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
