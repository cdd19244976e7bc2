import type { Account, Ledger } from "../ledger/index.ts";
import type { BalanceGrid } from "./balance-grid.ts";
import { numberCell, textCell } from "./cells.ts";
import { type Preparation, sheetHeading } from "./preparation.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import { styles } from "./styles.ts";
import { type TableColumn, tableSheet } from "./table-sheet.ts";

/** Every account, as its package describes it and as we have judged it. */
export function chartSheet(
  ledger: Ledger,
  grid: BalanceGrid,
  preparation: Preparation,
): CheckedSheet {
  const name = "Chart of accounts";
  const heading = sheetHeading(ledger, preparation, name);
  return {
    says: "Every account, with where it stands and how sure its classification is.",
    plan: tableSheet(name, heading, columnsOf(grid), ledger.accounts),
  };
}

function columnsOf({ sectionOf }: BalanceGrid): TableColumn<Account>[] {
  const text = (title: string, width: number, pick: (account: Account) => string | undefined) => ({
    title,
    width,
    cellOf: (account: Account) => textCell(pick(account), styles.plain),
  });
  return [
    text("Number", 12, ({ number }) => number),
    text("Account", 40, ({ name }) => name),
    text("Full name", 48, ({ fullName }) => fullName),
    text("Type", 24, ({ vendorType }) => vendorType),
    text("Subtype", 28, ({ vendorSubtype }) => vendorSubtype),
    text("Classification", 26, ({ classification }) => classification),
    text("Decided by", 16, ({ classificationSource }) => classificationSource),
    {
      title: "Confidence",
      width: 12,
      cellOf: ({ confidence }) => numberCell(confidence, percent),
    },
    text("Kind", 10, ({ kind }) => kind),
    text("Section", 28, ({ id }) => sectionOf.get(id)),
    text("Active", 9, ({ active }) => (active ? "Yes" : "No")),
    text("Description", 48, ({ description }) => description),
  ];
}

const percent = { numberFormat: "0%", align: "left" } as const;
