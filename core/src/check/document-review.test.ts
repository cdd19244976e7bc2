import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import type { Account, JournalLine } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import type { Check } from "./check.ts";
import { documentReview } from "./document-review.ts";
import { lineReview } from "./line-review.ts";
import { type TextHash, textHash } from "./place-index.ts";

describe("documentReview", () => {
  const hashes: readonly [string, TextHash][] = [
    ["hashes as they are", textHash],
    ["hashes that collide often", (text, seed) => textHash(text, seed) % 3],
    ["hashes that always collide", () => 7],
    ["one of two hashes that collides", (text, seed) => (seed === 1 ? 7 : textHash(text, seed))],
  ];

  for (const [what, hash] of hashes) {
    it(`finds what a comparison of whole documents does, with ${what}`, () => {
      fc.assert(
        fc.property(someLines, (lines) => {
          expect(reviewed(lines, hash)).toEqual(comparedWhole(lines));
        }),
        { numRuns: 500 },
      );
    });
  }

  it("has few lines in doubt where few documents are alike", () => {
    const lines = Array.from({ length: 20_000 }, (_, i) =>
      aLine({ transactionId: `t${i}`, documentNumber: `${i}`, amount: toMinor(1 + i) }),
    );
    lines.push(aLine({ transactionId: "again", documentNumber: "17", amount: toMinor(5) }));

    const review = documentReview({ accounts });
    for (const line of lines) review.add(line);

    // Alike one by number and another by amount.
    expect(review.doubts()).toEqual([4, 17, 20_000]);
  });

  it("has no line in doubt where an invoice has the same amount twice", () => {
    const review = documentReview({ accounts });
    for (const transactionId of ["1", "1", "2", "2"]) {
      review.add(aLine({ transactionId, documentNumber: transactionId, partyId: transactionId }));
    }

    expect(review.doubts()).toEqual([]);
  });
});

describe("lineReview", () => {
  it("gives no checks before the lines in doubt were shown again", () => {
    const facts = { source: "package", accounts, currency: "USD", from: day, upTo: day } as const;
    const review = lineReview({ ...facts, fiscalYearEnd: { month: 12, day: 31 } });
    review.add(aLine({ transactionId: "1" }));
    review.add(aLine({ transactionId: "2" }));

    expect(review.checks).toThrow("2 lines are in doubt, and 0 were shown again");
  });
});

// A day by its form.
const day = "2026-01-10" as Day;

const accounts = (["ar", "ap", "cash"] as const).map(
  (classification): Account => ({
    id: classification,
    name: classification,
    fullName: classification,
    vendorType: "Any",
    posting: true,
    active: true,
    kind: "Real",
    classification,
    classificationSource: "vendor-type",
    confidence: 1,
  }),
);

function aLine(over: Partial<JournalLine>): JournalLine {
  return {
    transactionId: "1",
    transactionType: "Invoice",
    lineNumber: 0,
    date: day,
    accountId: "ar",
    amount: toMinor(100),
    partyId: "acme",
    ...over,
  };
}

/** Few distinct values, so that many lines are alike, across transactions too. */
const someLines = fc.array(
  fc
    .record({
      transactionId: fc.constantFrom("1", "2", "3", "4"),
      transactionType: fc.constantFrom("Invoice", "Bill"),
      accountId: fc.constantFrom("ar", "ap", "cash"),
      amount: fc.constantFrom(100, -100, 200),
      date: fc.constantFrom("2026-01-10", "2026-01-11"),
      partyId: fc.option(fc.constantFrom("acme", "bolt"), { nil: undefined }),
      documentNumber: fc.option(fc.constantFrom("", "1001", "1002"), { nil: undefined }),
    })
    .map(({ partyId, documentNumber, date, amount, ...line }) => ({
      ...line,
      lineNumber: 0,
      date: date as Day,
      amount: toMinor(amount),
      ...(partyId !== undefined && { partyId }),
      ...(documentNumber !== undefined && { documentNumber }),
    })),
  { maxLength: 40 },
);

function reviewed(lines: readonly JournalLine[], hash: TextHash): Check[] {
  const review = documentReview({ accounts }, hash);
  for (const line of lines) review.add(line);
  for (const place of review.doubts()) review.addAgain(lines[place] as JournalLine);
  return review.checks();
}

/** The naive rule: keep every document and compare with the first alike. */
function comparedWhole(lines: readonly JournalLine[]): Check[] {
  const documents = lines.filter(
    ({ accountId, amount, partyId }) =>
      partyId !== undefined &&
      ((accountId === "ar" && amount > 0) || (accountId === "ap" && amount < 0)),
  );
  const seen = new Map<string, JournalLine>();
  const repeats = new Map<string, { line: JournalLine; first: JournalLine }>();
  for (const line of documents) {
    const { accountId, transactionType, partyId, documentNumber, date, amount } = line;
    const common = [accountId, transactionType, partyId];
    const keys = [
      ...(documentNumber ? [[...common, "number", documentNumber]] : []),
      [...common, "day", date, amount],
    ].map((key) => JSON.stringify(key));
    for (const key of keys) {
      const first = seen.get(key);
      if (!first) seen.set(key, line);
      else if (first.transactionId !== line.transactionId) {
        repeats.set(line.transactionId, { line, first });
      }
    }
  }
  const [worst] = repeats.values();
  const question = { id: "duplicate-documents", category: "quality", severity: "medium" } as const;
  if (documents.length === 0) {
    const fact = { code: "no-documents", values: {} };
    return [expect.objectContaining({ ...question, outcome: "Inconclusive", fact })];
  }
  if (!worst) {
    return [
      expect.objectContaining({
        ...question,
        outcome: "Pass",
        fact: { code: "documents-unique", values: { documents: documents.length } },
      }),
    ];
  }
  const { line, first } = worst;
  const { transactionId, accountId, transactionType } = line;
  const name = line.documentNumber ?? transactionId;
  return [
    expect.objectContaining({
      ...question,
      outcome: "Fail",
      transactionId,
      accountId,
      fact: {
        code: "documents-repeated",
        values: {
          repeated: repeats.size,
          documents: documents.length,
          document: `${transactionType} ${name}`,
          on: { day: line.date },
          firstOn: { day: first.date },
        },
      },
    }),
  ];
}
