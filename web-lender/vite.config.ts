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
    holdFirstLoads({
      "/login": {
        besides: ["src/routes/login.tsx", "src/messages/first/en.json"],
        most: 112_500,
        files: 2,
      },
      "/home/workspacelist": {
        besides: [
          ...["src/app/inside.tsx", "src/app/session.tsx", "src/routes/workspace-list.tsx"],
          ...["src/messages/first/en.json", "web-lender/src/messages/en.json"],
        ],
        most: 150_000,
        files: 4,
      },
    }),
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
      // What a page needs comes in one file: it packs smaller than the same in seven. The list comes with all that every
      // page behind the login shares with it.
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            {
              name: "list",
              test: /src\/(app\/(inside|session)|routes\/workspace-list)\.tsx$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
