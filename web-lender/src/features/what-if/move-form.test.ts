import { toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import { aRiskAnalysis } from "../../testing/a-risk-analysis.ts";
import { emptyMove, moves, readMove } from "./move-form.ts";
import { tryMove } from "./try-move.ts";

const american = { decimal: ".", digits: 2 };
const french = { decimal: ",", digits: 2 };

describe("readMove", () => {
  it("reads amounts as they're written here, and leaves out what isn't typed", () => {
    const borrow = { ...emptyMove, amount: "100,000", due: "20,000.50", tax: "21.5" };

    expect(readMove(borrow, american)).toEqual({
      result: "read",
      move: {
        ...{ move: "borrow", amount: 10_000_000, dueWithinYear: 2_000_050, interest: 0 },
        ...{ taxRate: 0.215, forEquipment: false },
      },
    });
    expect(readMove({ ...emptyMove, move: "owners-in", amount: "1 234,50" }, french)).toEqual({
      result: "read",
      move: { move: "owners-in", amount: 123_450 },
    });
  });

  it("takes less profit with a minus sign or parentheses", () => {
    for (const amount of ["-500", "−500", "(500)"]) {
      expect(readMove({ ...emptyMove, move: "profit", amount }, american)).toEqual({
        result: "read",
        move: { move: "profit", amount: -50_000, taxRate: 0 },
      });
    }
  });

  it("names the field that can't be read", () => {
    expect(readMove({ ...emptyMove, amount: "many" }, american)).toMatchObject({ field: "amount" });
    expect(readMove({ ...emptyMove, amount: "1", tax: "101" }, american)).toMatchObject({
      field: "tax",
    });
    expect(readMove({ ...emptyMove, move: "collect-in", days: "-1" }, american)).toMatchObject({
      field: "days",
    });
    for (const move of moves) {
      expect(readMove({ ...emptyMove, move }, american)).toEqual({ result: "empty" });
    }
  });
});

describe("tryMove", () => {
  const { inputs, analysis } = aRiskAnalysis();
  if (!inputs || !analysis) throw new Error("It's a success");

  it("gives the stored probabilities again where nothing moves", () => {
    const nothing = { move: "owners-in", amount: toMinor(0) } as const;

    expect(tryMove(inputs, analysis.sectorShift, nothing)).toMatchObject({
      cumulative: analysis.score.cumulative,
    });
  });

  it("refuses what would take more cash than there is", () => {
    const tooMuch = { move: "owners-out", amount: toMinor(900_000_000) } as const;

    expect(tryMove(inputs, analysis.sectorShift, tooMuch)).toEqual({ refused: "negative-cash" });
  });
});
