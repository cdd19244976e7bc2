import type { ColumnUse, Field } from "@tieout/core/book-mapping/mapping";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import type { ColumnHeading } from "./heading-row.ts";
import { balanceFields } from "./period-figures.ts";
import { fieldOfColumn } from "./rival-columns.ts";
import { figureOfCell } from "./row-values.ts";

type Style = Parameters<typeof figureOfCell>[1];

/** One column of figures, or a debit column and the credit column beside it. */
interface FigureGroup {
  readonly columns: readonly number[];
  readonly field: Field;
}

interface Chain {
  readonly opening: FigureGroup;
  readonly moved: FigureGroup;
  readonly closing: FigureGroup;
}

/** Fewer rows may agree by chance. */
const fewestRows = 3;

/**
 * Of columns with one meaning, those that come to each other in every row: opening and movements are the balance. The others say
 * the same again. An opening further left is the year's, before the period's.
 */
export function chainedColumns(
  headings: readonly ColumnHeading[],
  uses: readonly ColumnUse[],
  body: readonly SheetRow[],
  style: Style,
): readonly ColumnUse[] | undefined {
  const groups = groupsIn(headings);
  const figures = rowsOf(groups, body, style);
  const openings = groups.filter(({ field }) => isOpening(field));
  const chains = openings.flatMap((opening) =>
    after(opening, groups).flatMap((moved) =>
      after(moved, groups).flatMap((closing) =>
        isChain(figures, { opening, moved, closing }) ? [{ opening, moved, closing }] : [],
      ),
    ),
  );
  const [chain] = chains;
  const [first] = openings;
  if (!chain || !first || chains.some((one) => !closesAlike(figures, one, chain))) return undefined;
  const rest = uses.filter(({ field }) => !balanceFields.includes(field) && field !== "balance");
  const named =
    chain.opening === first
      ? [...asFields(first, "opening"), ...asFields(chain.moved, "moved")]
      : asFields(first, "opening");
  return [...rest, ...named, ...asFields(chain.closing, "closing")].sort(
    (one, another) => one.column - another.column,
  );
}

/**
 * Reads columns of months as movements where two other columns prove it: opening + months = closing, in every row.
 * Undefined where none do.
 */
export function monthMovements(
  uses: readonly ColumnUse[],
  body: readonly SheetRow[],
  style: Style,
): readonly ColumnUse[] | undefined {
  const months = uses.filter(({ field, end }) => end !== undefined && field === "amount");
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || months.length < 2) return undefined;
  const others = uses.filter(({ end }) => end === undefined);
  const width = Math.max(0, ...body.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const named = others.filter(({ field }) => !balanceFields.includes(field));
  const isFree = (column: number) => named.every((use) => use.column !== column);
  const figureIn = ({ cells }: SheetRow, column: number) => figureAt(cells[column], style);
  const moved = body.map((row) => sum(months.map(({ column }) => figureIn(row, column))));
  const areAddedUp = (opening: number | undefined, closing: number) => {
    const rows = body.map((row, i) => ({
      opening: opening === undefined ? 0 : figureIn(row, opening),
      moved: moved[i] ?? 0,
      closing: figureIn(row, closing),
    }));
    return addUp(rows);
  };

  const before = columns.filter((column) => column < first.column && isFree(column));
  const closings = columns.filter((column) => column > last.column && isFree(column));
  for (const closing of closings) {
    const opening = before.find(
      (column) => areAddedUp(column, closing) && body.some((row) => figureIn(row, column) !== 0),
    );
    if (opening !== undefined) {
      return [
        ...named,
        { column: opening, field: "opening", why: "matched", ...endOf(first) },
        ...months,
        { column: closing, field: "closing", why: "matched", ...endOf(last) },
      ];
    }
    if (areAddedUp(undefined, closing)) return [...named, ...months];
  }
  return undefined;
}

