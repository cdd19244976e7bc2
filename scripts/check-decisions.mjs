// Fails where code, contracts or docs name a decision, as in `(D-3)`, that docs/decisions.md doesn't have.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const page = readFileSync("docs/decisions.md", "utf8");
const known = new Set(Array.from(page.matchAll(/^- \*\*(D-\d+)\*\*/gm), ([, id]) => id));
// Prints `file:line:D-3`, one a line.
const found = execFileSync("git", ["grep", "-noE", "\\bD-[0-9]+\\b", "--", ":!docs/decisions.md"], {
  encoding: "utf8",
  maxBuffer: 16 * 2 ** 20,
});
const references = found.trim().split("\n");
const unknown = references.filter((reference) => !known.has(reference.split(":").at(-1)));
if (unknown.length > 0) {
  console.error(`docs/decisions.md doesn't have:\n${unknown.join("\n")}`);
  process.exit(1);
}
