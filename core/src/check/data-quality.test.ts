import { describe, expect, it } from "vitest";
import { dataQuality } from "./data-quality.ts";

describe("dataQuality", () => {
  it("counts what was answered, quality and proofs alike, and nothing that couldn't be checked", () => {
    const checks = [
      aCheck({ category: "statement", outcome: "Pass" }),
      aCheck({ category: "quality", outcome: "Pass" }),
      aCheck({ category: "quality", outcome: "Fail", severity: "medium" }),
      aCheck({ category: "statement", outcome: "Inconclusive" }),
    ];

    expect(dataQuality(checks)).toMatchObject({
      ...{ passed: 2, answered: 3 },
      ...{ high: 0, medium: 1, low: 0 },
    });
  });

  it("counts one cause as one finding", () => {
    const checks = [
      aCheck({ id: "journals-balance", outcome: "Fail", difference: 100 }),
      aCheck({ id: "trial-balance-zero", outcome: "Fail", difference: 100 }),
    ];

    expect(dataQuality(checks)).toMatchObject({ passed: 0, answered: 2, high: 1 });
  });
});

const aCheck = (check: { readonly [Field in string]: string | number }) => ({
  ...{ id: "a-check", category: "ledger", outcome: "Pass", severity: "high" },
  ...check,
});
