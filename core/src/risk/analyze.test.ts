import { describe, expect, it } from "vitest";
import { addBacks, adding, alder, analyzed, dollars, edited, moving } from "./testing/alder.ts";
import { expectClose } from "./testing/close-to.ts";
import { contractor, scored, thousand } from "./testing/firms.ts";

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
