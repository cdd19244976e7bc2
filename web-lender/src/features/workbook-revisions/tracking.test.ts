import { describe, expect, it } from "vitest";
import type { WorkbookRevision } from "../../api/submission.ts";
import { aRevision } from "../../testing/a-submission.ts";
import { changeTracking, type TrackingItem, trackingIn } from "./tracking.ts";

const none = { items: [], isDismissed: false };

describe("tracking of generated workbooks (S-T21)", () => {
  it("adds what is started, the newest first, and replaces what is over", () => {
    const items = [anItem(3, "Pending"), anItem(2, "Success"), anItem(1, "Error")];
    const started = anItem(4, "Pending");

    expect(
      changeTracking({ items, isDismissed: true }, { change: "started", item: started }),
    ).toEqual({ items: [started, anItem(3, "Pending")], isDismissed: false });
  });

  it("has a revision once, though it's started again", () => {
    const item = anItem(3, "Pending");

    expect(changeTracking({ ...none, items: [item] }, { change: "started", item }).items).toEqual([
      item,
    ]);
  });

  it("updates an item with its status", () => {
    const items = [anItem(3, "Pending"), anItem(2, "Pending")];
    const { status } = anItem(2, "Error");

    expect(changeTracking({ ...none, items }, { change: "heard", status }).items).toEqual([
      anItem(3, "Pending"),
      anItem(2, "Error"),
    ]);
  });

  it("keeps what is pending when it's dismissed", () => {
    const items = [anItem(3, "Pending"), anItem(2, "Success")];

    expect(changeTracking({ ...none, items }, { change: "dismissed" })).toEqual({
      items: [anItem(3, "Pending")],
      isDismissed: true,
    });
  });

  it("reads what the device kept, without what was over, and nothing of what isn't its own", () => {
    const items = [anItem(3, "Pending"), anItem(2, "Success")];
    const kept: unknown = JSON.parse(JSON.stringify({ items, isDismissed: true }));

    expect(trackingIn(kept)).toEqual({ items: [anItem(3, "Pending")], isDismissed: true });
    expect(
      [undefined, { items: "many" }, { items: [{}], isDismissed: false }].map(trackingIn),
    ).toEqual([none, none, none]);
  });
});

function anItem(revisionNumber: number, outcome: WorkbookRevision["outcome"]): TrackingItem {
  return {
    financialStatementType: "BalanceSheet",
    startedAt: "2025-10-14T14:31:00Z",
    status: aRevision({ revisionNumber, outcome }),
    isKnown: false,
  };
}
