import { largeBooks } from "../golden/large-books.ts";
import { periodColumns, reportingPeriods } from "../src/calendar/fiscal-year.ts";
import type { Ledger } from "../src/ledger/ledger.ts";
import { applyCommand } from "../src/spread/apply-command.ts";
import { moveOf } from "../src/spread/place-commands.ts";
import { standardSpread } from "../src/spread/spread.ts";
import { spreadBooksOf } from "../src/spread/spread-books.ts";
import { standardSource } from "../src/spread/testing/standard-source.ts";
import { buildStatement } from "../src/statement/build-statement.ts";
import { financialStatement, viewStatement } from "../src/statement/financial-statement.ts";
import { presentStatement } from "../src/statement/present-statement.ts";
import { standardLayout } from "../src/statement/standard-layout.ts";

/* Times all statement views, one of 3,000 lines over 13 months, and an edit of it: `npx tsx bench/statement.ts`. */

const usual = largeBooks({ accounts: 130, months: 62 });
const huge = largeBooks({ accounts: 3_000, months: 62 });

report("both statements in three views, 130 accounts", usual, () => {
  for (const reportingPeriod of reportingPeriods) {
    const columns = periodColumns(usual, { reportingPeriod });
    for (const type of ["BalanceSheet", "IncomeStatement"] as const) {
      const layout = standardLayout(type, usual.accounts);
      const statement = buildStatement({ ledger: usual, layout, reportingPeriod, columns });
      presentStatement(statement, standardSource(usual), { numberStyle: "Actuals" });
    }
  }
});

const layout = standardLayout("BalanceSheet", huge.accounts);
const reportingPeriod = "MonthsAndMTD";
const columns = periodColumns(huge, { reportingPeriod });
report("a balance sheet of 3,000 lines over 13 months", huge, () =>
  buildStatement({ ledger: huge, layout, reportingPeriod, columns }),
);

const books = spreadBooksOf({ accrual: huge });
const view = {
  type: "BalanceSheet",
  reportingPeriod,
  order: "OldestFirst",
  language: "en",
} as const;
let spread = standardSpread(huge.accounts);
let target: "section/other-assets" | "section/equity" = "section/equity";
report("moving a line of it", huge, () => {
  target = target === "section/equity" ? "section/other-assets" : "section/equity";
  const move = moveOf(spread, ["account/10001"], { to: target });
  const applied = move && applyCommand(spread, move, books);
  if (!applied || applied.refused) throw new Error(`Refused: ${applied?.refused}`);
  spread = applied.spread;
  const subject = { ledger: huge, books, spread, availableBases: ["accrual"] as const };
  const source = { ...subject, datasourceNameId: "quickbooksonline", asOf: new Date(0) };
  financialStatement(source, viewStatement(source, view), { ...view, numberStyle: "Actuals" });
});

function report(what: string, { months }: Ledger, work: () => unknown): void {
  const floor = median(() => months.reduce((total, { closing }) => total + closing, 0));
  const ours = median(work);
  process.stdout.write(
    `${what}: ${ours.toFixed(1)} ms, ${(ours / floor).toFixed(0)}x a bare pass over ${months.length} rows\n`,
  );
}

/** Median milliseconds of 21 runs after 5 warm-ups. */
function median(work: () => unknown): number {
  const times = Array.from({ length: 26 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.slice(5).toSorted((one, other) => one - other)[10] ?? Number.NaN;
}
