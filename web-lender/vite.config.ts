import { parse } from "@formatjs/icu-messageformat-parser";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { readWords } from "../scripts/words-plugin.ts";
import { en } from "./src/words/en.ts";
import { es } from "./src/words/es.ts";
import { fr } from "./src/words/fr.ts";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), readWords({ en, es, fr }, parse)],
  build: {
    target: "es2023",
    // Fonts and pictures stay files, so that the page needs no data: address under its policy.
    assetsInlineLimit: 0,
  },
});
