import { type Day, endOfMonth } from "../calendar/day.ts";
import { fiscalQuarterOf, fiscalYearOf } from "../calendar/fiscal-year.ts";
import { kindOf } from "../ledger/classify.ts";
import { type Classification, classifications, type Ledger } from "../ledger/ledger.ts";
import { negate, sum } from "../money/money.ts";
import { lockedSectionIds, standardSectionOf } from "../statement/standard-sections.ts";
import { standardPlace } from "./account-commands.ts";
import {
  type Adjustment,
  type AdjustmentFault,
  type AdjustmentLine,
  addBacksId,
  adjustmentFault,
  type OwnAccount,
  recurring,
} from "./adjustment.ts";
import type { Command, SpreadBooks } from "./command.ts";
import { accountIn } from "./permissions.ts";
import type { Spread } from "./spread.ts";

/** An entry as a person makes or changes it, and what it needs besides. */
export interface Entry {
  /** An add-back is without the line that balances it. */
  readonly adjustment: Adjustment;
  /** Our own accounts that its lines may name and the spread may not have yet. */
  readonly newAccounts: readonly OwnAccount[];
  /** The name of our line for add-backs, where it has to be made. */
  readonly addBacksName: string;
  /** The days of a recurring entry, ascending; without them it's posted once. */
  readonly days?: readonly Day[];
  /** What it stands in place of. */
  readonly replaces?: Adjustment;
}

/** One group of commands: what was replaced goes, missing lines of ours come, and the entry is posted. */
export function entryCommands(spread: Spread, entry: Entry, books: SpreadBooks): Command[] {
  const { replaces, days } = entry;
  const adjustment = balanced(entry.adjustment);
  const calendar = books.calendar(adjustment.basis);
  return [
    ...(replaces ? [voidOf(replaces)] : []),
    ...missingAccounts(spread, entry, adjustment.lines),
    ...(days && calendar ? recurring(adjustment, days, calendar) : [adjustment]).map(
      (posted): Command => ({ do: "adjust", adjustment: posted }),
    ),
  ];
}

export function voidOf(adjustment: Adjustment): Command {
  return { do: "void", id: adjustment.id, was: adjustment };
}

/** Drafts begin to count. */
export function confirmCommands(drafts: readonly Adjustment[]): Command[] {
  return drafts.flatMap((draft): Command[] => [
    voidOf(draft),
    { do: "adjust", adjustment: { ...draft, status: "Confirmed" } },
  ]);
}

/** Why an entry can't be posted: the first fault, as if the accounts that it makes were there. */
export function entryFault(
  spread: Spread,
  { adjustment, newAccounts, addBacksName }: Omit<Entry, "days" | "replaces">,
  books: SpreadBooks,
): AdjustmentFault | undefined {
  const made = [addBacksAccount(addBacksName), ...newAccounts];
  return adjustmentFault(balanced(adjustment), {
    classification: (id) =>
      accountIn(spread, id, books)?.classification ??
      made.find((account) => account.id === id)?.classification,
    calendar: books.calendar,
  });
}

/** With the line against our own account for add-backs, which has what the others leave. */
function balanced(adjustment: Adjustment): Adjustment {
  if (adjustment.kind !== "AddBack") return adjustment;
  const lines = withoutAddBacks(adjustment);
  if (lines.length === 0) return { ...adjustment, lines };
  const amount = negate(sum(lines.map((line) => line.amount)));
  return { ...adjustment, lines: [...lines, { accountId: addBacksId, amount }] };
}

/** The lines that a person enters: an add-back's balancing line follows by itself. */
export function withoutAddBacks({ kind, lines }: Adjustment): readonly AdjustmentLine[] {
  return kind === "AddBack" ? lines.filter(({ accountId }) => accountId !== addBacksId) : lines;
}

/** Below operating income, so that it doesn't move net income. */
function addBacksAccount(name: string): OwnAccount {
  return { id: addBacksId, name, classification: "other_expense" };
}

function missingAccounts(
  spread: Spread,
  { newAccounts, addBacksName }: Entry,
  lines: readonly AdjustmentLine[],
): Command[] {
  const posted = new Set(lines.map(({ accountId }) => accountId));
  const known = new Set(spread.ownAccounts.map(({ id }) => id));
  return [addBacksAccount(addBacksName), ...newAccounts]
    .filter(({ id }) => posted.has(id) && !known.has(id))
    .flatMap((account): Command[] => {
      const place = standardPlace(spread, `account/${account.id}`, account.classification);
      return place ? [{ do: "addOwnAccount", account, place }] : [];
    });
}

/** What a line of our own may be: anything whose standard section takes more lines. */
export const ownClassifications: readonly Classification[] = classifications.filter((one) => {
  const place = standardSectionOf.get(one);
  const isFree = place?.path.every((id) => !lockedSectionIds.has(id)) ?? false;
  return isFree && one !== "retained_earnings" && one !== "non_posting" && one !== "unknown";
});

/** A reclassification on the balance sheet reverses at the next cut, if there is one; others are asked about. */
export function usualReversal(
  { kind, day, lines }: Pick<Adjustment, "kind" | "day" | "lines">,
  classificationOf: (accountId: string) => Classification | undefined,
  { cuts }: Pick<Ledger, "cuts">,
): Day | undefined {
  const kinds = lines.flatMap(({ accountId }) => {
    const classification = classificationOf(accountId);
    return classification ? [kindOf(classification)] : [];
  });
  const isOnBalanceSheet = kinds.length > 0 && kinds.every((one) => one === "Real");
  if (kind !== "Reclassification" || !isOnBalanceSheet) return undefined;
  return cuts.find((cut) => cut > day);
}

export const repeats = ["Month", "Quarter", "Year"] as const;
export type Repeat = (typeof repeats)[number];

/** The cuts from a day to another at which such a period ends. The first is always among them. */
export function repeatedDays(
  { cuts, fiscalYearEnd }: Pick<Ledger, "cuts" | "fiscalYearEnd">,
  repeat: Repeat,
  from: Day,
  until: Day,
): Day[] {
  const endOf = (day: Day): Day => {
    switch (repeat) {
      case "Month":
        return endOfMonth(day);
      case "Quarter":
        return fiscalQuarterOf(day, fiscalYearEnd).end;
      case "Year":
        return fiscalYearOf(day, fiscalYearEnd).end;
    }
  };
  return cuts.filter((cut) => cut === from || (cut > from && cut <= until && cut === endOf(cut)));
}
