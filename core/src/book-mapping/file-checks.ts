import type { FileAccountTypes } from "../account-types/typed-account.ts";
import { type Check, fail, inconclusive, pass, type Question } from "../check/check.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { FileFindings } from "./file-findings.ts";
import { statementChecks } from "./statement-checks.ts";
import { typeChecks } from "./type-checks.ts";

type FoundCheck = FileFindings["tieOut"]["checks"][number];
type KeptId = Exclude<FoundCheck["id"], "assets-equal-liabilities-and-equity">;
type KeptCheck = FoundCheck & { readonly id: KeptId };

/** The file's own checks, kept with the record so that accepted differences stay visible. */
export function fileChecks(
  findings: FileFindings,
  {
    accepted,
    accountTypes,
    materiality,
  }: {
    readonly accepted: boolean;
    readonly accountTypes?: FileAccountTypes;
    readonly materiality?: Minor;
  },
): Check[] {
  const found = findings.tieOut.checks
    // The record has its own check of the balance sheet.
    .filter((one): one is KeptCheck => one.id !== "assets-equal-liabilities-and-equity")
    .filter(({ id }) => id !== "accounts-typed" || !accountTypes);
  return [
    ...found.map((one) => checkOf(one, findings, accepted)),
    ...(accountTypes ? typeChecks(accountTypes, findings) : []),
    ...statementChecks(findings, materiality),
    rowsCheck(findings, accepted),
    ...yearsClosedCheck(findings),
    ...closedBeforeExportCheck(findings),
    ...longYearCheck(findings),
    ...splitYearCheck(findings),
    ...yearsApartCheck(findings),
    ...postedBeforeCheck(findings),
    ...openingsCheck(findings),
    ...spanCheck(findings),
  ];
}

function checkOf(
  { id, outcome, agreed, of, differences }: KeptCheck,
  findings: FileFindings,
  accepted: boolean,
): Check {
  const question = questionOf(id, findings, severities.get(id) ?? "high");
  switch (outcome) {
    case "agrees":
      return pass(question, { code: "file-agrees", values: { agreed, of } });
    case "not-checkable":
      return inconclusive(question, { code: "file-not-checkable", values: {} });
    case "differs":
      break;
  }
  const [first] = differences;
  if (counted.has(id) || !first) {
    return fail(question, { code: "file-agrees", values: { agreed, of } });
  }
  const { expected, actual, accountId, transactionId, end } = first;
  const currency = findings.currency.code;
  return {
    ...fail(question, {
      code: accepted ? "file-differs-accepted" : "file-differs",
      values: {
        agreed,
        of,
        expected: { minor: expected, currency },
        actual: { minor: actual, currency },
      },
    }),
    expected,
    actual,
    difference: toMinor(actual - expected),
    ...(accountId !== undefined && { accountId }),
    ...(transactionId !== undefined && { transactionId }),
    ...(end !== undefined && { to: end }),
  };
}

/** High, where nothing is said here. */
const severities: ReadonlyMap<FoundCheck["id"], Check["severity"]> = new Map([
  ["accounts-typed", "low"],
  ["partners-on-side", "medium"],
  ["days-agree", "medium"],
  ["names-agree", "medium"],
]);

/** Checks that say how many agree, and not by how much one differs. */
const counted: ReadonlySet<FoundCheck["id"]> = new Set<FoundCheck["id"]>([
  "accounts-typed",
  "accounts-once",
  "postings-once",
  "partners-on-side",
  "days-agree",
  "names-agree",
]);

/** What they say is worth knowing, and proves no figure. */
const ofQuality: ReadonlySet<string> = new Set([
  "accounts-typed",
  "years-closed",
  "closed-before-export",
  "long-year",
  "split-year",
  "years-apart",
  "posted-before",
  "openings-known",
  "span",
]);

function rowsCheck(findings: FileFindings, accepted: boolean): Check {
  const { rejectedBooks } = findings;
  const question = questionOf("rows-read", findings, "high");
  if (rejectedBooks === 0) return pass(question, { code: "file-rows-read", values: {} });
  return fail(question, {
    code: accepted ? "file-rows-unread-accepted" : "file-rows-unread",
    values: { rows: rejectedBooks },
  });
}

function yearsClosedCheck(findings: FileFindings): Check[] {
  const { yearsClosed = [] } = findings;
  if (yearsClosed.length === 0) return [];
  const question = questionOf("years-closed", findings, "low");
  return [pass(question, { code: "file-years-closed", values: { years: yearsClosed.length } })];
}

function closedBeforeExportCheck(findings: FileFindings): Check[] {
  const { closedDays = [] } = findings;
  const day = closedDays.at(-1);
  if (day === undefined) return [];
  const question = questionOf("closed-before-export", findings, "medium");
  return [fail(question, { code: "file-closed-before-export", values: { on: { day } } })];
}

function longYearCheck(findings: FileFindings): Check[] {
  const { longYear } = findings;
  if (!longYear) return [];
  const question = questionOf("long-year", findings, "medium");
  const { start, end } = longYear;
  return [
    fail(question, { code: "file-long-year", values: { from: { day: start }, to: { day: end } } }),
  ];
}

function splitYearCheck(findings: FileFindings): Check[] {
  const { splitYear } = findings;
  if (!splitYear) return [];
  const { start, end, turn } = splitYear;
  const question = questionOf("split-year", findings, "medium");
  const values = { from: { day: start }, to: { day: end }, turn: { day: turn } };
  return [fail(question, { code: "file-split-year", values })];
}

function yearsApartCheck(findings: FileFindings): Check[] {
  const { yearsApart } = findings;
  if (!yearsApart) return [];
  const { end, next } = yearsApart;
  const question = questionOf("years-apart", findings, "medium");
  return [
    fail(question, {
      code: "file-years-apart",
      values: { end: { day: end }, next: { day: next } },
    }),
  ];
}

function postedBeforeCheck(findings: FileFindings): Check[] {
  const { postedBefore } = findings;
  if (!postedBefore) return [];
  const { first, start } = postedBefore;
  const question = questionOf("posted-before", findings, "medium");
  return [
    fail(question, {
      code: "file-posted-before",
      values: { first: { day: first }, start: { day: start } },
    }),
  ];
}

/** Whoever lends sees that the file didn't say them, whoever did. */
function openingsCheck(findings: FileFindings): Check[] {
  const { openings } = findings;
  if (!openings) return [];
  const { on, from, fileName = "" } = openings;
  const question = questionOf("openings-known", findings, severityOfOpenings[from]);
  if (from === "file") {
    const values = { on: { day: on }, fileName };
    return [pass(question, { code: "file-openings-file", values })];
  }
  return [fail(question, { code: `file-openings-${from}`, values: { on: { day: on } } })];
}

const severityOfOpenings = { none: "high", sender: "medium", began: "low", file: "low" } as const;

function spanCheck(findings: FileFindings): Check[] {
  if (!findings.oddSpan) return [];
  const question = questionOf("span", findings, "medium");
  return [fail(question, { code: "file-span-odd", values: {} })];
}

function questionOf(
  id:
    | KeptId
    | "rows-read"
    | "years-closed"
    | "closed-before-export"
    | "long-year"
    | "split-year"
    | "years-apart"
    | "posted-before"
    | "openings-known"
    | "span",
  { from, upTo }: Pick<FileFindings, "from" | "upTo">,
  severity: Check["severity"],
): Question {
  return {
    id: `file-${id}`,
    category: ofQuality.has(id) ? "quality" : "vendor",
    severity,
    ...(from !== undefined && { from }),
    ...(upTo !== undefined && { to: upTo }),
  };
}
