import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import editor from "./editor/en.json" with { type: "json" };
import fileImport from "./file-import/en.json" with { type: "json" };
import links from "./links/en.json" with { type: "json" };
import people from "./people/en.json" with { type: "json" };
import submission from "./submission/en.json" with { type: "json" };

const src = join(import.meta.dirname, "..");
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\.|\.d\.json\.ts$|^(messages\/[^/]*|testing\/.*)$/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(join(src, file), "utf8") }));

it.each([
  { part: "file-import", catalogue: fileImport, shownBy: /^routes\/file-upload/ },
  {
    part: "links",
    catalogue: links,
    shownBy:
      /^features\/(manage-(connections|links)\/|request-collection\/(ask-borrower|beyond-|confirm-business|connecting))|^routes\/workspace-details|^ground\//,
  },
  {
    part: "people",
    catalogue: people,
    shownBy:
      /^features\/(administer-notifications|choose-notifications|manage-users)\/|^routes\/(invitation|notifications)|^app\/notice-page/,
  },
  {
    part: "submission",
    catalogue: submission,
    shownBy:
      /^features\/(adjustments|edit-statement|hold-collection|release-statements|statement-drill-down|submission-overview|workbook-revisions)\b|^spread\/|^routes\/(submission-details-unavailable|financial-statements)/,
  },
  {
    part: "editor",
    catalogue: editor,
    shownBy:
      /^features\/(adjustments|edit-statement|statement-drill-down|templates|workbook-revisions)\/|^spread\/|^routes\/financial-statements/,
  },
])("the messages of $part are shown only by pages that load them", ({ catalogue, shownBy }) => {
  const sections = new Set(Object.keys(catalogue).map((id) => id.replace(/\..*/, "")));
  const mention = new RegExp(`["\`]((?:${[...sections].join("|")})\\.[\\w.-]*)(["\`$])`, "g");
  // A composed id may be any of its section.
  const isOf = (text: string) =>
    [...text.matchAll(mention)].some(([, id = "", end]) => end === "$" || id in catalogue);

  const elsewhere = sources.filter(({ file, text }) => isOf(text) && !shownBy.test(file));

  expect(elsewhere.map(({ file }) => file)).toEqual([]);
});
