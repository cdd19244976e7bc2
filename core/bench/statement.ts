import { cutsBetween, type Day, periodColumns, reportingPeriods } from "../src/calendar/index.ts";
import { type Account, buildLedger, classify, type Ledger } from "../src/ledger/index.ts";
import { toMinor } from "../src/money/index.ts";
import { buildStatement, presentStatement, standardLayout } from "../src/statement/index.ts";

/*
 * How long statements take from monthly balances: all three views of both, as a page asks for them,
 * and one statement of 3,000 lines over 13 months, as after an edit. Each against the least that any
 * way could take, one pass over the ledger's months. Run with `npx tsx bench/statement.ts`.
 */

const usual = books(130);
const huge = books(3_000);

report("both statements in three views, 130 accounts", usual, () => {
  for (const reportingPeriod of reportingPeriods) {
    const columns = periodColumns(usual, { reportingPeriod });
    for (const type of ["BalanceSheet", "IncomeStatement"] as const) {
      const layout = standardLayout(type, usual.accounts);
      const statement = buildStatement({ ledger: usual, layout, reportingPeriod, columns });
      presentStatement(statement, usual, { numberStyle: "Actuals" });
    }
  }
});

const layout = standardLayout("BalanceSheet", huge.accounts);
const reportingPeriod = "MonthsAndMTD";
const columns = periodColumns(huge, { reportingPeriod });
report("a balance sheet of 3,000 lines over 13 months", huge, () =>
  buildStatement({ ledger: huge, layout, reportingPeriod, columns }),
);

function report(what: string, { months }: Ledger, work: () => unknown): void {
  const floor = median(() => months.reduce((total, { closing }) => total + closing, 0));
  const ours = median(work);
  process.stdout.write(
    `${what}: ${ours.toFixed(1)} ms, ${(ours / floor).toFixed(0)}x a bare pass over ${months.length} rows\n`,
  );
}

/** Milliseconds of the middle of 21 runs, after 5 that only warm up. */
function median(work: () => unknown): number {
  const times = Array.from({ length: 26 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.slice(5).toSorted((one, other) => one - other)[10] ?? Number.NaN;
}

/** Five years and a bit, in which every account moves every month. */
function books(count: number): Ledger {
  const from = "2021-01-01" as Day;
  const upTo = "2026-02-10" as Day;
  const fiscalYearEnd = { month: 12, day: 31 };
  const accounts = Array.from({ length: count }, (_, i) => anAccount(i));
  const movements = cutsBetween(from, upTo, fiscalYearEnd).flatMap((end, cut) =>
    accounts.map(({ id }, i) => ({
      accountId: id,
      end,
      debit: toMinor(i * 100 + cut),
      credit: toMinor((count - 1 - i) * 100 + cut),
    })),
  );
  const names = { legalName: "Books, LLC", currency: "USD", basis: "accrual" } as const;
  return buildLedger({ ...names, fiscalYearEnd, from, upTo, accounts, openings: [], movements });
}

function anAccount(i: number): Account {
  const classification = (["cash", "other_current_asset", "ap", "revenue", "opex"] as const)[i % 5];
  const id = String(10_000 + i);
  const account = { id, number: id, name: `Account ${i}`, fullName: `Account ${i}` };
  return classify({ ...account, vendorType: "Any", posting: true, active: true }, classification);
}
