import type { StatementType } from "@tieout/core/statement/layout";
import type { WorkbookRevision } from "../../api/submission.ts";

/** A revision that somebody waits for (S-E47). */
export interface TrackingItem {
  /** From which statement it was generated; it holds both. */
  readonly financialStatementType: StatementType;
  /** An ISO instant. */
  readonly startedAt: string;
  /** As last heard. */
  readonly status: WorkbookRevision;
  /** The same content was generated before. */
  readonly isKnown: boolean;
}

export interface Tracking {
  /** Newest first. */
  readonly items: readonly TrackingItem[];
  readonly isDismissed: boolean;
}

export type TrackingChange =
  | { readonly change: "started"; readonly item: TrackingItem }
  | { readonly change: "heard"; readonly status: WorkbookRevision }
  | { readonly change: "dismissed" };

/** What is over is cleared by the next start and by dismissing; what is pending stays (S-T21). */
export function changeTracking({ items, isDismissed }: Tracking, by: TrackingChange): Tracking {
  switch (by.change) {
    case "started": {
      const others = pendingOf(items).filter((item) => !isOf(item, by.item.status));
      return { items: [by.item, ...others], isDismissed: false };
    }
    case "heard":
      return {
        items: items.map((item) => (isOf(item, by.status) ? { ...item, status: by.status } : item)),
        isDismissed,
      };
    case "dismissed":
      return { items: pendingOf(items), isDismissed: true };
  }
}

/** Of what the device kept: what was over when the page was left isn't told again. */
export function trackingIn(kept: unknown): Tracking {
  return isTracking(kept)
    ? { items: pendingOf(kept.items), isDismissed: kept.isDismissed }
    : { items: [], isDismissed: false };
}

const pendingOf = (items: readonly TrackingItem[]) =>
  items.filter(({ status }) => status.outcome === "Pending");

const isOf = (item: TrackingItem, { revisionNumber }: WorkbookRevision) =>
  item.status.revisionNumber === revisionNumber;

function isTracking(kept: unknown): kept is Tracking {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "isDismissed" in kept &&
    typeof kept.isDismissed === "boolean" &&
    "items" in kept &&
    Array.isArray(kept.items) &&
    kept.items.every(isItem)
  );
}

function isItem(kept: unknown): kept is TrackingItem {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "startedAt" in kept &&
    "status" in kept &&
    typeof kept.status === "object" &&
    kept.status !== null &&
    "revisionNumber" in kept.status
  );
}
