import type { Side } from "@tieout/core/account-types/account-class";
import type { LayoutAccountType } from "../../../../sandbox/src/dex/exports/layouts/business.ts";
import { balancesOn, type Layout } from "../../../../sandbox/src/dex/exports/layouts/layout.ts";

export const sideOfType: Record<LayoutAccountType, Side> = {
  Bank: "asset",
  "Accounts Receivable": "asset",
  "Other Current Asset": "asset",
  "Fixed Asset": "asset",
  "Other Asset": "asset",
  "Accounts Payable": "liability",
  "Credit Card": "liability",
  "Other Current Liability": "liability",
  "Long Term Liability": "liability",
  Equity: "owners",
  Income: "income",
  "Cost of Goods Sold": "expense",
  Expense: "expense",
  "Other Income": "income",
  "Other Expense": "expense",
};

/** Net income, and total assets at the end, of the business in a layout: in cents. */
export function totalsWritten({ company }: Layout) {
  const balances = balancesOn(company, company.to);
  const sum = (...sides: readonly Side[]) =>
    company.accounts
      .filter(({ type }) => sides.includes(sideOfType[type]))
      .reduce((total, { role }) => total + (balances.get(role) ?? 0), 0);
  return { netIncome: -sum("income", "expense"), totalAssets: sum("asset") };
}
