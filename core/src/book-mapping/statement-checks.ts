import { type Check, fail, inconclusive, pass, type Question } from "../check/check.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { FileFindings } from "./file-findings.ts";
import type { SectionSum, StatementKind } from "./reported-statement.ts";
import {
  type FigureCompared,
  type StatementFinding,
  statementKinds,
  type TotalCompared,
} from "./statement-findings.ts";

/**
 * Whether the sender's own statements have the figures of the books: one check a kind, the worst of its statements.
 *
 * @param materiality up to which accounts that a statement doesn't show are a low finding
 */
export function statementChecks(
  { statements = [], currency }: FileFindings,
  materiality = toMinor(0),
): Check[] {
  return statementKinds.flatMap((kind) => {
    const checks = statements
      .filter((one) => one.kind === kind)
      .map((one) => checkOf(one, currency.code, materiality));
    const [worst] = checks.toSorted((one, other) => rankOf(other) - rankOf(one));
    return worst ? [worst] : [];
  });
}

const rankOf = ({ outcome }: Check) =>
  outcome === "Fail" ? 2 : outcome === "Inconclusive" ? 1 : 0;

const idOf = {
  "profit-and-loss": "file-profit-and-loss",
  "balance-sheet": "file-balance-sheet",
} as const satisfies Record<StatementKind, Question["id"]>;

function checkOf(finding: StatementFinding, currency: string, materiality: Minor): Check {
  const { kind, from, to, period, isOfOtherBooks, isRounded, figures, unmatched, sums } = finding;
  const question: Question = {
    id: idOf[kind],
    category: "vendor",
    severity: figures ? "high" : sums ? "medium" : "low",
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const statement = kind === "balance-sheet" ? "balanceSheet" : "profitAndLoss";
  const others = unmatched.count;
  if (isOfOtherBooks)
    return inconclusive(question, { code: "file-statement-other-books", values: {} });
  const [section] = sums?.some ?? [];
  if (section && !figures) return addsUp(section);
  if (isRounded)
    return inconclusive(question, { code: "file-statement-rounded", values: { statement } });
  if (!figures) {
    return period === "same"
      ? inconclusive(question, { code: "file-statement-without-openings", values: {} })
      : inconclusive(question, { code: "file-statement-other-period", values: { statement } });
  }
  const { compared, differing, notShown, netIncome, totalAssets } = figures;
  const [first] = differing.some;
  if (first) return differs(first, { differing: differing.count, account: calledAs(first) });

  const total = [netIncome, totalAssets].find((one) => one && one.reported !== one.booked);
  const [largest] = notShown.some;
  if (largest) {
    const isMaterial = total !== undefined || Math.abs(largest.booked) > materiality;
    const severity = isMaterial ? "high" : "low";
    const balance = { minor: largest.booked, currency };
    return fail(
      { ...question, severity },
      {
        code: "file-statement-account-not-shown",
        values: { statement, accounts: notShown.count, account: calledAs(largest), balance },
      },
    );
  }
  if (total) {
    return compareWith(total, {
      code: "file-statement-total-differs",
      values: {
        statement,
        total: total === netIncome ? "netIncome" : "totalAssets",
        ...moneyOf(total),
      },
    });
  }
  // Its own lines come first: a wrong one makes its section's total differ too.
  if (section) return addsUp(section);
  return pass(question, {
    code: "file-statement-agrees",
    values: { statement, accounts: compared, others },
  });

  function differs(
    one: FigureCompared,
    { differing, account }: { readonly differing: number; readonly account: string },
  ): Check {
    return compareWith(one, {
      code: "file-statement-differs",
      values: { statement, differing, accounts: compared, account, ...moneyOf(one) },
    });
  }

  function addsUp({ name, reported, added }: SectionSum): Check {
    const values = {
      statement,
      section: name,
      sections: sums?.count ?? 1,
      reported: { minor: reported, currency },
      added: { minor: added, currency },
    } as const;
    return {
      ...fail(question, { code: "file-statement-section-differs", values }),
      expected: reported,
      actual: added,
      difference: toMinor(added - reported),
    };
  }

  function compareWith({ reported, booked }: TotalCompared, fact: Check["fact"]): Check {
    return {
      ...fail(question, fact),
      expected: reported,
      actual: booked,
      difference: toMinor(booked - reported),
    };
  }

  function moneyOf({ reported, booked }: TotalCompared) {
    return { reported: { minor: reported, currency }, booked: { minor: booked, currency } };
  }
}

const calledAs = ({ number, name }: Pick<FigureCompared, "number" | "name">) =>
  number === undefined ? name : `${number} ${name}`;
