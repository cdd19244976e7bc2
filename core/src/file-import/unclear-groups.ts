import { fieldOfColumn } from "./column-field.ts";
import type { ColumnHeading } from "./heading-row.ts";
import { fieldOfHeading, isToDate } from "./heading-words.ts";
import type { ColumnUse } from "./mapping.ts";

/**
 * The columns with those that say the same in another group, where nobody knows what the groups are: a
 * person has to tell which of them is meant, as the first needn't be.
 */
export function withUnclearGroups(
  uses: readonly ColumnUse[],
  headings: readonly ColumnHeading[],
): readonly ColumnUse[] {
  if (headings.some(({ group }) => isToDate(group))) return uses;
  const unclear = headings.filter(
    ({ group, period }) => group !== "" && !period && fieldOfHeading(group) === undefined,
  );
  const isUsed = (column: number) => uses.some((use) => use.column === column);
  const others = unclear.flatMap((heading): ColumnUse[] => {
    const field = fieldOfColumn(heading);
    const isThere = unclear.some(
      (other) =>
        isUsed(other.column) && other.group !== heading.group && fieldOfColumn(other) === field,
    );
    if (!field || isUsed(heading.column) || !isThere) return [];
    return [{ column: heading.column, field, why: "matched" }];
  });
  return [...uses, ...others].sort((one, another) => one.column - another.column);
}
