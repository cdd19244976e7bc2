import { describe, expect, it } from "vitest";
import { wholesaler } from "../../golden/wholesaler.ts";
import type { Day } from "../calendar/day.ts";
import type { OpenDocument } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import { ageDocuments, bucketOf } from "./aging.ts";

const asOf = "2025-12-31" as Day;

describe("bucketOf", () => {
  it.each([
    [-5, 0],
    [0, 0],
    [1, 1],
    [30, 1],
    [31, 2],
    [60, 2],
    [61, 3],
    [90, 3],
    [91, 4],
  ])("puts what is %i days late into bucket %i", (days, bucket) => {
    expect(bucketOf(days)).toBe(bucket);
  });
});

describe("ageDocuments", () => {
  it("ages by the due date, or by the document's own, and nets credits", () => {
    const documents = [
      aDocument({ documentId: "1", dueDate: "2025-12-01" as Day, outstanding: toMinor(500) }),
      aDocument({ documentId: "2", date: "2025-09-01" as Day, outstanding: toMinor(300) }),
      aDocument({ documentId: "3", kind: "credit", outstanding: toMinor(-100) }),
    ];

    const [aging] = age(documents);

    expect(aging?.parties[0]?.amounts).toEqual([-100, 500, 0, 0, 300]);
    expect(aging?.total).toBe(700);
  });

  it("puts the largest party first, and tells parties of one name apart", () => {
    const documents = [
      aDocument({ documentId: "1", partyId: "small", outstanding: toMinor(1) }),
      aDocument({ documentId: "2", partyId: "large", outstanding: toMinor(2) }),
    ];

    const [aging] = ageDocuments(wholesaler, "receivable", [asOf], documents, [
      { id: "small", kind: "customer", name: "Fox" },
      { id: "large", kind: "customer", name: "Fox" },
    ]);

    expect(aging?.parties.map(({ party, total }) => [party, total])).toEqual([
      [{ reference: 1, name: "Fox" }, 2],
      [{ reference: 2, name: "Fox" }, 1],
    ]);
  });

  it("brings the ledger's own figure along, in the direction of its side", () => {
    const [receivable] = age([]);
    const [payable] = ageDocuments(wholesaler, "payable", [asOf], [], []);

    expect(receivable?.control).toBe(134_000_00);
    expect(payable?.control).toBe(76_000_00);
  });

  it("has nothing to compare with on a day that isn't kept, or on a cash basis", () => {
    const [midMonth] = ageDocuments(wholesaler, "receivable", ["2025-12-30" as Day], [], []);
    const [cash] = ageDocuments({ ...wholesaler, basis: "cash" }, "receivable", [asOf], [], []);

    expect(midMonth?.control).toBeUndefined();
    expect(cash?.control).toBeUndefined();
  });
});

function age(documents: readonly OpenDocument[]) {
  return ageDocuments(wholesaler, "receivable", [asOf], documents, []);
}

function aDocument(change: Partial<OpenDocument>): OpenDocument {
  return {
    side: "receivable",
    asOf,
    documentId: "1",
    kind: "invoice",
    partyId: "party",
    date: asOf,
    total: toMinor(500),
    outstanding: toMinor(500),
    ...change,
  };
}
