import type { ColumnUse } from "./mapping.ts";

/** Openings and closings that name no day, beside columns of several, are those of the first and the last. */
export function withBalancesAround(columns: readonly ColumnUse[]): readonly ColumnUse[] {
  const ends = columns.flatMap(({ end }) => end ?? []).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined || first === last) return columns;
  return columns.map((use) => {
    if (use.end !== undefined) return use;
    if (use.field.startsWith("opening")) return { ...use, end: first };
    return use.field.startsWith("closing") ? { ...use, end: last } : use;
  });
}
