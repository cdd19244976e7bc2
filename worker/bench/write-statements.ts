// Plans and writes the statements' workbook of 3,000 accounts over five years, all views, without and with adjustments.
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { toMinor } from "@tieout/core/money";
import type { Adjustment } from "@tieout/core/spread/adjustment";
import { standardSpread } from "@tieout/core/spread/spread";
import { financialStatementsWorkbook } from "@tieout/core/workbook/financial-statements";
import { spreadStatements } from "@tieout/core/workbook/spread-statements";
import { largeBooks } from "../../core/golden/large-books.ts";
import { writeXlsx } from "../../server/src/xlsx/write-xlsx.ts";
import { report } from "./report.ts";

const [, , target = "", , entryCount = "0"] = process.argv;
const ledger = largeBooks({ accounts: 3_000, months: 60 });
const real = ledger.accounts.filter(
  ({ kind, classification }) => kind === "Real" && classification !== "retained_earnings",
);
const idAt = (place: number) => real[place % real.length]?.id ?? "";
const adjustments = Array.from({ length: Number(entryCount) }, (_, i): Adjustment => {
  const day = ledger.cuts[i % ledger.cuts.length] ?? ledger.from;
  return {
    id: `entry-${i}`,
    kind: "Reclassification",
    basis: ledger.basis,
    day,
    lines: [
      { accountId: idAt(2 * i), amount: toMinor(1_000 + i) },
      { accountId: idAt(2 * i + 1), amount: toMinor(-1_000 - i) },
    ],
    reason: "Shown where it belongs",
    status: "Confirmed",
  };
});
const spread = { ...standardSpread(ledger.accounts), adjustments };

const started = performance.now();
const workbook = financialStatementsWorkbook({
  ...spreadStatements(ledger, spread, adjustments, "en"),
  preparation: {
    packageName: "QuickBooks Online",
    source: "package",
    language: "en",
    asOf: new Date("2026-03-15T12:00:00Z"),
  },
  checks: [],
  numberStyle: "Actuals",
});
await pipeline(Readable.from(writeXlsx(workbook)), createWriteStream(target));
report(started);
