import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { standardSpread } from "../spread/spread.ts";
import { december2024, january2025, lines } from "../spread/testing/adjusting.ts";
import { yearEndLedger } from "../spread/testing/year-end-ledger.ts";
import { analyzeRisk, scoreInputs } from "./analyze.ts";
import { openPd1 } from "./model.ts";
import {
  addBacks,
  adding,
  adjusting,
  alder,
  analyzed,
  dallas,
  dollars,
  edited,
  moving,
} from "./testing/alder.ts";
import { expectClose } from "./testing/close-to.ts";
import { contractor, inputsOfCase, scored, thousand } from "./testing/firms.ts";
import vectors from "./testing/vectors.json" with { type: "json" };

const books = alder();

describe("Alder's probability of default", () => {
  const asCollected = [0.017948729, 0.038953695, 0.05862411, 0.077215117, 0.094535253];

  it("comes from its books as collected", () => {
    const { score, inputs, figures, asReported } = analyzed(books);

    expectClose(score.cumulative, asCollected);
    expect(figures).toBe("Reported");
    expect(asReported).toBeUndefined();
    expect(dollars(inputs.year)).toEqual({
      totalAssets: 700,
      currentAssets: 420,
      accountsReceivable: 348,
      totalLiabilities: 400,
      currentLiabilities: 300,
      retainedEarnings: 250,
      sales: 900,
      operatingIncome: -10,
      depreciation: 40,
      amortization: 0,
      netIncome: -22,
    });
    expect(dollars(inputs.prior)).toMatchObject({ sales: 1000, totalAssets: 772 });
  });

  it("counts the year's own result among retained earnings", () => {
    const fromItsAccountAlone = { ...contractor.year, retainedEarnings: thousand(272) };
    const trap = scored({ ...contractor, year: fromItsAccountAlone }, "238220");

    expectClose([trap.cumulative[0]], [0.017638442]);
    expect(analyzed(books).score.cumulative[0]).not.toBeCloseTo(0.017638442, 7);
  });

  it("rises where the owner's debt is moved to equity", () => {
    const { score, inputs } = analyzed(books, edited(books, moving("section/equity", "1420")));

    expectClose(score.cumulative, [0.025712851, 0.053564267, 0.078995568, 0.10225334, 0.12380104]);
    expect(dollars(inputs.year)).toMatchObject({ totalAssets: 620, currentAssets: 340 });
  });

  it("falls by add-backs, with what was reported beside it", () => {
    const { score, inputs, figures, asReported } = analyzed(books, edited(books, addBacks));

    expectClose(
      score.cumulative,
      [0.010553201, 0.024397008, 0.037454995, 0.050686816, 0.063461489],
    );
    expect(figures).toBe("Adjusted");
    expect(dollars(inputs.year)).toMatchObject({ operatingIncome: 120, netIncome: -22 });
    expect(dollars(asReported?.inputs.year ?? {})).toMatchObject({ operatingIncome: -10 });
    expectClose(asReported?.score?.cumulative ?? [], asCollected);
  });

  it("is the same with debt in a section of its own", () => {
    const debt = edited(
      books,
      adding("funded-debt", "section/liabilities"),
      moving("section/funded-debt", "2100", "2700"),
    );

    expectClose(analyzed(books, debt).score.cumulative, asCollected);
  });
});

describe("adjustments", () => {
  it("lead once they are confirmed, of the basis that is read", () => {
    const drafted = edited(books, adjusting({ status: "Draft" }));
    const confirmed = edited(books, adjusting({}));

    expect(analyzed(books, drafted)).toEqual(analyzed(books));
    expect(analyzed({ ...books, basis: "cash" }, confirmed).figures).toBe("Reported");
    const { figures, inputs, asReported, notes } = analyzed(books, confirmed);
    expect(figures).toBe("Adjusted");
    expect(dollars(inputs.year)).toMatchObject({ totalAssets: 720, currentLiabilities: 320 });
    expect(dollars(asReported?.inputs.year ?? {})).toMatchObject({ totalAssets: 700 });
    expect(notes.map(({ code }) => code)).not.toContain("overdraft");
  });

  it("lead with nothing beside them where they change no amount", () => {
    const elsewhere = lines(["6000", -20], ["6800", 20]);
    const moved = edited(books, adjusting({ lines: elsewhere }));

    expect(analyzed(books, moved)).toMatchObject({ figures: "Adjusted" });
    expect(analyzed(books, moved)).not.toHaveProperty("asReported");
    expect(analyzed(books, moved).inputHash).toBe(analyzed(books).inputHash);
  });

  it("have what was reported beside them where they change only what is shown", () => {
    const fees = alder(["8100", "Bank fees", "other_expense", 0, 0]);
    const spread = edited(fees, adjusting({ lines: lines(["8000", -5], ["8100", 5]) }));
    const { shown, asReported, score } = analyzed(fees, spread);

    expect(shown.year.interestExpense).toBe(700);
    expect(asReported?.shown.year.interestExpense).toBe(1200);
    expect(asReported?.score).toEqual(score);
  });

  it("turn with the year", () => {
    const accrued = {
      kind: "Accrual",
      day: december2024,
      lines: lines(["6000", 15], ["2010", -15]),
    } as const;
    const kept = analyzed(books, edited(books, adjusting(accrued)));
    const reversed = analyzed(
      books,
      edited(books, adjusting({ ...accrued, reversal: january2025 })),
    );

    expect(dollars(kept.inputs.year)).toMatchObject({
      totalLiabilities: 415,
      retainedEarnings: 235,
      netIncome: -22,
    });
    expect(dollars(reversed.inputs.year)).toMatchObject({
      totalLiabilities: 400,
      retainedEarnings: 250,
      netIncome: -7,
    });
  });

  it("have no score beside them where what was reported can't be scored", () => {
    const overdrawn = yearEndLedger("Alder", [
      ["1000", "Checking", "cash", -10, -30],
      ["3000", "Stock", "equity", -20, -20],
      ["4000", "Sales", "revenue", -10, -20],
      ["5000", "Costs", "cogs", 40, 40],
      ["2100", "Line of credit", "short_term_debt", 0, 30],
      ["3100", "Retained earnings", "retained_earnings"],
    ]);
    const spread = edited(overdrawn, adjusting({ lines: lines(["1000", 50], ["2100", -50]) }));

    expect(analyzed(overdrawn, spread).asReported).not.toHaveProperty("score");
    expect(
      analyzeRisk({ ledger: overdrawn, spread: standardSpread(overdrawn.accounts) }, dallas),
    ).toEqual({ failed: "total-assets-not-positive" });
  });
});

