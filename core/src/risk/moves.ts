import { type Minor, toMinor } from "../money/money.ts";
import { type RiskAmount, type RiskAmounts, type RiskInputs, riskAmounts } from "./inputs.ts";

/**
 * A what-if change to a fiscal year's figures. Every move keeps assets equal to liabilities and equity. Amounts are minor
 * units; a tax rate is a fraction.
 */
export type RiskMove = Borrow | Repay | OwnersMove | Profit | Days | CurrentPortion | OwnersPay;

interface Borrow {
  readonly move: "borrow";
  readonly amount: Minor;
  /** The part that must be repaid within 12 months. */
  readonly dueWithinYear: Minor;
  /** A year's interest, paid in cash. */
  readonly interest: Minor;
  readonly taxRate: number;
  /** Spent on equipment; otherwise it stays in cash. */
  readonly forEquipment: boolean;
}

interface Repay {
  readonly move: "repay";
  readonly amount: Minor;
  /** The part that was due within 12 months, such as a line of credit. */
  readonly dueWithinYear: Minor;
}

/** What owners pay in or take out. */
interface OwnersMove {
  readonly move: "owners-in" | "owners-out";
  readonly amount: Minor;
}

/** More operating income, received in cash; negative is less. */
interface Profit {
  readonly move: "profit";
  readonly amount: Minor;
  readonly taxRate: number;
}

/** Sets receivables or inventory to a number of days of sales. Cash takes the difference. */
interface Days {
  readonly move: "collect-in" | "stock-for";
  readonly days: number;
}

/** Long-term debt that turns out to be due within 12 months. */
interface CurrentPortion {
  readonly move: "current-portion";
  readonly amount: Minor;
}

/** Treats owners' draws as pay for their work: income falls, and cash and equity stay, as the money was already taken. */
interface OwnersPay {
  readonly move: "owners-pay";
  readonly amount: Minor;
}

export type MoveRefusal =
  /** An amount, a number of days or a tax rate is out of range. */
  | "move-out-of-bounds"
  /** A figure that the move changes isn't known. */
  | "figure-unknown"
  | "negative-cash"
  /** More is repaid than is owed, or more is due within 12 months than is owed or borrowed. */
  | "more-than-owed";

/** Makes the move, or says why it can't be made. The prior year stays as it is. */
export function applyMove(
  inputs: RiskInputs,
  move: RiskMove,
): { readonly inputs: RiskInputs } | { readonly refused: MoveRefusal } {
  if (!isWithinBounds(move)) return { refused: "move-out-of-bounds" };
  if ("dueWithinYear" in move && move.dueWithinYear > move.amount)
    return { refused: "more-than-owed" };
  const changes = changesOf(move, inputs.year);
  if (!changes || !isKnown(changes, inputs.year)) return { refused: "figure-unknown" };
  const year = changed(inputs.year, changes);
  if (!year) return { refused: "move-out-of-bounds" };

  if (sinks(cashOf, inputs.year, year)) return { refused: "negative-cash" };
  if (owedParts.some((part) => sinks(part, inputs.year, year)))
    return { refused: "more-than-owed" };
  // Without assets there is nothing to score.
  if (year.totalAssets !== undefined && year.totalAssets <= 0) {
    return { refused: "move-out-of-bounds" };
  }
  return { inputs: { ...inputs, year } };
}

/** How much each figure changes by. */
type Changes = Readonly<Partial<Record<RiskAmount, number>>>;

