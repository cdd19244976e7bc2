import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referenceOf } from "./reference.ts";
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
    const stored = { hasStoredRequest: true, connected: true, reconnected: false };

    expect(retryOf(anError("DatasourceUnresponsive"), stored).result).toBe("start-again");
    expect(retryOf(anError("Disconnected"), stored).result).toBe("reconnect");
    expect(retryOf(anError("Disconnected"), { ...stored, reconnected: true }).result).toBe(
      "start-again",
    );
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
  it("is pending until the record is there, or can't be (P-T13, P-T14)", () => {
    expect([undefined, "Importing", "Created", "ImportError"].map(outcomeOfRecord)).toEqual([
      "Pending",
      "Pending",
      "Success",
      "Error",
    ]);
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

describe("a failure's reference", () => {
  it("is the start of an id, as people read it out", () => {
    expect(referenceOf("134e2bf7-5fa2-4b65-9a33-1f9a9b6d2f00")).toBe("134E-2BF7");
  });
});
