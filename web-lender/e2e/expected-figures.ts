import type { DexFigures } from "./figures-of-dex.ts";
import type { Statement } from "./statement-views.ts";

/**
 * Expected from DEX's accounts, by line, in cents, on the reported side: a footer sums the accounts since its
 * header, a formula of the income statement all accounts above it. Lines without figures are left out.
 */
export function expectedFigures(
  { lineItems, data, financialStatementType }: Statement,
  { accounts }: DexFigures,
): ReadonlyMap<string, readonly number[]> {
  const columns = data[0]?.columnHeaders.map((_, index) => index) ?? [];
  const nothing = columns.map(() => 0);
  const open: number[][] = [];
  const above = [...nothing];

  const debits = (line: Statement["lineItems"][number]): readonly number[] | undefined => {
    switch (line.lineItemType) {
      case "SectionHeader":
        open.push([...nothing]);
        return undefined;
      case "SectionFooter":
        return open.pop();
      case "Formula":
        if (financialStatementType === "BalanceSheet") throw new Error("A formula is unexpected");
        return [...above];
      case "DetailAccount": {
        const own = accounts.get(line.detailAccountReference?.accountId ?? "") ?? nothing;
        for (const sums of [...open, above]) {
          for (const column of columns) sums[column] = (sums[column] ?? 0) + (own[column] ?? 0);
        }
        return own;
      }
    }
  };
  return new Map(
    lineItems.flatMap((line) => {
      const side = line.reportedAs === "Debit" ? 1 : -1;
      // Adding 0 turns −0 into 0.
      const figures = debits(line)?.map((amount) => side * amount + 0);
      return figures ? [[line.id, figures] as const] : [];
    }),
  );
}
