import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterTick, type Bar, barArrived, barAtStart } from "./bar.ts";
import type { ImportOutcome, ImportStep, StepProgress } from "./import.ts";
import { borrowerProgress, stepsFor } from "./progress.ts";
import {
  afterEvent,
  type ImportEvent,
  type ImportStatus,
  isUnresponsive,
  outcomeOfRecord,
  pendingImport,
  retryOf,
} from "./status.ts";

describe("afterEvent", () => {
  it("ends a pending import once, and keeps how it ended", () => {
    const success = afterEvent(pendingImport, { event: "record-created" });
    const failure = afterEvent(pendingImport, disconnected);

    expect(success).toEqual({ outcome: "Success", errorCode: "None" });
    expect(failure).toEqual({
      outcome: "Error",
      errorCode: "Disconnected",
      errorDescription: "The package let go of us.",
    });
    expect(afterEvent(success, disconnected)).toBe(success);
    expect(afterEvent(failure, { event: "record-created" })).toBe(failure);
    expect(afterEvent(failure, { event: "started-again" })).toEqual(pendingImport);
    expect(afterEvent(success, { event: "started-again" })).toBe(success);
  });

  it("never has a success with an error code, nor an error without one", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        const status = happened.reduce(afterEvent, pendingImport);

        expect(status.outcome === "Error").toBe(status.errorCode !== "None");
      }),
    );
  });
});

describe("retryOf", () => {
  it("starts again what failed by chance, and asks to reconnect what was shut out", () => {
    const stored = { hasStoredRequest: true, connected: true };

    expect(retryOf(anError("DatasourceUnresponsive"), stored).result).toBe("start-again");
    expect(retryOf(anError("Disconnected"), stored).result).toBe("reconnect");
    expect(retryOf(anError("Cancelled"), { ...stored, connected: false }).result).toBe("reconnect");
    expect(retryOf(anError("InternalError"), { ...stored, hasStoredRequest: false }).result).toBe(
      "no-stored-request",
    );
    expect(retryOf(pendingImport, stored).result).toBe("not-failed");
  });
});

describe("isUnresponsive", () => {
  it("gives a package six hours, and the Web Connector 14 days", () => {
    const since = new Date("2026-03-01T00:00:00Z");
    const at = (instant: string, datasource: string) =>
      isUnresponsive(since, new Date(instant), datasource);

    expect(at("2026-03-01T05:59:59Z", "xero")).toBe(false);
    expect(at("2026-03-01T06:00:00Z", "xero")).toBe(true);
    expect(at("2026-03-14T23:59:59Z", "QuickBooksDesktop")).toBe(false);
    expect(at("2026-03-15T00:00:00Z", "QuickBooksDesktop")).toBe(true);
  });
});

describe("outcomeOfRecord", () => {
  it("is pending until the record is there, or can't be", () => {
    expect([undefined, "Importing", "Created", "ImportError"].map(outcomeOfRecord)).toEqual([
      "Pending",
      "Pending",
      "Success",
      "Error",
    ]);
  });
});

describe("borrowerProgress", () => {
  it("is in the first of its three steps that isn't done", () => {
    const at = (...done: ImportStep[]) =>
      borrowerProgress(withDone(stepsFor(["financial-statements"]), done), "Pending");

    expect(at()).toEqual({ step: 1, share: 0, outcome: "Pending" });
    expect(at("company", "accounts", "trial-balances")).toEqual({
      step: 2,
      share: 0.5,
      outcome: "Pending",
    });
    expect(
      at("company", "accounts", "trial-balances", "journal-lines", "vendor-statements", "load"),
    ).toEqual({ step: 3, share: 0.25, outcome: "Pending" });
  });

  it("is never quite done with a step that is running", () => {
    const steps: StepProgress[] = [{ step: "company", state: "running", done: 3, expected: 3 }];

    expect(borrowerProgress(steps, "Pending")).toEqual({
      step: 1,
      share: 0.99,
      outcome: "Pending",
    });
  });
});

describe("the bar", () => {
  it("waits short of a step's end until the server has passed it", () => {
    const waiting = ticks(barAtStart, 100, 1, "Pending");

    expect(waiting).toEqual({ step: 1, share: 0.95 });
    expect(ticks(waiting, 2, 2, "Pending")).toEqual({ step: 2, share: 0 });
  });

  it("takes two seconds a step when it may go all the way", () => {
    const bar = ticks(barAtStart, 62, 3, "Success");

    expect(barArrived(bar, { step: 3, share: 1, outcome: "Success" })).toBe(true);
    expect(ticks(barAtStart, 61, 3, "Success").share).toBeLessThan(1);
  });

  it("never goes back, whatever the server reports", () => {
    const reports = fc.array(
      fc.tuple(fc.constantFrom(1, 2, 3), fc.constantFrom("Pending", "Success", "Error")),
    );
    fc.assert(
      fc.property(reports, (reported) => {
        let bar = barAtStart;
        for (const [step, outcome] of reported) {
          const next = ticks(bar, 1, step, outcome);
          expect(next.step + next.share).toBeGreaterThanOrEqual(bar.step + bar.share);
          bar = next;
        }
      }),
    );
  });
});

const disconnected: ImportEvent = {
  event: "failed",
  errorCode: "Disconnected",
  description: "The package let go of us.",
};

const events: readonly ImportEvent[] = [
  disconnected,
  { event: "record-created" },
  { event: "cancelled" },
  { event: "started-again" },
];

const anError = (errorCode: ImportStatus["errorCode"]): ImportStatus => ({
  outcome: "Error",
  errorCode,
});

const withDone = (steps: readonly StepProgress[], done: readonly ImportStep[]): StepProgress[] =>
  steps.map((part) => (done.includes(part.step) ? { ...part, state: "done" } : part));

function ticks(bar: Bar, count: number, step: 1 | 2 | 3, outcome: ImportOutcome): Bar {
  return Array.from({ length: count }).reduce<Bar>(
    (moved) => afterTick(moved, { step, share: 0, outcome }),
    bar,
  );
}
