import { describe, expect, it } from "vitest";
import { type ImportStatus, referenceOf, retryOf } from "./import.ts";

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
    expect(retryOf({ outcome: "Pending", errorCode: "None" }, stored).result).toBe("not-failed");
  });
});

const anError = (errorCode: ImportStatus["errorCode"]): ImportStatus => ({
  outcome: "Error",
  errorCode,
});

describe("a failure's reference", () => {
  it("is the start of an id, as people read it out", () => {
    expect(referenceOf("134e2bf7-5fa2-4b65-9a33-1f9a9b6d2f00")).toBe("134E-2BF7");
  });
});
