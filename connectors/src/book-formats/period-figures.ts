import { columnOf, type Field, type Mapping } from "@tieout/core/book-mapping/mapping";
import { sidesOf } from "@tieout/core/book-mapping/posted-periods";
import type { Reading, Refused } from "@tieout/core/book-mapping/reading";
import type { Day } from "@tieout/core/calendar/day";
import { type Minor, toMinor } from "@tieout/core/money";
import { amountOrZero, netOf, type RowValues } from "./row-values.ts";

export interface PeriodFigures {
  readonly opening?: Minor;
  readonly closing?: Minor;
  readonly movement?: { readonly debit: Minor; readonly credit: Minor };
  readonly refusal?: Refused & { readonly column: number | undefined };
}

export const balanceFields: readonly Field[] = [
  "opening",
  "openingDebit",
  "openingCredit",
  "debit",
  "credit",
  "amount",
  "closing",
  "closingDebit",
  "closingCredit",
];

/** Debit and credit are balances unless mapped otherwise; next to an opening or closing they're movements. */
export function periodFigures(
  values: RowValues,
  mapping: Mapping,
  end: Day | undefined,
): PeriodFigures {
  const has = (field: Field) => columnOf(mapping, field, end) !== undefined;
  const figure = (field: Field) => values.figure(field, end);
  for (const field of balanceFields) {
    const reading = figure(field);
    if (reading.result === "refused") {
      return { refusal: { ...reading, column: columnOf(mapping, field, end) } };
    }
  }
  const opening = has("opening")
    ? values.sided("opening", end)
    : netOf(figure("openingDebit"), figure("openingCredit"));
  const closing = has("closing")
    ? values.sided("closing", end)
    : netOf(figure("closingDebit"), figure("closingCredit"));
  const net = has("amount")
    ? values.sided("amount", end)
    : netOf(figure("debit"), figure("credit"));
  const besideBalances = (["opening", "openingDebit", "closing", "closingDebit"] as const).some(
    has,
  );
  const isMovement = besideBalances || mapping.figures === "movements";
  const movement = has("amount")
    ? sidesOf(amountOrZero(net))
    : { debit: figure("debit"), credit: figure("credit") };

  return {
    ...(opening.result === "read" && { opening: opening.value }),
    ...(closing.result === "read" && { closing: closing.value }),
    ...(net.result === "read" &&
      (isMovement ? { movement: postedSides(movement) } : { closing: net.value })),
  };
}

type Side = Minor | Reading<Minor>;

/** A negative on one side is a positive on the other. */
function postedSides({ debit, credit }: { readonly debit: Side; readonly credit: Side }) {
  const left = sidesOf(typeof debit === "number" ? debit : amountOrZero(debit));
  const right = sidesOf(typeof credit === "number" ? credit : amountOrZero(credit));
  return {
    debit: toMinor(left.debit + right.credit),
    credit: toMinor(left.credit + right.debit),
  };
}
