import type { LineItem, ReportedAs, Section, Statement } from "../statement/index.ts";

/** A statement's lines and the rows of the sheet in which they stand. */
export interface StatementPlace {
  readonly lines: readonly PlacedLine[];
  readonly lastRow: number;
  readonly rowOfAccount: ReadonlyMap<string, PlacedLine>;
  readonly rowOfTotal: ReadonlyMap<string, PlacedLine>;
}

export interface PlacedLine {
  readonly row: number;
  readonly item: LineItem;
}

/** Puts a statement's lines into rows, with an empty one before each outermost section after the first. */
export function placeStatement({ lineItems }: Statement, firstRow: number): StatementPlace {
  let row = firstRow - 1;
  const lines = lineItems.map((item, index) => {
    const begins = item.lineItemType === "SectionHeader" && item.absoluteIndentationLevel === 0;
    row += begins && index > 0 ? 2 : 1;
    return { row, item };
  });

  return {
    lines,
    lastRow: row,
    rowOfAccount: new Map(
      lines.flatMap((line) =>
        line.item.accountId === undefined ? [] : [[line.item.accountId, line]],
      ),
    ),
    rowOfTotal: new Map(
      lines.flatMap((line) =>
        line.item.lineItemType === "SectionFooter" ? [[line.item.sectionId, line]] : [],
      ),
    ),
  };
}

/** The lines that add up to a section's total: its parts' totals and its own accounts. */
export function termsOf(section: Section, place: StatementPlace): PlacedLine[] {
  return [
    ...section.sections.flatMap((part) => {
      const total = place.rowOfTotal.get(part.id);
      return total ? [total] : termsOf(part, place);
    }),
    ...section.accountIds.flatMap((id) => {
      const line = place.rowOfAccount.get(id);
      return line ? [line] : [];
    }),
  ];
}

/**
 * Adds lines up as people would: neighbours by a range, and what reads the other way round with a minus.
 * `SUM(C9:C12)+C15-C20`; `0` where there is nothing to add.
 */
export function sumOf(
  terms: readonly PlacedLine[],
  reportedAs: ReportedAs,
  letter: string,
): string {
  const runs: { first: number; last: number; adds: boolean }[] = [];
  for (const { row, item } of terms) {
    const adds = item.reportedAs === reportedAs;
    const run = runs.at(-1);
    if (run && run.adds === adds && run.last === row - 1) run.last = row;
    else runs.push({ first: row, last: row, adds });
  }

  const text = runs
    .map(({ first, last, adds }) => {
      const place =
        first === last ? `${letter}${first}` : `SUM(${letter}${first}:${letter}${last})`;
      return `${adds ? "+" : "-"}${place}`;
    })
    .join("");
  return text === "" ? "0" : text.replace(/^\+/, "");
}
