// Prints which test proves which line of the specifications, as Markdown. A test's title ends with the lines that it
// proves, as in `asks before a connection is deleted (P-U63, P-U64)`. It reads the reports of the last `npm test`, so a
// line whose test failed or was skipped is listed as open. To compare two runs: `npm run --silent proof > before.md`.
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { reportsFolder } from "./reports.mjs";

const root = process.cwd();
const folder = join(root, "docs/specification");
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

const lines = Object.entries(readJson(join(folder, "lines.json"))).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
);
const byHand = readJson(join(folder, "by-hand.json"));
const reports = ["vitest.json", "stories.json", "journeys.json"].map((name) =>
  join(reportsFolder, name),
);
if (!reports.every((report) => existsSync(report))) {
  console.error("There is no whole run of the tests to read. Run `npm test` first.");
  process.exit(1);
}
const [components, stories, journeys] = reports.map(readJson);
const tests = [...ofVitest(components), ...ofVitest(stories), ...ofPlaywright(journeys)];

const proofs = new Map(lines.map((line) => [line, []]));
const strangers = [];
for (const { title, file, passed } of tests) {
  for (const line of linesOf(title)) {
    if (!proofs.has(line)) strangers.push(`${line} in "${title}" (${file})`);
    else if (passed) proofs.get(line).push({ title, file });
  }
}
if (strangers.length > 0) {
  console.error(`No such line in the specifications:\n${strangers.join("\n")}`);
  process.exit(1);
}

const proved = lines.filter((line) => proofs.get(line).length > 0);
const seen = lines.filter((line) => !proved.includes(line) && byHand[line]);
const open = lines.filter((line) => !proved.includes(line) && !byHand[line]);
console.log(page());
console.error(
  `${lines.length} lines: ${proved.length} by test, ${seen.length} by hand, ${open.length} open`,
);

/** The lines that a title ends with, as in `(S-U72, S-U93 to S-U98)`. */
function linesOf(title) {
  const [, named = ""] = /\(((?:[PSX]-[A-Z]*\d+(?:, | to )?)+)\)$/.exec(title) ?? [];
  return named === "" ? [] : named.split(", ").flatMap(range);
}

function range(named) {
  const [first, last = first] = named.split(" to ");
  const [, group, from] = /^(.*?)(\d+)$/.exec(first);
  const [, to] = /(\d+)$/.exec(last);
  return Array.from({ length: to - from + 1 }, (_, i) => `${group}${Number(from) + i}`);
}

function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      file: relative(root, name),
      passed: status === "passed",
    })),
  );
}

function ofPlaywright({ config, suites }) {
  const ofSuite = (suite) => [
    ...suite.specs.map(({ title, file, ok }) => ({
      title,
      file: relative(root, join(config.rootDir, file)),
      passed: ok,
    })),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return suites.flatMap(ofSuite);
}

function compare(one, other) {
  return one < other ? -1 : Number(one > other);
}

function page() {
  const withoutLines = (title) => title.replace(/ \([^()]*\)$/, "");
  const rows = proved.map((line) => {
    // Sorted by file, so two runs can be compared line by line.
    const told = proofs
      .get(line)
      .sort((one, other) => compare(one.file, other.file) || compare(one.title, other.title))
      .map(({ title, file }) => `${withoutLines(title)} (\`${file}\`)`);
    return `| ${line} | ${[...new Set(told)].join("; ").replaceAll("|", "\\|")} |`;
  });
  return [
    "# What proves which line of the specifications",
    "",
    "From the last run of `npm test`. A line is proved by a test whose title ends with its id; lines without a test are",
    "listed with how they were checked instead.",
    "",
    `${lines.length} lines: ${proved.length} by test, ${seen.length} by hand, ${open.length} open.`,
    "",
    "## Open",
    "",
    open.length > 0 ? open.join(", ") : "None.",
    "",
    "## By hand",
    "",
    "| Line | How |",
    "| --- | --- |",
    ...seen.map((line) => `| ${line} | ${byHand[line]} |`),
    "",
    "## By test",
    "",
    "| Line | Test |",
    "| --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
