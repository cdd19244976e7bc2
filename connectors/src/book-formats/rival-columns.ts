import type { ColumnUse } from "@tieout/core/book-mapping/mapping";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { fieldOfColumn } from "./column-field.ts";
import { figureFields } from "./column-texts.ts";
import type { ColumnHeading } from "./heading-row.ts";
import { fieldOfHeading, isToDate, namesCurrency } from "./heading-words.ts";

/**
 * The columns with those that say the same of another figure: of a group that nobody knows, or in another
 * money. A person has to tell which of them is meant, as the first needn't be; one that is said to be since
 * the year began, or in the money of the books, is.
 */
export function withRivals(
  uses: readonly ColumnUse[],
  headings: readonly ColumnHeading[],
  body: readonly SheetRow[],
): readonly ColumnUse[] {
  const columns = [...uses];
  for (const rival of headings) {
    const field = fieldOfColumn(rival);
    const end = rival.period?.end;
    if (!field || !figureFields.has(field)) continue;
    if (columns.some(({ column }) => column === rival.column)) continue;
    const at = columns.findIndex((use) => use.field === field && use.end === end);
    const used = headings.find(({ column }) => column === columns[at]?.column);
    if (!used || saysToDate(used)) continue;

    const use: ColumnUse = { column: rival.column, field, why: "matched", ...(end && { end }) };
    if (areGroups(used, rival)) columns.push(use);
    else if (namesCurrency(rival.text) && !namesCurrency(used.text)) columns.splice(at, 1, use);
    else if (namesCurrency(used.text) && !namesCurrency(rival.text)) continue;
    else if (differ(body, used.column, rival.column)) columns.push(use);
  }
  return columns.sort((one, another) => one.column - another.column);
}

export const saysToDate = ({ text, group }: ColumnHeading): boolean => isToDate(`${group} ${text}`);

const areGroups = (one: ColumnHeading, another: ColumnHeading): boolean =>
  one.group !== another.group &&
  [one, another].every(({ group }) => group !== "" && fieldOfHeading(group) === undefined);

function differ(body: readonly SheetRow[], one: number, another: number): boolean {
  return body.some(({ cells }) => {
    const [first, second] = [textOf(cells[one]).trim(), textOf(cells[another]).trim()];
    return first !== "" && second !== "" && first !== second;
  });
}
