import type { Day } from "../calendar/day.ts";
import type { Language } from "../language/language.ts";
import type { Account, Ledger } from "../ledger/ledger.ts";
import { currencyDigits } from "../money/money.ts";
import {
  allAccountIds,
  type CaptionedLayout,
  type CaptionedSection,
  sectionsIn,
} from "../statement/layout.ts";
import { columnLetters, sheetPrefix } from "./cell.ts";
import { headingRowCount } from "./sheet-heading.ts";
import { workbookTexts } from "./texts.ts";

/** The two data sheets. */
export type DataSheet = "balances" | "activity";

/** The layout of both data sheets: a row per account, a column per period end. */
export interface BalanceGrid {
  readonly sheetNames: Record<DataSheet, string>;
  /** Labels in the kind column. */
  readonly kinds: Record<Account["kind"], string>;
  readonly accounts: readonly Account[];
  readonly cuts: readonly Day[];
  /** The row of period ends. */
  readonly endsRow: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly rowOf: ReadonlyMap<string, number>;
  readonly retainedEarningsId: string;
  /** Unique names of outermost sections. */
  readonly sectionNames: ReadonlyMap<CaptionedSection, string>;
  /** The outermost section of an account. */
  readonly sectionOf: ReadonlyMap<string, string>;
  readonly digits: number;
}

/** Number, name, type, classification, kind, section. */
export const gridTextColumns = 6;

export function balanceGrid(
  ledger: Ledger,
  layouts: readonly CaptionedLayout[],
  language: Language,
): BalanceGrid {
  const { sheets, accounts } = workbookTexts[language];
  const endsRow = headingRowCount + 1;
  const firstRow = endsRow + 1;
  const sectionNames = namesOf(layouts.flatMap(({ nodes }) => sectionsIn(nodes)));
  return {
    sheetNames: sheets,
    kinds: accounts.kinds,
    accounts: ledger.accounts,
    cuts: ledger.cuts,
    endsRow,
    firstRow,
    lastRow: firstRow + ledger.accounts.length - 1,
    rowOf: new Map(ledger.accounts.map(({ id }, index) => [id, firstRow + index])),
    retainedEarningsId: ledger.retainedEarningsId,
    sectionNames,
    sectionOf: new Map(
      [...sectionNames].flatMap(([section, name]) =>
        allAccountIds(section).map((accountId) => [accountId, name] as const),
      ),
    ),
    digits: currencyDigits(ledger.currency),
  };
}

/** `'Monthly balances'!$G$7:$BB$90`, or another part of a data sheet. */
export function gridBlock(grid: BalanceGrid, sheet: DataSheet): string {
  const { first, last } = figureColumns(grid);
  return `${sheetPrefix(grid.sheetNames[sheet])}$${first}$${grid.firstRow}:$${last}$${grid.lastRow}`;
}

export function gridRow(grid: BalanceGrid, sheet: DataSheet, row: number): string {
  const { first, last } = figureColumns(grid);
  return `${sheetPrefix(grid.sheetNames[sheet])}$${first}$${row}:$${last}$${row}`;
}

const textColumns = { classification: 3, kind: 4, section: 5 } as const;
type TextColumn = keyof typeof textColumns;

export function gridTexts(grid: BalanceGrid, sheet: DataSheet, column: TextColumn): string {
  const letter = columnLetters(textColumns[column]);
  return `${sheetPrefix(grid.sheetNames[sheet])}$${letter}$${grid.firstRow}:$${letter}$${grid.lastRow}`;
}

/** The position, within the figures, of a cell's date. */
export function endsMatch(grid: BalanceGrid, endCell: string): string {
  return `MATCH(${endCell},${gridRow(grid, "balances", grid.endsRow)},0)`;
}

function figureColumns({ cuts }: BalanceGrid): { readonly first: string; readonly last: string } {
  return {
    first: columnLetters(gridTextColumns),
    last: columnLetters(gridTextColumns + Math.max(cuts.length, 1) - 1),
  };
}

// Formula texts end at 255 characters, and quotes count twice.
const longestName = 100;

function namesOf(sections: readonly CaptionedSection[]): Map<CaptionedSection, string> {
  const taken = new Set<string>();
  return new Map(
    sections.map((section) => {
      const caption = section.headerCaption.slice(0, longestName);
      let name = caption;
      for (let other = 2; taken.has(name.toLowerCase()); other += 1) name = `${caption} (${other})`;
      taken.add(name.toLowerCase());
      return [section, name] as const;
    }),
  );
}
