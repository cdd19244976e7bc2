import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/chromium.mjs";
import { patience } from "./test.bounds.ts";

const executablePath = findChromium();
const killsTheWorker = "web-lender/e2e/killed-worker.journey.ts";
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/** Journeys through real browsers over a whole sandbox, which is started once for all of them. */
export default defineConfig({
  testDir: ".",
  testMatch: "web-*/e2e/*.journey.ts",
  outputDir: "test-results",
  globalSetup: "./sandbox/src/testing/journeys/start-for-journeys.ts",
  forbidOnly: true,
  // One computes while the other waits for a vendor, a mail or a page.
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: "side by side", testIgnore: killsTheWorker },
    // Whose imports run would all wait until their jobs are taken over.
    { name: "alone", testMatch: killsTheWorker, dependencies: ["side by side"] },
  ],
  timeout: 300_000,
  expect: { timeout: patience },
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
