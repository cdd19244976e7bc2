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
      // One file compresses better than seven. The list includes what all pages behind the login share.
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
