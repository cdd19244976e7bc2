import { readFileSync } from "node:fs";
import { sampleFile } from "@tieout/connectors/testing/sample-file";
import { periodColumns } from "@tieout/core/calendar/fiscal-year";
import { layoutOf } from "@tieout/core/spread/spread";
import { buildStatement } from "@tieout/core/statement/build-statement";
import { listChecks, type StoredCheck } from "@tieout/services/financial-records/check";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findSpread } from "@tieout/services/financial-records/spread";
import { findLedger } from "@tieout/services/ledger/ledger";
import { describe, expect } from "vitest";
import { parseDay } from "../../../sandbox/src/dex/books/calendar.ts";
import { companies, standardSeed } from "../../../sandbox/src/dex/books/companies.ts";
import { withYearEnd } from "../../../sandbox/src/dex/exports/extract.ts";
import { writeFile } from "../../../sandbox/src/dex/exports/files.ts";
import { ledgerOf, trialBalance } from "../../../sandbox/src/dex/reports/balances.ts";
import { type BegunCollection, ended } from "../testing/collection.ts";
import { asGuessed, choose, reportOf, sendWell, uploadFile } from "../testing/file-collection.ts";
import { test } from "../testing/test.ts";

const all = companies(parseDay("2026-11-21") ?? 0, standardSeed);

/** A file of each kind, with the month its company's fiscal year ends. */
const files = [
  ["trial-balance", "xlsx", 2, "2026-02-28"],
  ["monthly-balances", "csv-semicolon", 6, "2026-10-31"],
  ["general-ledger", "csv-latin-1", 6, "2026-06-30"],
  ["saf-t", "utf-8", 12, "2025-12-31"],
  ["fec", "tab-latin-1", 2, "2026-02-28"],
  ["sie", "dos", 6, "2026-06-30"],
] as const;

describe.concurrent("a file of DEX's books", () => {
  for (const [content, wording, month, end] of files) {
    test(`as ${content} (${wording}), of years that end in month ${month}, becomes statements that DEX's own trial balance agrees with, to the cent`, async ({
      world,
      tenant,
      work,
    }) => {
      const { bytes, name } = await exported(content, wording, month);
      const file = await uploadFile(world, tenant, { bytes, fileName: name });
      const runner = await work();
      const report = await reportOf(file);
      const { asks } = report;
      const fiscalYearEnd = { month, day: 31 };
      await choose(file, { fiscalYearEnd, currency: "USD", ...asGuessed(report) });
      const { findings } = await reportOf(file);

      const begun = await sendWell(file);
      const { outcome } = await ended(begun);

      expect([outcome, runner.faults, findings?.differs]).toEqual(["Success", [], false]);
      expect(asks.filter((ask) => ask === "as-of" || ask === "mixed-days")).toEqual([]);
      const theirs = await reported(month, end);
      const ours = await statementsOf(begun, end);
      expect(ours.result).toBe(theirs.result);
      expect(ours.amounts).toEqual(theirs.amounts);
      const checks = await tenant.tx((db) => listChecks(db, begun.financialRecordId));
      expect(failedIn(checks)).toEqual([]);
    });
  }
});

describe("a file of others", () => {
  const saft = sampleFile("saft-no-999999999.xml");
  test.skipIf(saft === undefined)(
    "SAF-T of the Norwegian tax authority becomes a record with its lines (skipped without the file)",
    async ({ world, tenant, work }) => {
      const file = await uploadFile(world, tenant, {
        bytes: readFileSync(saft ?? ""),
        fileName: "saft.xml",
      });
      await work();
      const { findings } = await reportOf(file);

      const begun = await sendWell(file, { acceptDifference: findings?.differs });
      const { outcome } = await ended(begun);

      expect(outcome).toBe("Success");
      expect(findings).toMatchObject({ companyName: "Selskapet AS", currency: { code: "NOK" } });
      const record = await recordOf(begun);
      expect(record.counts.journalLines).toBe(5);
    },
  );
});

/** Failed checks that the books themselves must pass, and the file's own. */
const failedIn = (checks: readonly StoredCheck[]) =>
  checks
    .filter(({ outcome, severity }) => outcome === "Fail" && severity === "high")
    .map(({ id, fact }) => [id, fact]);

async function exported(
  content: (typeof files)[number][0],
  wording: (typeof files)[number][1],
  month: number,
) {
  const { books, ledger } = opened(month);
  return writeFile(books, ledger, content, wording);
}

function opened(month: number) {
  const books = all.get("bluestem");
  if (!books) throw new Error("Bluestem is one of DEX's companies");
  return { books: withYearEnd(books, month), ledger: ledgerOf(books, "accrual") };
}

/** DEX's own account balances and net income. */
async function reported(month: number, end: string) {
  const { books, ledger } = opened(month);
  const { rows } = await trialBalance(books, ledger, "accrual", parseDay(end) ?? 0);
  const types = new Map(books.accounts.map(({ id, type }) => [id, type]));
  const amounts = rows.map(({ accountId, debit, credit }) => ({
    nominal: nominal.test(types.get(accountId) ?? ""),
    amount: cents(debit) - cents(credit),
  }));
  return {
    result: amounts.filter((one) => one.nominal).reduce((sum, { amount }) => sum + amount, 0),
    amounts: inOrder(amounts.map(({ amount }) => amount)),
  };
}

const nominal = /income|expense|cost/i;

const cents = (amount: string) => Math.round(Number(amount) * 100);

const inOrder = (amounts: readonly number[]) =>
  amounts.filter((amount) => amount !== 0).toSorted((one, other) => one - other);

async function recordOf({ tenant, workspaceId, financialRecordId: id }: BegunCollection) {
  const record = await tenant.tx((db) => findFinancialRecord(db, { workspaceId, id }));
  if (!record) throw new Error("The record should be Created");
  return record;
}

async function statementsOf(begun: BegunCollection, end: string) {
  const record = await recordOf(begun);
  return begun.tenant.tx(async (db) => {
    const ledger = await findLedger(db, record, "accrual");
    if (!ledger) throw new Error("The books should be there");
    const { spread } = await findSpread(db, record.id);
    const amounts: number[] = [];
    let result = 0;
    for (const type of ["BalanceSheet", "IncomeStatement"] as const) {
      const reportingPeriod = "FiscalYearsAndYTD";
      const columns = periodColumns(ledger, { reportingPeriod });
      const at = columns.findIndex((column) => column.end === end);
      const layout = layoutOf(spread, type);
      const { lineItems } = buildStatement({ ledger, layout, reportingPeriod, columns });
      for (const { id, lineItemType, accountId, amounts: figures } of lineItems) {
        const amount = figures?.[at] ?? 0;
        if (lineItemType === "DetailAccount" && accountId !== "current-earnings") {
          amounts.push(amount);
        }
        if (type === "IncomeStatement" && id === "formula/net-income") result = amount;
      }
    }
    return { result, amounts: inOrder(amounts) };
  });
}
