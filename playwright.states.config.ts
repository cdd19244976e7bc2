import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/chromium.mjs";
import { bounds, patience } from "./test.bounds.ts";

const executablePath = findChromium();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/** Each page of the built apps in each of its states, with nothing behind them. */
export default defineConfig({
  testDir: ".",
  testMatch: "web-*/e2e/states/*.states.ts",
  outputDir: "test-results/states",
  forbidOnly: true,
  workers: 2,
  // One failing once in thousands doesn't hold up everything; it's named at the end, to be looked into.
  retries: 1,
  fullyParallel: true,
  timeout: bounds.testTimeout,
  expect: { timeout: patience },
  reporter: report === undefined ? "line" : [["line"], ["json", { outputFile: report }]],
  use: {
    browserName: "chromium",
    launchOptions: {
      args: chromiumFlags,
      ...(executablePath !== undefined && { executablePath }),
    },
  },
});
