import type { LayoutAccountType } from "./business.ts";
import { resultTypes, type StatementPart } from "./statements.ts";

const income = ["Income"] as const;
const gross = ["Income", "Cost of Goods Sold"] as const;
const operating = ["Income", "Cost of Goods Sold", "Expense"] as const;
const other = ["Other Income", "Other Expense"] as const;

type Program = "online" | "desktop";

/** The order of a QuickBooks profit and loss. Online says "Total for Income", Desktop "Total Income". */
export function profitAndLossOf(program: Program): readonly StatementPart[] {
  const part = (title: string, types: readonly LayoutAccountType[], total = title) => ({
    ...{ title, types },
    total: program === "online" ? `Total for ${title}` : `Total ${total}`,
  });
  const trading: readonly StatementPart[] = [
    part("Income", income),
    part("Cost of Goods Sold", ["Cost of Goods Sold"], "COGS"),
    { line: "Gross Profit", types: gross },
    part(program === "online" ? "Expenses" : "Expense", ["Expense"]),
  ];
  const beside: readonly StatementPart[] = [
    part("Other Income", ["Other Income"]),
    part(program === "online" ? "Other Expenses" : "Other Expense", ["Other Expense"]),
  ];
  const last: StatementPart = { line: "Net Income", types: resultTypes };
  if (program === "online") {
    return [
      ...trading,
      { line: "Net Operating Income", types: operating },
      ...beside,
      { line: "Net Other Income", types: other },
      last,
    ];
  }
  return [
    { title: "Ordinary Income/Expense", parts: trading },
    { line: "Net Ordinary Income", types: operating },
    { title: "Other Income/Expense", parts: beside },
    { line: "Net Other Income", types: other },
    last,
  ];
}

export function balanceSheetOf(program: Program): readonly StatementPart[] {
  const online = program === "online";
  const total = (title: string) => (online ? `Total for ${title}` : `Total ${title}`);
  const part = (title: string, ...types: LayoutAccountType[]) => ({
    ...{ title, types },
    total: total(title),
  });
  const whole = (title: string, parts: readonly StatementPart[], sum = total(title)) => ({
    ...{ title, parts },
    total: sum,
  });
  return [
    whole(
      online ? "Assets" : "ASSETS",
      [
        whole("Current Assets", [
          part(online ? "Bank Accounts" : "Checking/Savings", "Bank"),
          part("Accounts Receivable", "Accounts Receivable"),
          part("Other Current Assets", "Other Current Asset"),
        ]),
        part("Fixed Assets", "Fixed Asset"),
        part("Other Assets", "Other Asset"),
      ],
      online ? "Total for Assets" : "TOTAL ASSETS",
    ),
    whole(
      online ? "Liabilities and Equity" : "LIABILITIES & EQUITY",
      [
        whole("Liabilities", [
          whole("Current Liabilities", [
            part("Accounts Payable", "Accounts Payable"),
            part("Credit Cards", "Credit Card"),
            part("Other Current Liabilities", "Other Current Liability"),
          ]),
          part(online ? "Long-Term Liabilities" : "Long Term Liabilities", "Long Term Liability"),
        ]),
        {
          ...part("Equity", "Equity"),
          parts: [{ line: "Net Income", types: resultTypes, adds: true }],
        },
      ],
      online ? "Total for Liabilities and Equity" : "TOTAL LIABILITIES & EQUITY",
    ),
  ];
}
