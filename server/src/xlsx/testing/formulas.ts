import { type ReadCell, readXlsx } from "./read-xlsx.ts";

/** A cell that has a formula, and its place such as `Checks!B2`. */
export type FormulaCell = readonly [place: string, cell: ReadCell];

/** All cells of a file that have formulas, sheet by sheet. */
export function formulasOf(file: Uint8Array = Buffer.of()): FormulaCell[] {
  return readXlsx(file).flatMap(({ name, cells }) =>
    [...cells]
      .filter(([, { formula }]) => formula !== undefined)
      .map(([address, cell]): FormulaCell => [`${name}!${address}`, cell]),
  );
}

/**
 * Where a formula stands elsewhere or comes to something else, each as a sentence. Numbers are equal
 * where they're less than `tolerance`, which is told our number, apart.
 */
export function differences(
  ours: readonly FormulaCell[],
  theirs: readonly FormulaCell[],
  tolerance: (value: number) => number,
): string[] {
  return ours.flatMap(([place, { formula, value }], index) => {
    const [otherPlace, otherCell] = theirs[index] ?? [];
    const other = otherCell?.value;
    const isSame =
      typeof value === "number" && typeof other === "number"
        ? Math.abs(value - other) < tolerance(value)
        : value === other;
    const isThere = place === otherPlace;
    return isSame && isThere ? [] : [`${place} =${formula}: ours ${value}, theirs ${other}`];
  });
}
