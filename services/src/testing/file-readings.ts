import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { Day } from "@tieout/core/calendar";
import { toMinor } from "@tieout/core/money";
import type { Tx } from "@tieout/server/database/with-tenant";
import { saveFileReading } from "../file-imports/reading.ts";

/** Has a file read that was just uploaded, as a worker does. */
export async function insertFileReading(
  db: Tx,
  id: string,
  { differs = false, reading = 1, asks = [] as FileReport["asks"] } = {},
): Promise<void> {
  const headings = ["Account", "Name", "Debit", "Credit"];
  await saveFileReading(
    db,
    { id, reading },
    {
      report: { kind: "trial-balance", remembered: false, asks, findings: findings(differs) },
      recipe: { kind: "csv", table: { sheet: 0, mapping: { headingRow: 1, headings } } },
      rejected: {
        headings,
        rows: differs
          ? [{ row: 3, value: "6O.00", fault: "letter", cells: ["1100", "=HYPERLINK(1)", "6O.00"] }]
          : [],
      },
    },
  );
}

function findings(differs: boolean): NonNullable<FileReport["findings"]> {
  const amount = toMinor(20_000);
  const figures = { accounts: 2, lines: 0, debits: amount, credits: amount, guessedTypes: 0 };
  return {
    // Days by their form.
    from: "2025-01-01" as Day,
    upTo: "2025-12-31" as Day,
    fiscalYears: [],
    fiscalYearEnd: { month: 12, day: 31, said: true },
    currency: { code: "USD", said: true },
    figures: { ...figures, difference: toMinor(0), digits: 2 },
    tieOut: { agreed: 0, notCheckable: 0, total: 0, checks: [] },
    rejectedCount: 0,
    rejectedBooks: 0,
    rejected: [],
    differs,
  };
}
