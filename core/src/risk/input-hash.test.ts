import { describe, expect, it } from "vitest";
import { lines } from "../spread/testing/adjusting.ts";
import { openPd1 } from "./model.ts";
import { addBacks, adjusting, alder, analyzed, dallas, edited, moving } from "./testing/alder.ts";

const books = alder();

describe("the input hash", () => {
  const { inputHash } = analyzed(books);

  it("is of the model, both codes, the currency and the basis", () => {
    const others = [
      analyzed(books, undefined, { ...dallas, naicsCode: "238210" }),
      analyzed(books, undefined, { ...dallas, naicsCode: undefined }),
      analyzed(books, undefined, { ...dallas, postalCode: "30301" }),
      analyzed(books, undefined, { ...dallas, model: { ...openPd1, version: "open-pd-1.1" } }),
      analyzed({ ...books, currency: "EUR" }),
      analyzed({ ...books, basis: "cash" }),
    ].map((one) => one.inputHash);

    expect(new Set([inputHash, ...others]).size).toBe(7);
  });

  it("is of amounts as adjusted and as reported, of both years", () => {
    const others = [
      analyzed(books, edited(books, addBacks)),
      analyzed(books, edited(books, moving("section/equity", "1420"))),
      analyzed(alder(["4000", "Sales", "revenue", -999, -900])),
      analyzed(
        alder(
          ["8000", "Interest", "interest_expense", 8, 11],
          ["8100", "Fees", "other_expense", 0, 1],
        ),
      ),
    ].map((one) => one.inputHash);

    expect(new Set([inputHash, ...others]).size).toBe(5);
  });

  it("is of what is noted, where adjustments move it between accounts of one total", () => {
    const cured = analyzed(
      books,
      edited(books, adjusting({ lines: lines(["1000", 20], ["1410", -20]) })),
    );
    const paid = analyzed(
      books,
      edited(books, adjusting({ lines: lines(["6000", -20], ["6030", 20]) })),
    );

    expect(cured.notes.map(({ code }) => code)).not.toContain("overdraft");
    expect(new Set([inputHash, cured.inputHash, paid.inputHash]).size).toBe(3);
  });

  it("is the same for the same figures in other accounts", () => {
    const split = alder(["2010", "Payables", "ap", -100, -100], ["2011", "Trade", "ap", -50, -70]);

    expect(analyzed(split).inputHash).toBe(inputHash);
  });
});
