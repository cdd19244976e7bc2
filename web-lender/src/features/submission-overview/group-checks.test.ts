import { describe, expect, it } from "vitest";
import type { Check } from "../../api/submission.ts";
import { findingsOf, groupChecks } from "./group-checks.ts";

describe("groupChecks", () => {
  it("makes one line of a question that is asked of each period", () => {
    const first = aCheck({ id: "a:2025-11-30", title: "Assets equal liabilities and equity" });
    const reason = "There are no journal entries.";
    const other = aCheck({
      ...{ id: "b", title: "Journals balance", outcome: "Inconclusive" },
      outcomeDescription: reason,
    });
    const second = aCheck({ id: "a:2025-12-31", title: "Assets equal liabilities and equity" });

    expect(groupChecks([first, other, second])).toEqual([
      {
        title: "Assets equal liabilities and equity",
        basis: "accrual",
        checks: [first, second],
        outcome: "Pass",
      },
      {
        ...{ title: "Journals balance", basis: "accrual", checks: [other] },
        ...{ outcome: "Inconclusive", reason },
      },
    ]);
  });

  it("says it once, without the day, and keeps the bases apart", () => {
    const title = "Agrees with the package's balance sheet";
    const asked = (day: string, words: string, over: Partial<Check> = {}) =>
      aCheck({
        ...{ id: `vendor-balance-sheet:${day}`, title: `${title}, ${words}`, toDate: day },
        ...over,
      });
    const groups = groupChecks([
      asked("2025-11-30", "Nov 30, 2025"),
      asked("2025-12-31", "Dec 31, 2025"),
      asked("2025-12-31", "Dec 31, 2025", { basis: "cash" }),
    ]);

    expect(groups.map((group) => [group.title, group.basis, group.checks.length])).toEqual([
      [title, "accrual", 2],
      [title, "cash", 1],
    ]);
  });

  it("knows it in each language that the server says it in (X-26)", () => {
    const title = "Concorde avec le bilan du logiciel";
    const groups = groupChecks([
      aCheck({ title: `${title}, 30 nov. 2025`, toDate: "2025-11-30" }),
      aCheck({ title: `${title}, 31 déc. 2025`, toDate: "2025-12-31" }),
    ]);

    expect(groups.map((group) => [group.title, group.checks.length])).toEqual([[title, 2]]);
  });

  it("reads as what was found where one period differs", () => {
    const [group] = groupChecks([
      aCheck({ id: "aging:payable:2025-11-30", title: "The aging agrees" }),
      aCheck({
        ...{ id: "vendor-aging:payable:2025-12-31", outcome: "Fail", toDate: "2025-12-31" },
        title: "The aging differs, Dec 31, 2025",
      }),
    ]);

    expect([group?.title, group?.checks.length]).toEqual(["The aging differs", 2]);
  });

  it("calls a group failed when one period fails, and passed when the others could not be asked", () => {
    const [failed] = groupChecks([aCheck({}), aCheck({ outcome: "Fail" })]);
    const [passed] = groupChecks([aCheck({}), aCheck({ outcome: "Inconclusive" })]);

    expect([failed?.outcome, passed?.outcome]).toEqual(["Fail", "Pass"]);
  });
});

describe("findingsOf", () => {
  it("puts the worst first and leaves out what passed or could not be checked", () => {
    const found = findingsOf([
      aCheck({ id: "passed" }),
      aCheck({ id: "low", outcome: "Fail", severity: "low" }),
      aCheck({ id: "unknown", outcome: "Inconclusive" }),
      aCheck({ id: "high", outcome: "Fail", severity: "high" }),
    ]);

    expect(found.map(({ finding }) => finding.id)).toEqual(["high", "low"]);
  });
});

function aCheck(over: Partial<Check>): Check {
  return {
    id: "check",
    category: "ledger",
    title: "Journals balance",
    outcome: "Pass",
    outcomeDescription: "",
    severity: "medium",
    basis: "accrual",
    tolerance: 0,
    ...over,
  };
}
