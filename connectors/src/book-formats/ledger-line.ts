import { columnOf, type Field, type Mapping } from "@tieout/core/book-mapping/mapping";
import type { Reading } from "@tieout/core/book-mapping/reading";
import type { Day } from "@tieout/core/calendar";
import type { JournalLine } from "@tieout/core/ledger";
import type { Minor } from "@tieout/core/money";
import { netOf, type RowValues } from "./row-values.ts";

export interface AmountReading {
  readonly reading: Reading<Minor>;
  readonly column: number | undefined;
}

/** A line's amount, debit positive: from two columns, from one with a side, or from one with a sign. */
export function amountOf(values: RowValues, mapping: Mapping): AmountReading {
  if (columnOf(mapping, "debit") !== undefined) {
    const [debit, credit] = [values.figure("debit"), values.figure("credit")];
    const blamed = credit.result === "refused" && debit.result !== "refused" ? "credit" : "debit";
    return { reading: netOf(debit, credit), column: columnOf(mapping, blamed) };
  }
  return { reading: values.sided("amount"), column: columnOf(mapping, "amount") };
}

export interface LineFigures {
  readonly row: number;
  readonly date: Day;
  readonly accountId: string;
  readonly amount: Minor;
  /** What holds the lines of an entry together that has no voucher. */
  readonly entry: string;
}

export function lineOf(
  { row, date, accountId, amount, entry }: LineFigures,
  text: RowValues["text"],
): JournalLine {
  const optional = (key: "memo" | "documentNumber", field: Field) =>
    text(field) === "" ? {} : { [key]: text(field) };
  const voucher = [text("journal"), text("voucher")].filter((part) => part !== "").join(" ");
  return {
    transactionId: text("voucher") === "" ? entry : voucher,
    transactionType: text("transactionType") === "" ? "Journal entry" : text("transactionType"),
    lineNumber: row,
    date,
    accountId,
    amount,
    ...optional("memo", "memo"),
    ...optional("documentNumber", "document"),
  };
}
