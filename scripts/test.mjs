// Every test there is: unit, property, type, HTTP on real PostgreSQL, components, stories, states, journeys.
// `npm test -- --all` takes stories and states through every brand and mode as well.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { build, install } from "./install.mjs";
import { reportsFolder } from "./reports.mjs";
import { ofPlaywright, ofVitest } from "./test-reports.mjs";

install();
const chromium = await ensureChromium();
build();

const env = {
  ...process.env,
  TIEOUT_CHROMIUM: chromium,
  ...(process.argv.includes("--all") && { TIEOUT_ALL: "1" }),
};

const types = stage("Types", "npx", [
  "turbo",
  "run",
  "typecheck",
  "--output-logs=errors-only",
  "--concurrency=2",
]);

const vitestReport = report("vitest.json");
const vitest = stage("Unit, property, HTTP and component tests", "npx", [
  "vitest",
  "run",
  "--reporter=dot",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
]);

const storyReport = report("stories.json");
const stories = stage("Stories in a browser, with axe", "npx", [
  "vitest",
  "run",
  "--root",
  "ui-kit",
  "--config",
  "vitest.storybook.config.ts",
  "--reporter=dot",
  "--reporter=json",
  `--outputFile.json=${storyReport}`,
]);

const stateReport = report("states.json");
const states = stage(
  "Every page in each of its states",
  "npx",
  ["playwright", "test", "--config", "playwright.states.config.ts"],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: stateReport },
);

const journeyReport = report("journeys.json");
const journeys = stage("Journeys in a browser", "npx", ["playwright", "test"], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
});

const counts = [
  ...[vitestReport, storyReport].map(ofVitest),
  ...[stateReport, journeyReport].map(ofPlaywright),
];
const add = (key) => counts.reduce((total, count) => total + count[key], 0);
const skipped = add("skipped") ? `, ${add("skipped")} skipped` : "";
// A stage that failed without a failed test, or died before it could say, has failed all the same.
const stages = [types, vitest, stories, states, journeys];
const died = stages.includes(false) && add("failed") === 0 ? 1 : 0;

// At the end, where they are found even if the rest of the output is cut off.
for (const { title, error } of counts.flatMap(({ failures }) => failures).slice(0, 20)) {
  console.log(`\nFailed: ${title}\n${error}`);
}
for (const { title, error } of counts.flatMap(({ secondTries }) => secondTries)) {
  console.log(`\nPassed at its second try only: ${title}\n${error}`);
}
console.log(`\n${add("passed")} passed, ${add("failed") + died} failed${skipped}`);
process.exit(stages.every(Boolean) ? 0 : 1);

/** Where a stage says what it found. What an earlier run said is gone, so that it can't pass for this one's. */
function report(name) {
  const file = join(reportsFolder, name);
  rmSync(file, { force: true });
  return file;
}

function stage(title, command, args, more = {}) {
  console.log(`\n${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...env, ...more } });
  console.log(`${title}: ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}