describe("growth", () => {
  it.each([
    ["no-prior-year", "2025-01-01"],
    ["prior-year-other-length", "2024-04-01"],
  ])("is absent, and said: %s", (code, from) => {
    const cuts = books.cuts.filter((cut) => cut >= from);
    const months = books.months.filter(({ end }) => end >= from);
    const { score, prior, notes, inputs } = analyzed({ ...books, from: from as Day, cuts, months });

    expect(score.ratios.find(({ id }) => id === "growth")).toMatchObject({ points: 0 });
    expect(prior).toBeUndefined();
    expect(inputs.prior).toEqual({});
    expect(notes.map((note) => note.code)).toContain(code);
    expect(score.cumulative).toEqual(
      scored({ year: contractor.year, prior: {} }, "238220").cumulative,
    );
  });
});

describe("no analysis is made", () => {
  const failureOf = (ledger: Ledger) =>
    analyzeRisk({ ledger, spread: standardSpread(ledger.accounts) }, dallas);

  it("of a year to date alone", () => {
    const cuts = books.cuts.filter((cut) => cut > "2025" && cut < "2025-12-31");

    expect(failureOf({ ...books, from: "2025-01-01" as Day, cuts, months: [] })).toEqual({
      failed: "no-full-fiscal-year",
    });
  });

  it("without assets", () => {
    const none = yearEndLedger("Alder", [
      ["2010", "Payables", "ap", -60, -60],
      ["4000", "Sales", "revenue", -40, -40],
      ["5000", "Costs", "cogs", 100, 40],
    ]);

    expect(failureOf(none)).toEqual({ failed: "total-assets-not-positive" });
  });

  it("of books whose accounts of unknown type hold more than one percent, until they're classified", () => {
    const open = (amount: number) =>
      alder(
        ["6800", "Zorvex", "unknown", 0, amount],
        ["1000", "Checking", "cash", 100, 40 - amount],
      );
    const little = analyzed(open(9));
    const said = {
      ...standardSpread(books.accounts),
      classifications: { "6800": "opex" },
    } as const;

    expect(failureOf(open(10))).toEqual({ failed: "account-types-unknown" });
    expect(little.notes).toContainEqual({
      code: "unknown-accounts",
      values: { amount: 900, accounts: 1, account: "6800 Zorvex" },
    });
    expect(analyzed(open(10), said).notes.map(({ code }) => code)).not.toContain(
      "unknown-accounts",
    );
  });

  it("of books without a balance sheet, whose total assets aren't known", () => {
    const open = alder(["6800", "Zorvex", "unknown", 0, 500]);

    for (const books of [alder(), open]) {
      expect(failureOf({ ...books, openingsUnknown: true })).toEqual({
        failed: "total-assets-unknown",
      });
    }
  });

  it("of a balance sheet alone, which gives four ratios", () => {
    const balanceSheet = yearEndLedger("Alder", [
      ["1000", "Checking", "cash", 100, 100],
      ["2010", "Payables", "ap", -60, -50],
      ["3200", "Dividends", "equity", -40, -50],
    ]);

    expect(failureOf(balanceSheet)).toEqual({ failed: "too-few-ratios" });
  });

  it("of the model's own case with four ratios", () => {
    const { input } = vectors.missing;

    expect(
      scoreInputs(inputsOfCase(input), { model: openPd1, naicsCode: input.naicsCode }),
    ).toEqual({
      failed: "too-few-ratios",
    });
  });
});