/** Without columns that say how one day's balances differ from another's: "Movement", "Variance". */
export function withoutDifferences(
  uses: readonly ColumnUse[],
  body: readonly SheetRow[],
  style: Style,
): readonly ColumnUse[] {
  const figures = uses.filter(({ field }) => field === "amount");
  const ends = [...new Set(figures.flatMap(({ end }) => end ?? []))].sort();
  const [first, second] = ends.map((day) => figures.find(({ end }) => end === day));
  if (!first || !second || ends.length > 2) return uses;
  const others = figures.filter((use) => use !== first && use !== second);
  const isDifference = ({ column }: ColumnUse) => {
    const rows = body.map(({ cells }) => {
      const between = figureAt(cells[first.column], style) - figureAt(cells[second.column], style);
      return { difference: Math.abs(figureAt(cells[column], style)), between: Math.abs(between) };
    });
    const moving = rows.filter(({ between }) => between !== 0);
    return (
      moving.length >= fewestRows && rows.every(({ difference, between }) => difference === between)
    );
  };
  return uses.filter((use) => !others.includes(use) || !isDifference(use));
}

const endOf = ({ end }: ColumnUse) => (end === undefined ? {} : { end });

const isOpening = (field: Field): boolean => field.startsWith("opening");

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

function figureAt(cell: SheetRow["cells"][number], style: Style): number {
  const reading = figureOfCell(cell, style);
  return reading.result === "read" ? reading.value : 0;
}

function groupsIn(headings: readonly ColumnHeading[]): FigureGroup[] {
  const groups: FigureGroup[] = [];
  for (const heading of headings) {
    const field = heading.period ? undefined : fieldOfColumn(heading);
    const { column } = heading;
    if (!field || !(balanceFields.includes(field) || field === "balance")) continue;
    const before = groups.at(-1);
    const isOtherSide =
      /credit$/i.test(field) && before?.columns[0] === column - 1 && /debit$/i.test(before.field);
    if (isOtherSide) groups.splice(-1, 1, { ...before, columns: [column - 1, column] });
    else groups.push({ columns: [column], field });
  }
  return groups.filter(
    ({ field, columns }) => !/(debit|credit)$/i.test(field) || columns.length === 2,
  );
}

const after = ({ columns }: FigureGroup, groups: readonly FigureGroup[]): FigureGroup[] =>
  groups.filter((one) => (one.columns[0] ?? 0) > (columns.at(-1) ?? 0) && !isOpening(one.field));

type GroupFigures = ReadonlyMap<FigureGroup, readonly number[]>;

function rowsOf(
  groups: readonly FigureGroup[],
  body: readonly SheetRow[],
  style: Style,
): GroupFigures {
  return new Map(
    groups.map((group) => {
      const [debit = 0, credit] = group.columns;
      const net = body.map(({ cells }) => {
        const against = credit === undefined ? 0 : figureAt(cells[credit], style);
        return figureAt(cells[debit], style) - against;
      });
      return [group, net] as const;
    }),
  );
}

function isChain(figures: GroupFigures, { opening, moved, closing }: Chain): boolean {
  const [from = [], by = [], to = []] = [opening, moved, closing].map((one) => figures.get(one));
  return addUp(
    from.map((figure, i) => ({ opening: figure, moved: by[i] ?? 0, closing: to[i] ?? 0 })),
  );
}

const closesAlike = (figures: GroupFigures, one: Chain, another: Chain): boolean =>
  String(figures.get(one.closing)) === String(figures.get(another.closing));

function addUp(
  rows: readonly { readonly opening: number; readonly moved: number; readonly closing: number }[],
): boolean {
  const moving = rows.filter(({ moved }) => moved !== 0);
  return (
    moving.length >= fewestRows &&
    rows.every(({ opening, moved, closing }) => opening + moved === closing)
  );
}

const fieldsOf = {
  opening: ["opening", "openingDebit", "openingCredit"],
  moved: ["amount", "debit", "credit"],
  closing: ["closing", "closingDebit", "closingCredit"],
} as const;

function asFields({ columns }: FigureGroup, what: keyof typeof fieldsOf): ColumnUse[] {
  const [alone, debit, credit] = fieldsOf[what];
  const [first = 0, second] = columns;
  if (second === undefined) return [{ column: first, field: alone, why: "matched" }];
  return [
    { column: first, field: debit, why: "matched" },
    { column: second, field: credit, why: "matched" },
  ];
}
