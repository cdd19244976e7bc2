import { dayInMonth } from "../../calendar/day.ts";
import { toMinor } from "../../money/money.ts";
import { classifiedLedger } from "../adjusted-ledger.ts";
import { type Adjustment, addBacksId, type OwnAccount } from "../adjustment.ts";
import { type Spread, standardSpread } from "../spread.ts";
import { alder, yearEndLedger } from "./year-end-ledger.ts";

export const ledger = yearEndLedger("Alder", alder, ["6000"]);
export const standard = standardSpread(ledger.accounts);
export const wagesOwed = "tieout:own:accrued-wages";
const ownAccounts: readonly OwnAccount[] = [
  { id: wagesOwed, name: "Accrued wages", classification: "accrued_payroll" },
  { id: addBacksId, name: "Add-backs", classification: "other_expense" },
];
const withOwn = classifiedLedger(ledger, { ...standard, ownAccounts });
/** Our own accounts stand in their standard sections. */
export const spread: Spread = { ...standardSpread(withOwn.accounts), ownAccounts };
export const [december2024, january2025, december2025] = [
  dayInMonth(2024, 12, 31),
  dayInMonth(2025, 1, 31),
  dayInMonth(2025, 12, 31),
];

/** A reclassification that may be posted, but for what changes. */
export function entry(changes: Partial<Adjustment>): Adjustment {
  return {
    id: "a",
    kind: "Reclassification",
    basis: "accrual",
    day: december2025,
    lines: lines(["1000", 20], ["2100", -20]),
    reason: "Overdrawn account shown as debt",
    status: "Confirmed",
    ...changes,
  };
}

export function lines(
  ...entries: readonly [accountId: string, dollars: number][]
): Adjustment["lines"] {
  return entries.map(([accountId, dollars]) => ({ accountId, amount: toMinor(dollars * 100) }));
}
