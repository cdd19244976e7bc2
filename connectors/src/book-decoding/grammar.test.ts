import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldLengths } from "../book-formats/field-lengths.ts";
import { someEncoding, someMutation } from "./testing/mutations.ts";
import { type Outcome, read } from "./testing/read-any.ts";
import { sumsOf, type WrittenBooks, writers, writtenBooks } from "./testing/written-books.ts";

type Format = keyof typeof writers;
const formats = Object.keys(writers) as Format[];

describe.each(formats)("books written by the grammar of %s", (format) => {
  it("are read back to the cent, with what accounts are called", async () => {
    await fc.assert(
      fc.asyncProperty(writtenBooks, async (books) => {
        const { text, bytesOf } = writers[format](books);
        const outcome = await read(bytesOf(text));

        expect(outcome.result).toBe("read");
        if (outcome.result !== "read") return;
        expect(postedTo(format, outcome)).toEqual(Object.fromEntries(sumsOf(books)));
        expect(namesOf(outcome.books, books)).toEqual(wantedNames(format, books));
        expect(outcome.books.leftOut.rows).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("are books of a bounded size or refused with a known reason, however they are changed", async () => {
    const changes = fc.array(someMutation, { minLength: 1, maxLength: 4 });

    await fc.assert(
      fc.asyncProperty(writtenBooks, changes, someEncoding, async (books, mutations, encoded) => {
        const { text, bytesOf } = writers[format](books);
        const changed = mutations.reduce((so, { apply }) => apply(so), text);
        const outcome = await read(encoded(bytesOf(changed)));

        expect(outcome.result).toMatch(/^(read|refused|asked|no-books|figures-too-large)$/);
        if (outcome.result === "read") expectBounded(outcome);
      }),
      { numRuns: 120 },
    );
  });
});

function postedTo(format: Format, { books, lines }: Extract<Outcome, { result: "read" }>) {
  const sums = new Map<string, number>();
  const add = (id: string, amount: number) => sums.set(id, (sums.get(id) ?? 0) + amount);
  if (format === "trialBalance") for (const one of books.closings) add(one.accountId, one.amount);
  else for (const one of lines) add(one.accountId, one.amount);
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
}

function namesOf({ accounts }: FileBooks, { entries }: WrittenBooks) {
  const posted = new Set(entries.flatMap(({ lines }) => lines.map(({ account }) => account)));
  return Object.fromEntries(
    accounts.filter(({ id }) => posted.has(id)).map(({ id, name }) => [id, name]),
  );
}

function wantedNames(format: Format, { accounts, entries }: WrittenBooks) {
  const posted = new Set(entries.flatMap(({ lines }) => lines.map(({ account }) => account)));
  const named = accounts.filter(({ number }) => posted.has(number));
  return Object.fromEntries(
    named.map(({ number, name }) => [number, format === "fec" ? name.replaceAll('"', "") : name]),
  );
}

function expectBounded({ books, lines }: Extract<Outcome, { result: "read" }>): void {
  const { accounts, leftOut } = books;
  const longest = (texts: readonly (string | undefined)[]) =>
    texts.reduce((most, text) => Math.max(most, text?.length ?? 0), 0);
  const reference = 2 * fieldLengths.reference.most + 50;

  expect(longest(accounts.map(({ id }) => id))).toBeLessThanOrEqual(fieldLengths.name.most);
  expect(longest(accounts.map(({ fullName }) => fullName))).toBeLessThanOrEqual(
    fieldLengths.name.most,
  );
  expect(longest(lines.map(({ memo }) => memo))).toBeLessThanOrEqual(fieldLengths.memo.most);
  expect(longest(lines.map(({ transactionId }) => transactionId))).toBeLessThanOrEqual(reference);
  expect(longest(lines.map(({ documentNumber }) => documentNumber))).toBeLessThanOrEqual(reference);
  expect(longest(lines.map(({ transactionType }) => transactionType))).toBeLessThanOrEqual(
    fieldLengths.type.most,
  );
  expect(leftOut.rows.length).toBeLessThanOrEqual(1_000);
  expect(JSON.stringify(books).length).toBeLessThan(5_000_000);
}
