import { largeBooks } from "../golden/large-books.ts";
import { periodColumns } from "../src/calendar/fiscal-year.ts";
import { buildStatement } from "../src/statement/build-statement.ts";
import { drillDown } from "../src/statement/drill-down.ts";
import { standardLayout } from "../src/statement/standard-layout.ts";

/*
 * Times drill-down of the largest cell at 1,000 and 3,000 accounts over 60 months, beside its floor in the same round,
 * which reads each balance once: `npx tsx bench/statement-drill-down.ts`.
 */

for (const accounts of [1_000, 3_000]) {
  const rounds = Array.from({ length: 9 }, () => timesOf(accounts));
  const first = median(rounds.map((round) => round.first));
  const again = median(rounds.map((round) => round.again));
  const floor = median(rounds.map((round) => round.floor));
  const [{ months, listed, bytes } = { months: 0, listed: 0, bytes: 0 }] = rounds;
  process.stdout.write(
    `${accounts} accounts, ${months} months: ${first.toFixed(1)} ms the first time, ${again.toFixed(1)} ms after; floor ${floor.toFixed(1)} ms; ` +
      `${listed} accounts listed, ${(bytes / 1024).toFixed(0)} kB as JSON\n`,
  );
}

function timesOf(accounts: number) {
  const ledger = largeBooks({ accounts, months: 60 });
  const layout = standardLayout("BalanceSheet", ledger.accounts);
  const reportingPeriod = "FiscalYearsAndYTD";
  const columns = periodColumns(ledger, { reportingPeriod });
  const statement = buildStatement({ ledger, layout, reportingPeriod, columns });
  const column = columns.at(-1)?.reportingPeriodId ?? "";
  const open = () => drillDown(statement, ledger, "assets/footer", column);

  const start = performance.now();
  const opened = open();
  const between = performance.now();
  open();
  const end = performance.now();
  const total = ledger.months.reduce((sum, { opening, closing }) => sum + closing - opening, 0);
  const floor = performance.now() - end;
  if (Number.isNaN(total)) throw new Error("Balances don't add up");
  return {
    floor,
    first: between - start,
    again: end - between,
    months: ledger.months.length,
    listed: opened?.accounts.length ?? 0,
    bytes: JSON.stringify(opened).length,
  };
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
