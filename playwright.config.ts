import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/chromium.mjs";

const executablePath = findChromium();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/** Journeys through real browsers over a whole sandbox, which is started once for all of them. */
export default defineConfig({
  testDir: ".",
  testMatch: "web-*/e2e/*.journey.ts",
  outputDir: "test-results",
  globalSetup: "./sandbox/src/testing/journeys/start-for-journeys.ts",
  forbidOnly: true,
  // They share one worker process of ours, and would only wait for each other.
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: report === undefined ? "line" : [["line"], ["json", { outputFile: report }]],
  use: {
    browserName: "chromium",
    launchOptions: {
      args: chromiumFlags,
      ...(executablePath !== undefined && { executablePath }),
    },
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
    // Filming long statements costs more than reading them.
    trace: { mode: "retain-on-failure", screenshots: false, sources: false },
  },
});
