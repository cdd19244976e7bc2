import type { FileAccountTypes } from "../account-types/typed-account.ts";
import type { Day } from "../calendar/day.ts";
import { type Check, fail, inconclusive, pass, type Question } from "../check/check.ts";
import type { CheckFact } from "../check/check-facts.ts";
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
    ...oddYearsChecks(findings),
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
const qualityIds = [
  "accounts-typed",
  "years-closed",
  "closed-before-export",
  "long-year",
  "split-year",
  "years-apart",
  "posted-before",
  "openings-known",
  "span",
] as const;

type QualityId = (typeof qualityIds)[number];

const ofQuality: ReadonlySet<string> = new Set(qualityIds);

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

function oddYearsChecks(findings: FileFindings): Check[] {
  const { longYear, splitYear, yearsApart, postedBefore } = findings;
  const found = (id: QualityId, fact: CheckFact) => [
    fail(questionOf(id, findings, "medium"), fact),
  ];
  return [
    ...(longYear ? found("long-year", { code: "file-long-year", values: spanOf(longYear) }) : []),
    ...(splitYear
      ? found("split-year", {
          code: "file-split-year",
          values: { ...spanOf(splitYear), turn: { day: splitYear.turn } },
        })
      : []),
    ...(yearsApart
      ? found("years-apart", {
          code: "file-years-apart",
          values: { end: { day: yearsApart.end }, next: { day: yearsApart.next } },
        })
      : []),
    ...(postedBefore
      ? found("posted-before", {
          code: "file-posted-before",
          values: { first: { day: postedBefore.first }, start: { day: postedBefore.start } },
        })
      : []),
  ];
}

const spanOf = ({ start, end }: { readonly start: Day; readonly end: Day }) => ({
  from: { day: start },
  to: { day: end },
});

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
  id: KeptId | QualityId | "rows-read",
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
