import type { BenchmarkId } from "../risk/benchmarks.ts";
import type { RiskAmount } from "../risk/inputs.ts";
import type { RatioId } from "../risk/ratios.ts";
import type { ShownAmount } from "../risk/statement-feeds.ts";
import type { Cell, Row } from "./cell.ts";

/** Rows that formulas can refer to. */
export type RowId =
  | RiskAmount
  | ShownAmount
  | RatioId
  | BenchmarkId
  | `effect-${RatioId}`
  | "naics"
  | "sectorShift"
  | "years"
  | "cumulative"
  | "forward"
  | "storedCumulative"
  | "storedForward"
  | "flooredLiabilities"
  | "flooredCurrentLiabilities"
  | "known"
  | "baseline"
  | "sector"
  | "logOdds"
  | "alive"
  | "forwardWithoutSector"
  | "aliveWithoutSector";

/** A cell's absolute address, such as `$B$12`. Throws if the row isn't on the sheet. */
export type At = (id: RowId, column: string) => string;

export interface Line {
  readonly id?: RowId;
  /** Called after all rows are placed, so that a formula can refer to a later row. */
  readonly cells: (at: At) => readonly (Cell | undefined)[];
}

/** Lines that belong together. An empty row follows. */
export type Block = readonly Line[];

export function placeBlocks(blocks: readonly Block[], firstRow: number) {
  const lines = blocks.flatMap((block) => (block.length === 0 ? [] : [...block, empty]));
  const rows = new Map(
    lines.flatMap(({ id }, index) => (id === undefined ? [] : [[id, firstRow + index] as const])),
  );
  const at: At = (id, column) => {
    const row = rows.get(id);
    if (row === undefined) throw new Error(`The risk sheet has no row of ${id}`);
    return `$${column}$${row}`;
  };
  return { at, rows: () => lines.map(({ cells }): Row => ({ cells: cells(at) })) };
}

const empty: Line = { cells: () => [] };

export function line(id: RowId, cells: Line["cells"]): Line {
  return { id, cells };
}

/** Without formulas. */
export function plainLine(...cells: readonly (Cell | undefined)[]): Line {
  return { cells: () => cells };
}
