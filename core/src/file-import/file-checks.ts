import {
  type Check,
  fail,
  inconclusive,
  pass,
  type Question,
  say,
  written,
} from "../check/index.ts";
import { toMinor } from "../money/index.ts";
import type { FileFindings } from "./file-findings.ts";

type FoundCheck = FileFindings["tieOut"]["checks"][number];

/**
 * What was found when a books file was held against its own totals, as checks of the record it becomes: a
 * difference that was sent knowingly stays with the books, and says so.
 */
export function fileChecks(
  findings: FileFindings,
  { accepted }: { readonly accepted: boolean },
): Check[] {
  return [
    ...findings.tieOut.checks.map((found) => checkOf(found, findings, accepted)),
    rowsCheck(findings, accepted),
    ...yearsClosedCheck(findings),
    ...spanCheck(findings),
  ];
}

function checkOf(
  { id, outcome, agreed, of, differences }: FoundCheck,
  findings: FileFindings,
  accepted: boolean,
): Check {
  const isAboutTypes = id === "accounts-typed";
  const question = questionOf(id, findings, isAboutTypes ? "low" : "high");
  switch (outcome) {
    case "agrees":
      return pass(question, say("{count} of {count.2} agree.", { count: agreed, "count.2": of }));
    case "not-checkable":
      return inconclusive(question, say("The file has nothing to check this by."));
    case "differs":
      break;
  }
  const [first] = differences;
  const counts = { count: agreed, "count.2": of };
  if (isAboutTypes || id === "accounts-once" || id === "postings-once" || !first) {
    return fail(question, say("{count} of {count.2} agree.", counts));
  }
  const values = { ...counts, ...amountsOf(first, findings) };
  const { expected, actual, accountId, transactionId, end } = first;
  return {
    ...fail(
      question,
      accepted
        ? say(
            "{count} of {count.2} agree; {amount} was expected first where there is {amount.2}. Whoever sent the file has seen it.",
            values,
          )
        : say(
            "{count} of {count.2} agree; {amount} was expected first where there is {amount.2}.",
            values,
          ),
    ),
    expected,
    actual,
    difference: toMinor(actual - expected),
    ...(accountId !== undefined && { accountId }),
    ...(transactionId !== undefined && { transactionId }),
    ...(end !== undefined && { to: end }),
  };
}

function rowsCheck(findings: FileFindings, accepted: boolean): Check {
  const { rejectedBooks } = findings;
  const question = questionOf("rows-read", findings, "high");
  if (rejectedBooks === 0) return pass(question, say("No row with an amount was left out."));
  return fail(
    question,
    accepted
      ? say(
          "{count} of its rows couldn't be read, and are in no statement. Whoever sent the file has seen it.",
          { count: rejectedBooks },
        )
      : say("{count} of its rows couldn't be read, and are in no statement.", {
          count: rejectedBooks,
        }),
  );
}

function yearsClosedCheck(findings: FileFindings): Check[] {
  const { yearsClosed = [] } = findings;
  if (yearsClosed.length === 0) return [];
  const question = questionOf("years-closed", findings, "low");
  return [
    pass(
      question,
      say("The file closed {count} of its years by entries. Statements show them without those.", {
        count: yearsClosed.length,
      }),
    ),
  ];
}

function spanCheck(findings: FileFindings): Check[] {
  if (!findings.oddSpan) return [];
  const question = questionOf("span", findings, "medium");
  return [fail(question, say("These books run further than books do: a date may be mistyped."))];
}

function questionOf(
  id: FoundCheck["id"] | "rows-read" | "years-closed" | "span",
  { from, upTo }: Pick<FileFindings, "from" | "upTo">,
  severity: Check["severity"],
): Question {
  return {
    id: `file-${id}`,
    category: "vendor",
    severity,
    ...(from !== undefined && { from }),
    ...(upTo !== undefined && { to: upTo }),
  };
}

function amountsOf(
  { expected, actual }: FoundCheck["differences"][number],
  { currency }: FileFindings,
) {
  return { amount: written(expected, currency.code), "amount.2": written(actual, currency.code) };
}
