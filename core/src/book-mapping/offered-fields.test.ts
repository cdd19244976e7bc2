import { describe, expect, it } from "vitest";
import { columnFaults, offeredFields } from "./offered-fields.ts";

describe("columnFaults", () => {
  it("names two columns that say the same, and what no column says", () => {
    const columns = [
      { column: 0, field: "debit" },
      { column: 1, field: "debit" },
    ] as const;

    expect(columnFaults("trial-balance", columns)).toEqual([
      { fault: "two-columns", field: "debit", columns: [0, 1] },
      { fault: "no-column", field: "accountNumber" },
      { fault: "no-column", field: "credit" },
    ]);
  });

  it("is silent about one column for each period", () => {
    const columns = [
      { column: 0, field: "accountNumber" },
      { column: 1, field: "amount", end: "2025-01-31" },
      { column: 2, field: "amount", end: "2025-02-28" },
    ] as const;

    // Days come as text from where they were read.
    expect(columnFaults("trial-balance", columns as never)).toEqual([]);
  });
});

describe("offeredFields", () => {
  it.each(["trial-balance", "general-ledger"] as const)("of a %s stand once each", (kind) => {
    expect(new Set(offeredFields[kind]).size).toBe(offeredFields[kind].length);
  });
});
