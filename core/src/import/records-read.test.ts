import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CollectionGroup,
  collectionGroups,
} from "../submission-request/submission-request.ts";
import { groupsRead, readsLedger, recordsRead } from "./records-read.ts";

const read = (...groups: CollectionGroup[]) => recordsRead({ groups });

describe("recordsRead", () => {
  it("reads the ledger and the package's own statements for financial statements, and names nobody (X-15)", () => {
    expect(read("financial-statements")).toEqual({
      steps: [
        ...["company", "accounts", "trial-balances", "journal-lines"],
        ...["vendor-statements", "load", "statements", "checks"],
      ],
      sides: [],
      parties: [],
      partiesOnLines: false,
      workbooks: ["financial-statements", "general-ledger"],
    });
  });

  it("has no journal lines and no general ledger of a file of balances", () => {
    const { steps, workbooks } = recordsRead({
      groups: ["financial-statements"],
      hasEntries: false,
    });

    expect(steps).not.toContain("journal-lines");
    expect(steps).toContain("statements");
    expect(workbooks).toEqual(["financial-statements"]);
  });

  it("reads everyone on journal lines for transactions, but no open documents and no statements (D-17)", () => {
    expect(read("transactions")).toEqual({
      steps: [
        ...["company", "accounts", "trial-balances", "journal-lines", "parties"],
        ...["load", "statements", "checks"],
      ],
      sides: [],
      parties: ["customer", "vendor", "other"],
      partiesOnLines: true,
      workbooks: ["transactions", "general-ledger"],
    });
  });

  it("reads one side's open documents and their parties, without any ledger", () => {
    expect(read("accounts-receivable")).toEqual({
      steps: ["company", "receivables", "parties", "load", "checks"],
      sides: ["receivable"],
      parties: ["customer"],
      partiesOnLines: false,
      workbooks: ["accounts-receivable"],
    });
    expect(read("accounts-payable")).toMatchObject({ sides: ["payable"], parties: ["vendor"] });
  });

  it("reads exactly what each of the groups reads, whatever their order", () => {
    fc.assert(
      fc.property(fc.subarray([...collectionGroups]), fc.func(fc.integer()), (groups, shuffled) => {
        const together = recordsRead({
          groups: groups.toSorted((one, other) => shuffled(one) - shuffled(other)),
        });
        const apart = groups.map((group) => read(group));
        const union = (of: "sides" | "workbooks") =>
          new Set(apart.flatMap((each) => [...each[of]]));

        expect(together).toEqual(recordsRead({ groups }));
        expect(new Set(together.sides)).toEqual(union("sides"));
        expect(new Set(together.workbooks)).toEqual(union("workbooks"));
        expect(new Set([...together.steps])).toEqual(
          new Set(["company", "load", "checks", ...apart.flatMap(({ steps }) => steps)]),
        );
        expect(together.partiesOnLines).toBe(groups.includes("transactions"));
      }),
    );
  });

  it("reads a file for its statements, whatever was requested", () => {
    expect(groupsRead(["accounts-receivable", "transactions"], "file")).toEqual([
      "financial-statements",
    ]);
    expect(groupsRead(["accounts-receivable"], "package")).toEqual(["accounts-receivable"]);
  });
});

describe("readsLedger", () => {
  it("is true with statements or transactions", () => {
    const withLedger = collectionGroups.filter((group) => readsLedger({ groups: [group] }));

    expect(withLedger).toEqual(["financial-statements", "transactions"]);
  });
});
