import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { boundsWithProcesses } from "../test.bounds.ts";

const provider = playwright({
  launchOptions: {
    ...(process.env.TIEOUT_CHROMIUM && { executablePath: process.env.TIEOUT_CHROMIUM }),
    args: ["--no-sandbox", "--disable-gpu"],
  },
});

const appearances = [
  { brand: "peach", mode: "light" },
  { brand: "peach", mode: "dark" },
  { brand: "navy", mode: "light" },
  { brand: "navy", mode: "dark" },
] as const;

/** Runs stories in a real browser, where axe sees colors and sizes; all appearances with TIEOUT_ALL=1. */
export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: appearances
      .slice(0, process.env.TIEOUT_ALL === "1" ? undefined : 1)
      .map((appearance) => ({
        define: {
          "import.meta.env.STORYBOOK_BRAND": JSON.stringify(appearance.brand),
          "import.meta.env.STORYBOOK_MODE": JSON.stringify(appearance.mode),
        },
        // With a cold cache, Vite would re-optimize and reload in the middle of a run.
        optimizeDeps: {
          include: [
            "react",
            "react-dom",
            "react-dom/client",
            "react/jsx-runtime",
            "react/jsx-dev-runtime",
            "@vanilla-extract/recipes/createRuntimeFn",
            "@vanilla-extract/dynamic",
            "@tanstack/react-virtual",
            "lucide-react",
            "radix-ui",
            "@storybook/addon-a11y/preview",
            "@storybook/addon-docs/blocks",
          ],
        },
        plugins: [
          vanillaExtractPlugin(),
          react(),
          storybookTest({ configDir: `${import.meta.dirname}/.storybook` }),
        ],
        test: {
          ...boundsWithProcesses,
          name: `storybook ${appearance.brand} ${appearance.mode}`,
          browser: {
            enabled: true,
            headless: true,
            provider,
            instances: [{ browser: "chromium" as const }],
          },
        },
      })),
  },
});
