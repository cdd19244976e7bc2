import { type Day, formatDay } from "../calendar/day.ts";
import type { BooksSource } from "../check/check-facts.ts";
import { filled, type Language } from "../language/language.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { currencyDigits } from "../money/money.ts";
import { type StatementHeading, statementHeading } from "../statement/heading.ts";
import type { NumberStyle } from "../statement/statement.ts";
import { statementTexts } from "../statement/texts.ts";
import { columnLetters, linkCell, type Row, textCell } from "./cell.ts";
import { styles } from "./styles.ts";
import { workbookTexts } from "./texts.ts";
import type { PrintPlan, WorkbookProperties } from "./workbook.ts";

/** Source, time and language. */
export interface Preparation {
  /** The package's name, as people know it. */
  readonly packageName: string;
  readonly source: BooksSource;
  /** When the books were read. */
  readonly asOf: Date;
  readonly language: Language;
}

/** The lines over a sheet, and what stands around every one of a workbook. */
export interface SheetHeading extends StatementHeading {
  readonly contents: string;
  readonly pages: string;
}

/** Journals aren't needed. */
export type Books = Pick<Ledger, "legalName" | "currency" | "basis" | "from" | "cuts">;

/** For other sheets: exact amounts, all days collected. */
export function sheetHeading(
  books: Books,
  preparation: Preparation,
  title: string,
  period: string = wholePeriod(books, preparation.language),
): SheetHeading {
  const { legalName, basis, currency } = books;
  const numberStyle: NumberStyle = "Actuals";
  // Reuses a statement's heading texts with empty lines.
  const empty = {
    type: "BalanceSheet",
    reportingPeriod: "MonthsAndMTD",
    columns: [],
    layout: { type: "BalanceSheet", nodes: [] },
    lineItems: [],
  } as const;
  const heading = statementHeading(
    { ...empty, legalName, basis, currency },
    { ...preparation, numberStyle },
  );
  return { ...onSheet(heading, preparation), title, period };
}

export function onSheet(heading: StatementHeading, { language }: Preparation): SheetHeading {
  const { contents, pages } = workbookTexts[language];
  return { ...heading, contents: contents.name, pages };
}

export function workbookProperties(
  { legalName, basis, currency }: Books,
  { packageName, asOf, language }: Preparation,
  title: string,
): WorkbookProperties {
  return {
    title: `${legalName}: ${title}`,
    subject: filled(workbookTexts[language].subject, {
      basis: statementTexts[language].bases[basis],
      package: packageName,
    }),
    author: "Tieout",
    asOf,
    currencyDigits: currencyDigits(currency),
  };
}

function wholePeriod({ from, cuts }: Books, language: Language): string {
  return daySpan(from, cuts.at(-1) ?? from, language);
}

/** "Jan 1, 2024 to Mar 15, 2026". */
export function daySpan(from: Day, to: Day, language: Language): string {
  return filled(statementTexts[language].span, {
    from: formatDay(from, language),
    to: formatDay(to, language),
  });
}

/** The sheet's own rows follow. */
export const headingRowCount = 5;

/** The lines of D-43 and the link back. */
export function headingRows(heading: SheetHeading, isContents = false): Row[] {
  const { legalName, title, basis, currencyAndScaling, period, provenance, note } = heading;
  const back = linkCell(`← ${heading.contents}`, heading.contents, styles.link);
  return [
    { cells: [textCell(legalName, styles.legalName)], height: 20 },
    { cells: [textCell(`${title} · ${basis}`, styles.title)], height: 16 },
    {
      cells: [
        textCell([period, currencyAndScaling, note].filter(Boolean).join(" · "), styles.quiet),
      ],
    },
    { cells: [textCell(provenance, styles.quiet)] },
    { cells: isContents ? [] : [back], height: 18 },
  ];
}

/** Pages repeat heading and titles; the foot says how far to trust them. */
export function printPlan(
  { provenance, pages }: SheetHeading,
  lastRepeated: number,
  orientation: PrintPlan["orientation"] = "landscape",
): PrintPlan {
  return {
    orientation,
    repeatedRows: { first: lastRepeated === 0 ? 0 : 1, last: lastRepeated },
    repeatedColumns: 0,
    pagesWide: 1,
    header: "",
    footer: provenance,
    pages,
  };
}

/** For multipage widths: the heading is at the page head, or repeated columns would cut it off. */
export function widePrintPlan(
  { legalName, title, basis, currencyAndScaling, period, provenance, pages }: SheetHeading,
  { titlesRow, lastRow, lastColumn }: WideTable,
): PrintPlan {
  return {
    orientation: "landscape",
    repeatedRows: { first: titlesRow, last: titlesRow },
    repeatedColumns: 2,
    pagesWide: Math.ceil((lastColumn + 1) / columnsAPage),
    area: `$A$${titlesRow}:$${columnLetters(lastColumn)}$${lastRow}`,
    header: [legalName, title, basis, period, currencyAndScaling].join(" · "),
    footer: provenance,
    pages,
  };
}

interface WideTable {
  readonly titlesRow: number;
  readonly lastRow: number;
  /** Counted from 0. */
  readonly lastColumn: number;
}

// As many figures as are readable on a page.
const columnsAPage = 14;
