import type { Day } from "../calendar/day.ts";
import { kindOf } from "../ledger/classify.ts";
import type { Basis, Classification, Ledger } from "../ledger/ledger.ts";
import { type Minor, sum } from "../money/money.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import { textFault } from "../text/text.ts";

export const adjustmentKinds = ["Reclassification", "AddBack", "Accrual", "Correction"] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** An analyst's entry kept beside the books, which it never changes. */
export interface Adjustment {
  readonly id: string;
  readonly kind: AdjustmentKind;
  readonly basis: Basis;
  /** A cut of the ledger; for a correction, the first day collected. */
  readonly day: Day;
  /** The later cut at which the lines are reversed. */
  readonly reversal?: Day;
  /** Debit positive; they sum to zero. */
  readonly lines: readonly AdjustmentLine[];
  readonly reason: string;
  readonly documentId?: string;
  /** Drafts don't count; carried-over ones are drafts until confirmed. */
  readonly status: "Draft" | "Confirmed";
  /** Shared by the entries of one recurring adjustment. */
  readonly recurrenceId?: string;
}

export interface AdjustmentLine {
  /** An account of the books, or one of our own. */
  readonly accountId: string;
  readonly amount: Minor;
}

/** An account that the books don't have, made for adjustments. It has a line like any other. */
export interface OwnAccount {
  readonly id: string;
  readonly name: string;
  readonly classification: Classification;
}

/** A package can't have ids with this prefix. */
export const ownAccountPrefix = "tieout:own:";

export function isOwnAccount(id: string): boolean {
  return id.startsWith(ownAccountPrefix);
}

/** Our own line below operating income; add-backs are posted against it. */
export const addBacksId = `${ownAccountPrefix}add-backs`;

/** Why an adjustment can't be posted. */
export type AdjustmentFault =
  | "no-lines"
  | "too-many-lines"
  | "not-zero-sum"
  | "zero-line"
  | "account-twice"
  | "unknown-account"
  | "not-a-cut"
  | "reversal-not-later"
  | "reversal-not-allowed"
  | "reason-missing"
  | "both-statements"
  | "not-income"
  | "add-backs-line-missing"
  | "retained-earnings"
  | "not-balance-sheet"
  | "not-first-day";

export const adjustmentBounds = {
  lines: 100,
  reasonLength: 500,
  entries: 500,
  ownAccounts: 200,
} as const;

export interface AdjustableBooks {
  /** Own accounts included; undefined where there is none. */
  readonly classification: (accountId: string) => Classification | undefined;
  /** Of the adjustment's basis; undefined where not collected. */
  readonly calendar: (basis: Basis) => Pick<Ledger, "cuts" | "from"> | undefined;
}

/** The first fault; undefined if the adjustment may be posted. */
export function adjustmentFault(
  { kind, basis, day, reversal, lines, reason }: Adjustment,
  books: AdjustableBooks,
): AdjustmentFault | undefined {
  if (lines.length < 2) return "no-lines";
  if (lines.length > adjustmentBounds.lines) return "too-many-lines";
  if (lines.some(({ amount }) => amount === 0)) return "zero-line";
  if (new Set(lines.map(({ accountId }) => accountId)).size !== lines.length)
    return "account-twice";
  if (sum(lines.map(({ amount }) => amount)) !== 0) return "not-zero-sum";
  const rule = { required: true, maximumLength: adjustmentBounds.reasonLength };
  if (textFault(reason, rule) !== undefined) return "reason-missing";

  const calendar = books.calendar(basis);
  if (!calendar) return "not-a-cut";
  if (kind === "Correction") {
    if (day !== calendar.from) return "not-first-day";
  } else if (!calendar.cuts.includes(day)) return "not-a-cut";
  if (reversal !== undefined) {
    if (kind === "AddBack" || kind === "Correction") return "reversal-not-allowed";
    if (reversal <= day) return "reversal-not-later";
    if (!calendar.cuts.includes(reversal)) return "not-a-cut";
  }
  return accountsFault(kind, lines, books);
}

function accountsFault(
  kind: AdjustmentKind,
  lines: readonly AdjustmentLine[],
  books: AdjustableBooks,
): AdjustmentFault | undefined {
  const known: Classification[] = [];
  for (const { accountId } of lines) {
    if (accountId === currentEarningsId) return "retained-earnings";
    const classification = books.classification(accountId);
    if (!classification) return "unknown-account";
    known.push(classification);
  }
  if (kind !== "Correction" && known.includes("retained_earnings")) return "retained-earnings";
  const kinds = new Set(known.map(kindOf));
  if (kind === "Correction" && kinds.has("Nominal")) return "not-balance-sheet";
  if (kind === "Reclassification" && kinds.size > 1) return "both-statements";
  if (kind === "AddBack") {
    if (kinds.has("Real")) return "not-income";
    if (!lines.some(({ accountId }) => accountId === addBacksId)) return "add-backs-line-missing";
  }
  return undefined;
}

/**
 * One adjustment per day, each with its own id. `days` are cuts of the ledger, ascending; if there is a reversal,
 * it's at each day's next cut.
 */
export function recurring(
  adjustment: Adjustment,
  days: readonly Day[],
  { cuts }: Pick<Ledger, "cuts">,
): Adjustment[] {
  const { reversal, ...entry } = adjustment;
  return days.map((day, i) => {
    const next = reversal === undefined ? undefined : cuts.find((cut) => cut > day);
    return {
      ...entry,
      id: `${adjustment.id}/${i + 1}`,
      day,
      ...(next !== undefined && { reversal: next }),
      recurrenceId: adjustment.id,
    };
  });
}
