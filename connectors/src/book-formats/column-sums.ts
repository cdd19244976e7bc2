import type { OwnTotal } from "@tieout/core/book-mapping/file-books";
import type { Field, Mapping } from "@tieout/core/book-mapping/mapping";
import { toMinor } from "@tieout/core/money";
import { balanceFields } from "./period-figures.ts";
import { amountOrZero, type RowValues } from "./row-values.ts";

/** Adds up the columns of a trial balance. */
export interface ColumnSums {
  readonly add: (values: RowValues) => void;
  /** The file's own total row, beside what its columns come to so far. */
  readonly against: (row: number, values: RowValues) => OwnTotal[];
}

export function columnSums({ columns }: Mapping): ColumnSums {
  const uses = columns.filter(({ field }) => balanceFields.includes(field));
  const sums = uses.map(() => 0);
  return {
    add: (values) => {
      for (const [i, { field, end }] of uses.entries()) {
        sums[i] = toMinor((sums[i] ?? 0) + amountOrZero(values.figure(field, end)));
      }
    },
    against: (row, values) =>
      uses.flatMap(({ field, end }, i) => {
        const said = values.figure(field, end);
        if (said.result !== "read") return [];
        const place = { row, ...(end !== undefined && { end }) };
        return [
          { what: kindOfTotal(field), place, said: said.value, added: toMinor(sums[i] ?? 0) },
        ];
      }),
  };
}

function kindOfTotal(field: Field): OwnTotal["what"] {
  if (/debit$/i.test(field)) return "debits";
  return /credit$/i.test(field) ? "credits" : "balance";
}
