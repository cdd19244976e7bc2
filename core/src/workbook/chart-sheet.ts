import type { Account, Ledger } from "../ledger/index.ts";
import type { BalanceGrid } from "./balance-grid.ts";
import { numberCell, textCell } from "./cell.ts";
import { type Preparation, sheetHeading } from "./preparation.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import { styles } from "./styles.ts";
import { type TableColumn, tableSheet } from "./table-sheet.ts";
import { type WorkbookTexts, workbookTexts } from "./texts.ts";

/** Every account, as its package describes it and as we have judged it. */
export function chartSheet(
  ledger: Ledger,
  grid: BalanceGrid,
  preparation: Preparation,
): CheckedSheet {
  const texts = workbookTexts[preparation.language];
  const name = texts.sheets.chart;
  const heading = sheetHeading(ledger, preparation, name);
  return {
    says: texts.says.chart,
    plan: tableSheet(name, heading, columnsOf(grid, texts), ledger.accounts),
  };
}

function columnsOf(
  { sectionOf }: BalanceGrid,
  { columns, accounts }: WorkbookTexts,
): TableColumn<Account>[] {
  const text = (title: string, width: number, pick: (account: Account) => string | undefined) => ({
    title,
    width,
    cellOf: (account: Account) => textCell(pick(account), styles.plain),
  });
  return [
    text(columns.number, 12, ({ number }) => number),
    text(columns.account, 40, ({ name }) => name),
    text(columns.fullName, 48, ({ fullName }) => fullName),
    text(columns.type, 24, ({ vendorType }) => vendorType),
    text(columns.subtype, 28, ({ vendorSubtype }) => vendorSubtype),
    text(columns.classification, 28, (account) => accounts.classifications[account.classification]),
    text(columns.decidedBy, 18, (account) => accounts.sources[account.classificationSource]),
    {
      title: columns.confidence,
      width: 12,
      cellOf: ({ confidence }) => numberCell(confidence, percent),
    },
    text(columns.kind, 10, ({ kind }) => accounts.kinds[kind]),
    text(columns.section, 28, ({ id }) => sectionOf.get(id)),
    text(columns.active, 9, ({ active }) => (active ? accounts.yes : accounts.no)),
    text(columns.description, 48, ({ description }) => description),
  ];
}

const percent = { numberFormat: "0%", align: "left" } as const;
