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
  ];
}

type Titles = Pick<Question, "title" | "finding">;

const titles: Readonly<Record<FoundCheck["id"] | "rows-read", Titles>> = {
  "debits-equal-credits": {
    title: say("The file's debits equal its credits"),
    finding: say("The file's debits and credits differ"),
  },
  "vouchers-balance": {
    title: say("Every entry of the file balances"),
    finding: say("Entries of the file do not balance"),
  },
  "openings-balance": {
    title: say("The file's opening balances sum to zero"),
    finding: say("The file's opening balances do not sum to zero"),
  },
  "closings-follow": {
    title: say("Opening and movements come to the file's closings"),
    finding: say("Opening and movements do not come to the file's closings"),
  },
  "own-totals": {
    title: say("The file's own totals add up"),
    finding: say("The file's own totals do not add up"),
  },
  "accounts-once": {
    title: say("No account is in the file twice"),
    finding: say("Accounts are in the file twice"),
  },
  "accounts-typed": {
    title: say("The file says the type of every account"),
    finding: say("The file does not say the type of every account"),
  },
  "rows-read": {
    title: say("Every row of the file was read"),
    finding: say("Rows of the file could not be read"),
  },
};

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
  if (isAboutTypes || id === "accounts-once" || !first) {
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
    ...{ expected, actual, difference: toMinor(actual - expected) },
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

function questionOf(
  id: keyof typeof titles,
  { from, upTo }: Pick<FileFindings, "from" | "upTo">,
  severity: Check["severity"],
): Question {
  return {
    ...({ id: `file-${id}`, category: "vendor", ...titles[id], severity } as const),
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
