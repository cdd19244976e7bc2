import type { Mapping, SignMeaning } from "@tieout/core/book-mapping/mapping";
import type { Day } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import { openBooks } from "../book-decoding/open-books.ts";
import { readFile } from "./read-file.ts";

describe("a ledger with one amount a line", () => {
  it("is taken as printed where it balances so, and goes in as it was shown", async () => {
    const { amounts, debits, credits } = await readAgain("Sales", "-250.00");

    expect({ amounts, debits, credits }).toEqual({
      amounts: [25_000, -25_000],
      debits: 25_000,
      credits: 25_000,
    });
  });

  it("is taken with signs turned where it balances in that way alone", async () => {
    const { amounts, differs } = await readAgain("Sales", "250.00");

    expect([amounts, differs]).toEqual([[25_000, -25_000], false]);
  });

  it("is taken as printed again, though one before it wasn't", async () => {
    const { mapping } = await readAgain("Sales", "250.00");
    const { amounts, differs } = await readAgain("Sales", "-250.00", mapping);

    expect([mapping.signs, amounts, differs]).toEqual(["natural", [25_000, -25_000], false]);
  });

  it("is taken as a person says, whatever entries tell, and says who said so", async () => {
    const natural = await readAgain("Sales", "-250.00", undefined, "natural");
    const printed = await readAgain("Sales", "250.00", undefined, "debit-positive");

    expect([natural.amounts, natural.signs]).toEqual([
      [25_000, 25_000],
      { means: "natural", why: "choice" },
    ]);
    expect([printed.amounts, printed.signs]).toEqual([
      [25_000, 25_000],
      { means: "debit-positive", why: "choice" },
    ]);
  });

  it("says how it was taken where nobody said it", async () => {
    expect((await readAgain("Sales", "250.00")).signs).toEqual({
      means: "natural",
      why: "matched",
    });
  });

  it("stays as printed, and differs, where neither way balances", async () => {
    const { amounts, differs } = await readAgain("Sales", "240.00");

    expect([amounts, differs]).toEqual([[25_000, 24_000], true]);
  });
});

async function readAgain(account: string, amount: string, before?: Mapping, signs?: SignMeaning) {
  const text = `Date,Account,Amount\n2025-01-15,Checking,250.00\n2025-01-15,${account},${amount}\n`;
  const bytes = Buffer.from(text);
  const kept = before
    ? [{ mapping: before, answers: { currency: "USD", fiscalYearEnd: { month: 12, day: 31 } } }]
    : [];
  const file = {
    bytes,
    kind: "csv",
    fileName: "gl.csv",
    choices: signs ? { signs } : {},
    kept,
  } as const;
  const { report, recipe } = await readFile({
    ...file,
    materialityBasisPoints: 100,
    today: "2025-02-10" as Day,
  });
  if (!report.findings || !recipe || !("table" in recipe)) throw new Error("Its columns are clear");

  const amounts: number[] = [];
  for await (const line of openBooks(bytes, recipe)) amounts.push(line.amount);
  const { debits, credits } = report.findings.figures;
  const { mapping } = recipe.table;
  const { differs } = report.findings;
  return { amounts, debits, credits, mapping, differs, signs: report.table?.signs };
}
