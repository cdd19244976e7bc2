import { type YearEndAccount, yearEndLedger } from "@tieout/core/spread/testing/year-end-ledger";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { saveFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { saveStandardSpread } from "@tieout/services/financial-records/spread";
import { succeedImport } from "@tieout/services/imports/run";
import { saveAccounts, saveMonths } from "@tieout/services/ledger/save";
import {
  type BuiltImport,
  type BuiltSubmission,
  insertImport,
} from "@tieout/services/testing/builders";
import { type SignedIn, signInAs } from "./people.ts";

/** A collection whose books have full fiscal years, and a user who may read them. */
export type RiskBooks = BuiltImport & {
  readonly member: SignedIn;
  readonly params: {
    readonly path: { readonly workspaceId: string; readonly financialRecordId: string };
  };
};

/** Loads year-end balances into a record and makes it Created. */
export async function insertRiskBooks(
  tenant: HostedTenant,
  chart: readonly YearEndAccount[],
  submission?: BuiltSubmission,
): Promise<RiskBooks> {
  const built = await tenant.tx(async (db) => {
    const begun = await insertImport(db, submission);
    const { financialRecordId, importId } = begun;
    const { accounts, months, cuts, retainedEarningsId, from } = yearEndLedger("Alder", chart);
    await saveAccounts(db, financialRecordId, accounts);
    await saveMonths(db, { financialRecordId, basis: "accrual" }, months);
    await saveStandardSpread(db, financialRecordId, accounts);
    const upTo = cuts.at(-1) ?? from;
    await saveFinancialRecord(db, {
      financialRecordId,
      legalName: "Alder",
      ...{ fiscalYearEndMonth: 12, fiscalYearEndDay: 31, currency: "USD" },
      ...{ bases: ["accrual"], groups: ["financial-statements"] },
      ...{ from, upTo, cuts, retainedEarningsId },
      counts: { accounts: accounts.length, journalLines: 0, parties: 0, openDocuments: 0 },
      ...{ dataAsOf: builtAt, now: builtAt },
    });
    await succeedImport(db, { importId, token: "" }, builtAt);
    return begun;
  });
  const { workspaceId, financialRecordId, userId } = built;
  const member = await signInAs(tenant, userId);
  return { ...built, member, params: { path: { workspaceId, financialRecordId } } };
}

/** `core`'s test firms are in thousands of dollars; books here are in dollars. */
const thousands = (...chart: readonly YearEndAccount[]): readonly YearEndAccount[] =>
  chart.map(([number, name, classification, ...amounts]) => [
    number,
    name,
    classification,
    ...amounts.map((amount) => amount * 1_000),
  ]);

const retainedEarnings: YearEndAccount = ["3100", "Retained earnings", "retained_earnings"];

export const restaurantBooks = thousands(
  ["1000", "Checking", "cash", 112, 124],
  ["1200", "Receivables", "ar", 0, 4],
  ["1300", "Inventory", "inventory", 0, 22],
  ["1500", "Equipment", "fixed_asset", 0, 540],
  ["1590", "Accumulated depreciation", "accumulated_depreciation", 0, -70],
  ["2010", "Payables", "ap", 0, -110],
  ["2700", "Bank loan", "long_term_debt", 0, -310],
  ["3000", "Stock", "equity", -110, -110],
  retainedEarnings,
  ["4000", "Sales", "revenue", -1780, -1850],
  ["5000", "Cost of goods sold", "cogs", 1778, 1000],
  ["6000", "Rent", "opex", 0, 660],
  ["6500", "Depreciation", "depreciation_amortization", 0, 70],
  ["8000", "Interest", "interest_expense", 0, 32],
);

/** One year. Dividends that were paid back bring retained earnings to 90. */
export const restaurantsFirstYear = thousands(
  ["1000", "Checking", "cash", 124],
  ["1200", "Receivables", "ar", 4],
  ["1300", "Inventory", "inventory", 22],
  ["1500", "Equipment", "fixed_asset", 540],
  ["1590", "Accumulated depreciation", "accumulated_depreciation", -70],
  ["2010", "Payables", "ap", -110],
  ["2700", "Bank loan", "long_term_debt", -310],
  ["3000", "Stock", "equity", -110],
  ["3050", "Dividends", "equity", -2],
  retainedEarnings,
  ["4000", "Sales", "revenue", -1850],
  ["5000", "Cost of goods sold", "cogs", 1000],
  ["6000", "Rent", "opex", 660],
  ["6500", "Depreciation", "depreciation_amortization", 70],
  ["8000", "Interest", "interest_expense", 32],
);

/** The restaurant's books with some accounts changed. */
export function restaurantWith(...changed: readonly YearEndAccount[]): readonly YearEndAccount[] {
  const numbers = new Set(changed.map(([number]) => number));
  const kept = restaurantBooks.filter(([number]) => !numbers.has(number));
  return [...kept, ...thousands(...changed)];
}

export const engineersBooks = thousands(
  ["1000", "Checking", "cash", 560, 230],
  ["1200", "Receivables", "ar", 0, 120],
  ["1300", "Inventory", "inventory", 0, 50],
  ["1500", "Equipment", "fixed_asset", 0, 330],
  ["1590", "Accumulated depreciation", "accumulated_depreciation", 0, -30],
  ["3000", "Stock", "equity", -200, -200],
  retainedEarnings,
  ["4000", "Fees", "revenue", -1450, -1500],
  ["5000", "Cost of services", "cogs", 1090, 1320],
  ["6500", "Depreciation", "depreciation_amortization", 0, 30],
  ["8000", "Interest", "interest_expense", 0, 10],
);

export const physiciansBooks = thousands(
  ["1000", "Checking", "cash", 370, 70],
  ["1200", "Receivables", "ar", 0, 190],
  ["1500", "Equipment", "fixed_asset", 0, 320],
  ["1590", "Accumulated depreciation", "accumulated_depreciation", 0, -60],
  ["2010", "Payables", "ap", 0, -120],
  ["2700", "Bank loan", "long_term_debt", 0, -110],
  ["3000", "Stock", "equity", -270, -270],
  ["3050", "Shareholder distributions", "equity", 0, 410],
  retainedEarnings,
  ["4000", "Fees", "revenue", -2800, -2900],
  ["5000", "Cost of services", "cogs", 2700, 2500],
  ["6500", "Depreciation", "depreciation_amortization", 0, 60],
  ["8000", "Interest", "interest_expense", 0, 10],
);
