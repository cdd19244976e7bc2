import { fiscalYearOf, turnsYear } from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { accountsById, ledgerBalances, resultToDate } from "../ledger/ledger-balances.ts";
import { sum, toMinor } from "../money/money.ts";
import { unknownSectionId } from "../statement/standard-sections.ts";
import type { Statement } from "../statement/statement.ts";
import { type Check, compare, inconclusive, type Question } from "./check.ts";

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
      agreed: { code: "trial-balances-zero", values: { trialBalances: cuts.length } },
      differs: ({ end }, minor, trialBalances) => ({
        code: "trial-balances-off",
        values: { trialBalances, on: { day: end }, difference: { minor, currency } },
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
    const within = {
      accountId,
      end,
      expected: toMinor(opening + debit - credit),
      actual: closing,
    };
    const before = next.get(end);
    // Year ends have their own check.
    if (!before || turnsYear(before, end, fiscalYearEnd)) return [within];
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
      agreed: { code: "balances-follow", values: { periods: cuts.length } },
      differs: ({ accountId, end }, minor, balances) => ({
        code: "balances-off",
        values: {
          balances,
          account: nameOf(ledger, accountId),
          difference: { minor, currency },
          on: { day: end },
        },
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
    return next && turnsYear(end, next, fiscalYearEnd) ? [{ end, next }] : [];
  });
  if (years.length === 0) {
    return inconclusive(question, { code: "no-year-end", values: {} });
  }

  const comparisons = years.flatMap(({ end, next }) => {
    const opening = (accountId: string) => openings.get(`${next} ${accountId}`) ?? toMinor(0);
    const retained = {
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
    agreed: { code: "years-rolled", values: { years: years.length } },
    differs: ({ accountId, end }, minor) => ({
      code: "year-not-rolled",
      values: {
        yearEnd: { day: end },
        account: nameOf(ledger, accountId),
        difference: { minor, currency },
      },
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
    return inconclusive(question, { code: "no-full-year", values: {} });
  }
  const comparisons = years.map(({ end, year: { start } }) => ({
    end,
    expected: resultToDate(ledger, end),
    actual: sum(nominal.map(({ id }) => balances.movement(id, start, end))),
  }));
  return compare(question, comparisons, {
    agreed: { code: "months-add-up", values: { years: years.length } },
    differs: ({ end }, minor) => ({
      code: "months-off",
      values: { yearEnd: { day: end }, difference: { minor, currency } },
    }),
  });
}

export function nameOf({ accounts }: Pick<Ledger, "accounts">, accountId: string): string {
  const account = accountsById(accounts).get(accountId);
  if (!account) return accountId;
  return account.number === undefined ? account.name : `${account.number} ${account.name}`;
}

function spanOf(cuts: Ledger["cuts"]): Pick<Check, "from" | "to"> {
  const [first] = cuts;
  const last = cuts.at(-1);
  return { ...(first && { from: first }), ...(last && { to: last }) };
}

/**
 * Invariant 4: assets equal liabilities and equity, in every column as it is shown. Not known while accounts of unknown
 * type, which may be either, have a balance.
 */
export function checkBalanceSheet({ columns, lineItems, currency }: Statement): Check {
  const question: Question = {
    id: "assets-equal-liabilities-and-equity",
    category: "statement",
    severity: "high",
  };
  const totals = lineItems.filter(
    ({ lineItemType, absoluteIndentationLevel }) =>
      lineItemType === "SectionFooter" && absoluteIndentationLevel === 0,
  );
  const comparisons = columns.map(({ end }, column) => ({
    end,
    expected: toMinor(0),
    actual: sum(totals.flatMap(({ amounts }) => amounts?.[column] ?? [])),
  }));
  const unknown = lineItems.find(({ id }) => id === `${unknownSectionId}/footer`)?.amounts ?? [];
  const last = unknown.findLastIndex((amount) => amount !== 0);
  const [minor, end] = [unknown[last], columns[last]?.end];
  const balances = comparisons.every(({ actual }) => actual === 0);
  if (balances && minor && end !== undefined) {
    const values = { on: { day: end }, balance: { minor, currency } };
    return inconclusive(question, { code: "sheet-of-unknown-types", values });
  }
  return compare(question, comparisons, {
    agreed: { code: "sheet-balances", values: { periods: columns.length } },
    differs: ({ end }, difference, periods) => ({
      code: "sheet-off",
      values: {
        periods,
        on: { day: end },
        greater: difference > 0 ? "assets" : "liabilities-and-equity",
        difference: { minor: toMinor(Math.abs(difference)), currency },
      },
    }),
  });
}
