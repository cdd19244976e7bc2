import type { BooksAnswers } from "@tieout/core/book-mapping/books-answers";
import type { Mapping } from "@tieout/core/book-mapping/mapping";
import { firstText, isBlank, type SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { amountOf, rowWordOf } from "./ledger-rows.ts";
import { depthOf } from "./nested-parts.ts";
import { rowValues } from "./row-values.ts";

/** Facts about accounts that are found only by reading the whole ledger. Plain data, because it's stored. */
export interface LedgerSurvey {
  /** Headings of accounts below others: their rows, each with its parent's. */
  readonly parents?: readonly PartParent[];
  /** Accounts whose amounts are above zero for credits, where each account's amounts are in its own direction. */
  readonly credits?: readonly string[];
}

export interface PartParent {
  readonly row: number;
  readonly under: number;
}

interface PartSurvey {
  readonly take: (row: SheetRow) => void;
  /** Whether the rest tells nothing: lines name their accounts, or there are too many headings. */
  readonly isOver: () => boolean;
  /** None where headings are indented, which tells more, or where totals name no account but the last. */
  readonly parents: () => readonly PartParent[];
}

/** No chart without indentation has as many headings and totals; beyond it, accounts stay beside each other. */
const mostLabels = 10_000;

/** In a ledger by account, no line names its account. */
const mostNamed = 50;

interface Heading {
  readonly row: number;
  readonly label: string;
}

/** Finds accounts below others by totals: one that names an earlier account closes it and all since. */
export function partSurvey(mapping: Mapping, { digits }: Pick<BooksAnswers, "digits">): PartSurvey {
  const depths = new Set<number>();
  /** Those that no total has put below another. */
  const open: Heading[] = [];
  const found: PartParent[] = [];
  let count = 0;
  let named = 0;

  function close(label: string): void {
    const at = open.findLastIndex((one) => one.label === label);
    const parent = open[at];
    if (!parent) return;
    const below = open.splice(at + 1);
    found.push(...below.map(({ row }) => ({ row, under: parent.row })));
  }

  return {
    take: (row) => {
      if (row.number <= mapping.headingRow || isBlank(row) || count > mostLabels) return;
      const text = firstText(row);
      const word = rowWordOf(text);
      if (word === "total") {
        count++;
        return close(totalled(text));
      }
      const values = rowValues(row, mapping, digits);
      const isSilent = amountOf(values, mapping).reading.result === "blank";
      const isDated = values.day("date").result === "read";
      if (isDated && values.account()) named++;
      if (word !== undefined || !isSilent || isDated) return;
      count++;
      depths.add(depthOf(row));
      open.push({ row: row.number, label: text.trim() });
    },
    isOver: () => named > mostNamed || count > mostLabels,
    parents: () => (depths.size > 1 || count > mostLabels ? [] : found),
  };
}

/** "Total for Utilities with sub-accounts": Utilities. */
const totalled = (text: string): string =>
  text
    .trim()
    .replace(/^totals?( for)? /i, "")
    .replace(/ with sub-?accounts$/i, "");

/** How deep each heading is: 0 for those below none. */
export function levelsOf(parents: readonly PartParent[]): (row: number) => number | undefined {
  const under = new Map(parents.map((one) => [one.row, one.under]));
  return (row) => {
    if (under.size === 0) return undefined;
    let level = 0;
    for (let at = under.get(row); at !== undefined; at = under.get(at)) level++;
    return level;
  };
}
