import { describe, expect, it } from "vitest";
import { toMinor } from "../money/money.ts";
import type { FileFindings } from "./file-findings.ts";
import { statementChecks } from "./statement-checks.ts";
import { contradicts, type StatementFinding } from "./statement-findings.ts";

describe("checks of the sender's statements", () => {
  it("pass where all figures are the books', and name the first account that differs", () => {
    const agreeing = aFinding({ compared: 12, differing: none, notShown: none });
    const travel = { name: "Travel", reported: toMinor(200), booked: toMinor(150) };
    const differing = aFinding({
      compared: 12,
      differing: { count: 1, some: [travel] },
      notShown: none,
    });

    expect(checksOf(agreeing)).toMatchObject([
      { id: "file-profit-and-loss", outcome: "Pass", fact: { code: "file-statement-agrees" } },
    ]);
    expect(checksOf(differing)).toMatchObject([
      {
        ...{ outcome: "Fail", severity: "high", expected: 200, actual: 150, difference: -50 },
        fact: { code: "file-statement-differs", values: { account: "Travel", differing: 1 } },
      },
    ]);
  });

  it("fail where a total differs alone", () => {
    const netIncome = { reported: toMinor(500), booked: toMinor(400) };

    expect(
      checksOf(aFinding({ compared: 12, differing: none, notShown: none, netIncome })),
    ).toMatchObject([
      { outcome: "Fail", fact: { code: "file-statement-total-differs" }, difference: -100 },
    ]);
  });

  it("fail where a section's total isn't what its rows come to, and nothing else differs", () => {
    const section = { name: "Utilities", reported: toMinor(2_100), added: toMinor(2_000) };
    const sums = { count: 1, some: [section] };
    const compared = aFinding({ compared: 12, differing: none, notShown: none });
    const fact = { code: "file-statement-section-differs", values: { section: "Utilities" } };

    expect(checksOf({ ...compared, sums })).toMatchObject([
      { outcome: "Fail", severity: "high", expected: 2_100, actual: 2_000, fact },
    ]);
    expect(checksOf({ ...aFinding(), period: "other", sums })).toMatchObject([
      { outcome: "Fail", severity: "medium", fact },
    ]);
    expect(checksOf({ ...aFinding(), isOfOtherBooks: true, sums })).toMatchObject([
      { outcome: "Inconclusive" },
    ]);
    expect([contradicts({ ...compared, sums }), contradicts(compared)]).toEqual([true, false]);
  });

  it.each([
    ["low", 1_000, "Phone"],
    ["high", 999, "Phone"],
  ])(
    "name an account that the statement doesn't show: %s where %d is material",
    (severity, material, account) => {
      const notShown = { count: 1, some: [{ name: account, booked: toMinor(1_000) }] };

      expect(
        statementChecks(
          findingsWith(aFinding({ compared: 12, differing: none, notShown })),
          toMinor(material),
        ),
      ).toMatchObject([
        {
          ...{ outcome: "Fail", severity },
          fact: { code: "file-statement-account-not-shown", values: { accounts: 1, account } },
        },
      ]);
    },
  );

  it("say the worst of two statements of a kind, once, since a record has a check once", () => {
    const other: StatementFinding = { ...aFinding(), period: "other" };

    expect(
      checksOf(aFinding({ compared: 12, differing: none, notShown: none }), other),
    ).toMatchObject([{ outcome: "Inconclusive", fact: { code: "file-statement-other-period" } }]);
  });
});

const none = { count: 0, some: [] };

const aFinding = (figures?: StatementFinding["figures"]): StatementFinding => ({
  kind: "profit-and-loss",
  period: "same",
  isOfOtherBooks: false,
  matched: 12,
  unmatched: none,
  ...(figures && { figures }),
});

const checksOf = (...statements: StatementFinding[]) =>
  statementChecks(findingsWith(...statements));

function findingsWith(...statements: StatementFinding[]): FileFindings {
  // No other finding is looked at.
  const findings = { statements, currency: { code: "USD", said: true } } as Partial<FileFindings>;
  return findings as FileFindings;
}
