import { expect, it } from "vitest";
import { largeBooks } from "../../golden/large-books.ts";
import { wholesaler } from "../../golden/wholesaler.ts";
import { packBalances, unpackLedger } from "./packed-ledger.ts";

it.each([
  ["a wholesaler's", wholesaler],
  ["large", largeBooks({ accounts: 300, months: 38 })],
])("unpacks %s books to what was packed, the year's turn included", (_, ledger) => {
  const { basis: _basis, months, ...frame } = ledger;
  const packed = JSON.parse(JSON.stringify(packBalances(ledger)));

  const unpacked = unpackLedger(frame, packed);

  expect(new Set(unpacked.months.map((month) => JSON.stringify(month)))).toEqual(
    new Set(months.map((month) => JSON.stringify(month))),
  );
  expect(unpacked.basis).toBe(ledger.basis);
});

it("refuses what no place stands for", () => {
  const { basis, months: _months, ...frame } = wholesaler;

  const wrong = [
    { basis, openings: [999, 1], movements: [] },
    { basis, openings: [], movements: [0, 999, 1, 0] },
    { basis, openings: [0], movements: [] },
  ];

  for (const packed of wrong) expect(() => unpackLedger(frame, packed)).toThrow(RangeError);
});
