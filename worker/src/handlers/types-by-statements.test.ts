import { periodColumns } from "@tieout/core/calendar/fiscal-year";
import { layoutOf } from "@tieout/core/spread/spread";
import { buildStatement } from "@tieout/core/statement/build-statement";
import { table } from "@tieout/server/database/table";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findSpread } from "@tieout/services/financial-records/spread";
import { findLedger } from "@tieout/services/ledger/ledger";
import { describe, expect } from "vitest";
import { type BegunCollection, ended } from "../testing/collection.ts";
import {
  addSupporting,
  choose,
  reportOf,
  sendWell,
  uploadFile,
} from "../testing/file-collection.ts";
import { test } from "../testing/test.ts";

describe("account types that the sender's own statements say", () => {
  test("are those of the books that are kept, and of the statements made from them", async ({
    world,
    tenant,
    work,
  }) => {
    await work();
    const bytes = Buffer.from(balances);
    const file = await uploadFile(world, tenant, { bytes, fileName: "Balances.csv" });
    await reportOf(file);
    await addSupporting(file, { role: "statements", text: profitAndLoss, fileName: "P&L.csv" });
    await reportOf(file);
    await addSupporting(file, { role: "statements", text: balanceSheet, fileName: "BS.csv" });
    await choose(file, { fiscalYearEnd: { month: 12, day: 31 } });
    const report = await reportOf(file);

    const begun = await sendWell(file);
    const { outcome } = await ended(begun);

    expect(outcome).toBe("Success");
    // Nothing is left to be guessed or asked.
    expect(report.accountTypes).toBeUndefined();
    expect(await keptTypes(begun)).toEqual([
      ["1000", "cash", "balance-sheet"],
      ["1900", "other_current_asset", "balance-sheet"],
      ["2000", "long_term_debt", "balance-sheet"],
      ["3000", "equity", "balance-sheet"],
      ["4000", "revenue", "profit-and-loss"],
      ["6000", "opex", "profit-and-loss"],
      // It takes finished years' profits in, since the books have no account for them.
      ["tieout:retained-earnings", "retained_earnings", "special-role"],
    ]);
    expect(await figuresOf(begun)).toMatchObject({
      "assets/footer": 9_500_00,
      "long-term-liabilities/footer": -2_000_00,
      "revenue/footer": -9_000_00,
      "operating-expenses/footer": 5_500_00,
      "formula/net-income": -3_500_00,
    });
  });
});

/** Names that say nothing, or something else than they are. */
const balances = `Trial balance,,,
As of December 31 2025,,,
Account,Name,Debit,Credit
1000,Checking,7000.00,
1900,Kappa,2500.00,
2000,Delta,,2000.00
3000,Owner's equity,,4000.00
4000,Sigma,,9000.00
6000,Omega,5500.00,
`;

const profitAndLoss = `Bluestem LLC,
Profit and Loss,
"January 1 - December 31, 2025",
,Total
Income,
4000 Sigma,"9,000.00"
Total Income,"9,000.00"
Expenses,
6000 Omega,"5,500.00"
Total Expenses,"5,500.00"
Net Income,"3,500.00"
`;

const balanceSheet = `Bluestem LLC,
Balance Sheet,
"As of December 31, 2025",
,Total
ASSETS,
Current Assets,
Bank Accounts,
1000 Checking,"7,000.00"
Total Bank Accounts,"7,000.00"
Other Current Assets,
1900 Kappa,"2,500.00"
Total Other Current Assets,"2,500.00"
Total Current Assets,"9,500.00"
TOTAL ASSETS,"9,500.00"
LIABILITIES AND EQUITY,
Liabilities,
Long-Term Liabilities,
2000 Delta,"2,000.00"
Total Long-Term Liabilities,"2,000.00"
Total Liabilities,"2,000.00"
Equity,
3000 Owner's equity,"4,000.00"
Net Income,"3,500.00"
Total Equity,"7,500.00"
TOTAL LIABILITIES AND EQUITY,"9,500.00"
`;

const keptTypes = ({ tenant }: BegunCollection) =>
  tenant.tx(async (db) => {
    const accounts = await table(db, "ledgerAccounts")
      .where({ tenantId: db.tenantId })
      .orderBy("id")
      .select("id", "classification", "classificationSource");
    return accounts.map(({ id, classification, classificationSource }) => [
      id,
      classification,
      classificationSource,
    ]);
  });

/** What both statements show for the year, debit positive. */
async function figuresOf({ tenant, workspaceId, financialRecordId: id }: BegunCollection) {
  return tenant.tx(async (db) => {
    const record = await findFinancialRecord(db, { workspaceId, id });
    const ledger = record && (await findLedger(db, record, "accrual"));
    if (!ledger) throw new Error("The books should be there");
    const { spread } = await findSpread(db, record.id);
    const reportingPeriod = "FiscalYearsAndYTD";
    const columns = periodColumns(ledger, { reportingPeriod });
    const last = columns.findIndex(({ end }) => end === "2025-12-31");
    const figures = (["BalanceSheet", "IncomeStatement"] as const).flatMap((type) => {
      const layout = layoutOf(spread, type);
      const { lineItems } = buildStatement({ ledger, layout, reportingPeriod, columns });
      return lineItems.map((item) => [item.id, item.amounts?.[last]] as const);
    });
    return Object.fromEntries(figures);
  });
}
