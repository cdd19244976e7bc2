import { fiscalYearOf, formatDay } from "../calendar/index.ts";
import { accountsById, type Ledger, ledgerBalances, resultToDate } from "../ledger/index.ts";
import { sum, toMinor } from "../money/index.ts";
import type { Check } from "./check.ts";
import { type Comparison, compare, inconclusive, type Question, written } from "./outcome.ts";
import { say } from "./sentences/index.ts";

/** Invariant 2: at each cut, the closing balances of all accounts cancel out. */
export function checkTrialBalance({ cuts, months, currency }: Ledger): Check {
  const sums = new Map(cuts.map((end) => [end, toMinor(0)]));
  for (const { end, closing } of months) {
    sums.set(end, sum([sums.get(end) ?? toMinor(0), closing]));
  }
  return compare(
    {
      id: "trial-balance-zero",
      category: "ledger",
      severity: "high",
      ...spanOf(cuts),
    },
    [...sums].map(([end, actual]) => ({ end, actual, expected: toMinor(0) })),
    {
      agreed: say("All {trialBalance} sum to zero.", { trialBalance: cuts.length }),
      differs: ({ end }, difference, count) =>
        say("{trialBalanceOut} sum to zero; {day} is out by {amount}.", {
          trialBalanceOut: count,
          day: end ? formatDay(end) : "",
          amount: written(difference, currency),
        }),
    },
  );
}

/** Invariant 3: opening and what was posted give the closing, and the next period opens with it. */
export function checkRollForward(ledger: Ledger): Check {
  const { cuts, months, currency, fiscalYearEnd } = ledger;
  const balances = ledgerBalances(ledger);
  const next = new Map(cuts.map((end, i) => [end, cuts[i - 1]]));
  const comparisons = months.flatMap(({ accountId, end, opening, debit, credit, closing }) => {
    const within: Comparison = {
      accountId,
      end,
      expected: toMinor(opening + debit - credit),
      actual: closing,
    };
    const before = next.get(end);
    // Across a year end the roll has a question of its own.
    if (!before || fiscalYearOf(before, fiscalYearEnd).end === before) return [within];
    const expected = balances.closing(accountId, before);
    return [within, { accountId, end, expected, actual: opening }];
  });

  return compare(
    {
      id: "balances-roll-forward",
      category: "ledger",
      severity: "high",
      ...spanOf(cuts),
    },
    comparisons,
    {
      agreed: say("Every balance follows from the one before it, in {period}.", {
        period: cuts.length,
      }),
      differs: ({ accountId, end }, difference, count) =>
        say("{balanceOut} follow; account {text} is out by {amount} on {day}.", {
          balanceOut: count,
          text: nameOf(ledger, accountId),
          amount: written(difference, currency),
          day: end ? formatDay(end) : "",
        }),
    },
  );
}

/** Invariant 7: at a new fiscal year nominal accounts restart, and retained earnings take the result. */
export function checkFiscalYearRoll(ledger: Ledger): Check {
  const { accounts, cuts, months, currency, fiscalYearEnd, retainedEarningsId } = ledger;
  const question: Question = {
    id: "fiscal-year-roll",
    category: "ledger",
    severity: "high",
    ...spanOf(cuts),
  };
  const balances = ledgerBalances(ledger);
  const nominal = new Set(accounts.filter(({ kind }) => kind === "Nominal").map(({ id }) => id));
  const openings = new Map(
    months.map((month) => [`${month.end} ${month.accountId}`, month.opening]),
  );
  const years = cuts.slice(0, -1).flatMap((end, i) => {
    const next = cuts[i + 1];
    return next && fiscalYearOf(end, fiscalYearEnd).end === end ? [{ end, next }] : [];
  });
  if (years.length === 0) {
    return inconclusive(question, say("No fiscal year ended within the period collected."));
  }

  const comparisons = years.flatMap(({ end, next }) => {
    const opening = (accountId: string) => openings.get(`${next} ${accountId}`) ?? toMinor(0);
    const retained: Comparison = {
      accountId: retainedEarningsId,
      end,
      expected: sum([balances.closing(retainedEarningsId, end), resultToDate(ledger, end)]),
      actual: opening(retainedEarningsId),
    };
    const restarted = [...nominal].map((accountId) => ({
      accountId,
      end,
      expected: toMinor(0),
      actual: opening(accountId),
    }));
    return [retained, ...restarted];
  });
  return compare(question, comparisons, {
    agreed: say("The result of {fiscalYear} went to retained earnings in full.", {
      fiscalYear: years.length,
    }),
    differs: ({ accountId, end }, difference) =>
      say("After the year that ended {day}, {text} opens with {amount} too much.", {
        day: end ? formatDay(end) : "",
        text: nameOf(ledger, accountId),
        amount: written(difference, currency),
      }),
  });
}

/** Invariant 8: the months of each full fiscal year add up to the year. */
export function checkMonthsAddUp(ledger: Ledger): Check {
  const { accounts, cuts, from, currency, fiscalYearEnd } = ledger;
  const question: Question = {
    id: "months-add-up",
    category: "ledger",
    severity: "medium",
    ...spanOf(cuts),
  };
  const balances = ledgerBalances(ledger);
  const nominal = accounts.filter(({ kind }) => kind === "Nominal");
  const years = cuts
    .map((end) => ({ end, year: fiscalYearOf(end, fiscalYearEnd) }))
    .filter(({ end, year }) => year.end === end && year.start >= from);
  if (years.length === 0) {
    return inconclusive(question, say("No full fiscal year was collected."));
  }
  const comparisons = years.map(({ end, year: { start } }) => ({
    end,
    expected: resultToDate(ledger, end),
    actual: sum(nominal.map(({ id }) => balances.movement(id, start, end))),
  }));
  return compare(question, comparisons, {
    agreed: say("Month by month, {fiscalYearAdds} up.", { fiscalYearAdds: years.length }),
    differs: ({ end }, difference) =>
      say("The months of the year that ended {day} are {amount} off its result.", {
        day: end ? formatDay(end) : "",
        amount: written(difference, currency),
      }),
  });
}

/** An account as people know it. */
export function nameOf({ accounts }: Pick<Ledger, "accounts">, accountId?: string): string {
  const account = accountId === undefined ? undefined : accountsById(accounts).get(accountId);
  if (!account) return accountId ?? "an account";
  return account.number === undefined ? account.name : `${account.number} ${account.name}`;
}

function spanOf(cuts: Ledger["cuts"]): Pick<Check, "from" | "to"> {
  const [first] = cuts;
  const last = cuts.at(-1);
  return { ...(first && { from: first }), ...(last && { to: last }) };
}