/** Undefined if days of sales can't be applied: no sales, or no receivables or inventory. */
function changesOf(move: RiskMove, year: RiskAmounts): Changes | undefined {
  switch (move.move) {
    case "borrow": {
      const { amount, dueWithinYear, forEquipment } = move;
      const interest = Math.round(move.interest * (1 - move.taxRate));
      return {
        totalLiabilities: amount,
        currentLiabilities: dueWithinYear,
        totalAssets: amount - interest,
        currentAssets: (forEquipment ? 0 : amount) - interest,
        retainedEarnings: -interest,
        netIncome: -interest,
      };
    }
    case "repay":
      return {
        totalLiabilities: -move.amount,
        currentLiabilities: -move.dueWithinYear,
        totalAssets: -move.amount,
        currentAssets: -move.amount,
      };
    case "owners-in":
      return { totalAssets: move.amount, currentAssets: move.amount };
    case "owners-out":
      return {
        totalAssets: -move.amount,
        currentAssets: -move.amount,
        retainedEarnings: -move.amount,
      };
    case "profit": {
      const earned = Math.round(move.amount * (1 - move.taxRate));
      return {
        operatingIncome: move.amount,
        netIncome: earned,
        retainedEarnings: earned,
        totalAssets: earned,
        currentAssets: earned,
      };
    }
    // Cash takes the difference, so current assets stay as they are.
    case "collect-in":
      return daysChange("accountsReceivable", move.days, year);
    case "stock-for":
      return daysChange("inventory", move.days, year);
    case "current-portion":
      return { currentLiabilities: move.amount };
    case "owners-pay":
      return { operatingIncome: -move.amount, netIncome: -move.amount };
  }
}

function daysChange(
  name: "accountsReceivable" | "inventory",
  days: number,
  { [name]: amount, sales = toMinor(0), currentAssets }: RiskAmounts,
): Changes | undefined {
  if (amount === undefined || currentAssets === undefined || sales <= 0) return undefined;
  return { [name]: Math.round((days * sales) / 365) - amount };
}

function isWithinBounds(move: RiskMove): boolean {
  switch (move.move) {
    case "borrow":
      return (
        [move.amount, move.dueWithinYear, move.interest].every(isAmount) && isRate(move.taxRate)
      );
    case "repay":
      return isAmount(move.amount) && isAmount(move.dueWithinYear);
    case "profit":
      return isAmount(Math.abs(move.amount)) && isRate(move.taxRate);
    case "collect-in":
    case "stock-for":
      return Number.isInteger(move.days) && move.days >= 0 && move.days <= 3650;
    case "owners-in":
    case "owners-out":
    case "current-portion":
    case "owners-pay":
      return isAmount(move.amount);
  }
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0;
}

function isRate(rate: number): boolean {
  return rate >= 0 && rate <= 1;
}

/** Retained earnings may be unknown; they then stay unknown. */
function isKnown(changes: Changes, year: RiskAmounts): boolean {
  return namesOf(changes).every((name) => name === "retainedEarnings" || year[name] !== undefined);
}

/** Undefined if an amount would exceed the safe integers. */
function changed(year: RiskAmounts, changes: Changes): RiskAmounts | undefined {
  const amounts: Partial<Record<RiskAmount, Minor>> = { ...year };
  for (const name of namesOf(changes)) {
    const before = year[name];
    if (before === undefined) continue;
    const after = before + (changes[name] ?? 0);
    if (!Number.isSafeInteger(after)) return undefined;
    amounts[name] = toMinor(after);
  }
  return amounts;
}

function namesOf(changes: Changes): RiskAmount[] {
  return riskAmounts.filter((name) => changes[name] !== undefined);
}

type Part = (year: RiskAmounts) => number;

/** Whether the move takes a figure below zero, or further below. Books that are overdrawn already may stay so. */
function sinks(part: Part, before: RiskAmounts, after: RiskAmounts): boolean {
  return part(after) < Math.min(0, part(before));
}

const cashOf: Part = ({ currentAssets = 0, inventory = 0, accountsReceivable = 0 }) =>
  currentAssets - inventory - accountsReceivable;

/** Total, current and long-term liabilities. */
const owedParts: readonly Part[] = [
  ({ totalLiabilities = 0 }) => totalLiabilities,
  ({ currentLiabilities = 0 }) => currentLiabilities,
  ({ totalLiabilities = 0, currentLiabilities = 0 }) => totalLiabilities - currentLiabilities,
];
