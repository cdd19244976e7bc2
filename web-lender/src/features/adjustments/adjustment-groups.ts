import type { Adjustment } from "@tieout/core/spread/adjustment";

/** One entry, or all of a recurring one that are in the same state. */
export interface AdjustmentGroup {
  readonly id: string;
  /** By day; at least one. */
  readonly entries: readonly Adjustment[];
}

interface ListedAdjustments {
  /** They don't count until they're confirmed. */
  readonly drafts: readonly AdjustmentGroup[];
  readonly confirmed: readonly AdjustmentGroup[];
}

/** `accountId` leaves the entries that post to it. */
export function listed(
  adjustments: readonly Adjustment[],
  accountId: string | undefined,
): ListedAdjustments {
  const wanted = adjustments.filter(
    ({ lines }) => accountId === undefined || lines.some((line) => line.accountId === accountId),
  );
  return {
    drafts: grouped(wanted.filter(({ status }) => status === "Draft")),
    confirmed: grouped(wanted.filter(({ status }) => status === "Confirmed")),
  };
}

function grouped(adjustments: readonly Adjustment[]): AdjustmentGroup[] {
  const groups = new Map<string, Adjustment[]>();
  for (const adjustment of adjustments) {
    const { id, recurrenceId } = adjustment;
    const key = recurrenceId === undefined ? `one/${id}` : `recurring/${recurrenceId}`;
    const group = groups.get(key) ?? [];
    group.push(adjustment);
    groups.set(key, group);
  }
  return [...groups].map(([id, entries]) => ({ id, entries }));
}
