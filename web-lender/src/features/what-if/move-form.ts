import { type Minor, negate } from "@tieout/core/money";
import type { RiskMove } from "@tieout/core/risk/moves";
import { type AmountStyle, amountOf } from "../../messages/typed-amount.ts";

export const moves = [
  "borrow",
  "repay",
  "owners-in",
  "owners-out",
  "profit",
  "collect-in",
  "stock-for",
  "current-portion",
  "owners-pay",
] as const satisfies readonly RiskMove["move"][];

/** A move's fields, as typed. */
export interface MoveForm {
  readonly move: (typeof moves)[number];
  readonly amount: string;
  readonly due: string;
  readonly interest: string;
  /** In percent. */
  readonly tax: string;
  readonly days: string;
  readonly forEquipment: boolean;
}

export const emptyMove: MoveForm = {
  ...{ move: "borrow", amount: "", due: "", interest: "", tax: "", days: "" },
  forEquipment: false,
};

export type MoveField = "amount" | "due" | "interest" | "tax" | "days";

/** The fields of each move. An empty one after the first counts as zero. */
export const fieldsOf: Readonly<Record<MoveForm["move"], readonly MoveField[]>> = {
  borrow: ["amount", "due", "interest", "tax"],
  repay: ["amount", "due"],
  "owners-in": ["amount"],
  "owners-out": ["amount"],
  profit: ["amount", "tax"],
  "collect-in": ["days"],
  "stock-for": ["days"],
  "current-portion": ["amount"],
  "owners-pay": ["amount"],
};

export type ReadMove =
  | { readonly result: "read"; readonly move: RiskMove }
  | { readonly result: "wrong"; readonly field: MoveField }
  | { readonly result: "empty" };

export function readMove(form: MoveForm, style: AmountStyle): ReadMove {
  const { move, forEquipment } = form;
  const fields = fieldsOf[move];
  const [main] = fields;
  if (main && form[main].trim() === "") return { result: "empty" };

  const amount = move === "profit" ? signed(form.amount, style) : amountOf(form.amount, style);
  const due = orZero(form.due, style);
  const interest = orZero(form.interest, style);
  const percent = orZero(form.tax, { ...style, digits: 2 });
  const typed: Readonly<Record<MoveField, number | undefined>> = {
    ...{ amount, due, interest },
    tax: percent !== undefined && percent <= 10_000 ? percent / 10_000 : undefined,
    days: /^\d{1,4}$/.test(form.days.trim()) ? Number(form.days) : undefined,
  };
  const wrong = fields.find((field) => typed[field] === undefined);
  if (wrong) return { result: "wrong", field: wrong };

  const taxRate = typed.tax ?? 0;
  const days = typed.days ?? 0;
  const money = amount ?? zero;
  const dueWithinYear = due ?? zero;
  switch (move) {
    case "borrow":
      return read({
        ...{ move, amount: money, dueWithinYear, taxRate, forEquipment },
        interest: interest ?? zero,
      });
    case "repay":
      return read({ move, amount: money, dueWithinYear });
    case "profit":
      return read({ move, amount: money, taxRate });
    case "collect-in":
    case "stock-for":
      return read({ move, days });
    case "owners-in":
    case "owners-out":
    case "current-portion":
    case "owners-pay":
      return read({ move, amount: money });
  }
}

const read = (move: RiskMove): ReadMove => ({ result: "read", move });
const zero = 0 as Minor;

const orZero = (text: string, style: AmountStyle): Minor | undefined =>
  text.trim() === "" ? zero : amountOf(text, style);

function signed(text: string, style: AmountStyle): Minor | undefined {
  const plain = text.trim();
  const isNegative = /^[-−–(]/.test(plain);
  const amount = amountOf(isNegative ? plain.slice(1).replace(/\)$/, "") : plain, style);
  return amount !== undefined && isNegative ? negate(amount) : amount;
}
