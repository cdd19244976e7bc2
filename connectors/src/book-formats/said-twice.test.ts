import { readAll } from "@tieout/core/book-mapping/file-books";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import type { Day } from "@tieout/core/calendar/day";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fecReader } from "./fec-reader.ts";
import { accountNames, entryPeriods } from "./said-twice.ts";
import { sieReader } from "./sie-reader.ts";

describe("a FEC's other days and names", () => {
  it.each([
    ["entries dated after they were validated", 5, { entry: "20250420" }, ["days-agree"]],
    ["entries dated before their document", 5, { entry: "20250205" }, ["days-agree"]],
    ["a line whose number is another account's", 5, { number: "606100" }, ["names-agree"]],
    ["an account that has a customer's name beside a customer", 0, { name: "Dupont" }, []],
  ])("contradict %s", (_, at, wrong, found) => {
    expect(differing(fec(at, wrong))).toEqual(found);
  });

  it("contradict nothing where it's how the package writes", () => {
    const early = Array.from({ length: 20 }, (_, i) => i);

    expect(differing(fec(early, { piece: "20251231" }))).toEqual([]);
  });
});

describe("periods of entries", () => {
  const days = fc
    .array(fc.integer({ min: 0, max: 47 }), { minLength: 30, maxLength: 60 })
    .map((months) => months.map((month) => new Date(Date.UTC(2023, month, 15))));

  it.each(["with", "without"])(
    "may begin with any month, %s years, and name one that contradicts",
    (years) => {
      fc.assert(
        fc.property(days, fc.integer({ min: 0, max: 11 }), (all, begins) => {
          const periods = entryPeriods();
          for (const [i, day] of all.entries()) {
            const shifted = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - begins, 1));
            const said = years === "with" ? shifted.getUTCFullYear() : undefined;
            const period =
              i === 7 ? ((shifted.getUTCMonth() + 1) % 12) + 1 : shifted.getUTCMonth() + 1;
            periods.add(`entry ${i}`, day.toISOString().slice(0, 10) as Day, period, said);
          }

          expect(periods.facts()).toMatchObject({
            of: all.length,
            contradicted: 1,
            some: [{ transactionId: "entry 7" }],
          });
        }),
      );
    },
  );

  it("say nothing of closings, whose periods are past the twelfth", () => {
    const periods = entryPeriods();
    periods.add("close", "2025-12-31" as Day, 13);

    expect(periods.facts()).toBe(undefined);
  });
});

it("names that differ in writing alone are one", () => {
  const names = accountNames();
  for (const name of ["Banque", "BANQUE ", "banque"]) names.add("512000", name, false);

  expect(names.facts()).toEqual({ of: 1, contradicted: 0, some: [] });
});

describe("last year's closing balances and this year's openings in SIE", () => {
  it.each([
    ["the result carried over", "2081 -100.00|2098 -40.00", []],
    ["an account that takes the result itself", "2081 -140.00", []],
    ["a result that isn't carried over whole", "2081 -130.00", ["years-follow"]],
  ])("differ by nothing but %s", (_, equity, found) => {
    expect(differing(sie(["1930 140.00", ...equity.split("|")]))).toEqual(found);
  });

  it("are one finding, with the accounts that differ", () => {
    const books = sie(["1930 90.00", "1940 50.00", "2081 -100.00", "2098 -40.00"], "1940 0.00");

    const found = tieOut(books).checks.find(({ id }) => id === "years-follow");
    expect(found?.differences).toEqual([
      { expected: 14000, actual: 9000, place: { accountId: "1930", end: "2025-01-01" } },
      { expected: 0, actual: 5000, place: { accountId: "1940", end: "2025-01-01" } },
    ]);
  });
});

/** The checks that only what is said twice can fail. */
function differing(books: ReturnType<typeof fec>): readonly string[] {
  return tieOut(books)
    .checks.filter(({ id, outcome }) => outcome === "differs" && /agree|follow$/.test(id))
    .map(({ id }) => id);
}

interface FecRow {
  readonly number: string;
  readonly name: string;
  readonly entry: string;
  readonly piece: string;
}

/** Twenty purchases of two lines, some of which are wrong. */
function fec(wrongAt: number | readonly number[], wrong: Partial<FecRow>) {
  const isWrong = (i: number) => (Array.isArray(wrongAt) ? wrongAt.includes(i) : wrongAt === i);
  const rows = Array.from({ length: 20 }, (_, i) => {
    const [number, name] = i % 2 === 0 ? ["606100", "Électricité"] : ["613200", "Locations"];
    const usual = { number, name, entry: "20250310", piece: "20250301" };
    const { name: said, ...row } = { ...usual, ...(isWrong(i) ? wrong : {}) };
    const partner = said === name ? "" : "C01";
    const [own, other] = ["10,00\t0,00", "0,00\t10,00"];
    const lineOf = (number: string, name: string, partner: string, amounts: string) =>
      `AC\t${i}\t${row.entry}\t${number}\t${name}\t${partner}\t${row.piece}\t20250401\t${amounts}`;
    return [lineOf(row.number, said, partner, own), lineOf("401000", "Fournisseurs", "F01", other)];
  });
  const heading =
    "JournalCode\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tCompAuxNum\tPieceDate\tValidDate\tDebit\tCredit";
  const lines = [heading, ...rows.flat()].map((text, i) => ({ number: i + 1, text }));
  return readAll(fecReader(), lines).books;
}

function sie(openings: readonly string[], alsoClosed = "") {
  const text = `#RAR 0 20250101 20251231
#RAR -1 20240101 20241231
#UB -1 1930 140.00
#UB -1 2081 -100.00
${alsoClosed && `#UB -1 ${alsoClosed}`}
#RES -1 3010 -40.00
${openings.map((one) => `#IB 0 ${one}`).join("\n")}`;
  const lines = text.split("\n").map((text, i) => ({ number: i + 1, text }));
  return readAll(sieReader(), lines).books;
}
