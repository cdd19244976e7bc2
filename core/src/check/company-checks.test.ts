import { describe, expect, it } from "vitest";
import { type CompanyEvidence, checkCompany, companySignals } from "./company-checks.ts";

const accounts = Array.from({ length: 20 }, (_, index) => `Account ${index}`);
const others = Array.from({ length: 20 }, (_, index) => `Other ${index}`);

const evidence = {
  business: "Tidewater Marine Supply",
  company: { name: "Tidewater Marine Supply, Inc.", currency: "USD", country: "US", accounts },
  last: { currency: "USD", country: "US", accounts },
} satisfies CompanyEvidence;

const of = (
  company: Partial<CompanyEvidence["company"]>,
  last: Partial<NonNullable<CompanyEvidence["last"]>> = {},
): CompanyEvidence => ({
  ...evidence,
  company: { ...evidence.company, ...company },
  last: { ...evidence.last, ...last },
});

describe("checkCompany", () => {
  it("passes for the workspace's business, in any spelling", () => {
    expect(checkCompany(evidence)).toMatchObject({ outcome: "Pass" });
    expect(checkCompany(of({ name: "TIDEWATER MARINE SUPPLY LLC" }))).toMatchObject({
      outcome: "Pass",
    });
  });

  it("passes for the legal name of a company that trades under another", () => {
    const company = { name: "Bluestem", legalName: "Tidewater Marine Supply LLC" };

    expect(checkCompany(of(company))).toMatchObject({ outcome: "Pass" });
  });

  it("finds another name alone medium, with both names", () => {
    expect(checkCompany(of({ name: "Bluestem Farms" }))).toMatchObject({
      id: "company-matches",
      outcome: "Fail",
      severity: "medium",
      fact: {
        code: "company-differs",
        values: {
          business: "Tidewater Marine Supply",
          company: "Bluestem Farms",
          currency: "same",
          country: "same",
          accounts: "same",
        },
      },
    });
  });

  it.each([
    ["name and currency", of({ name: "Bluestem Farms", currency: "CAD" }), ["name", "currency"]],
    ["name and country", of({ name: "Bluestem Farms", country: "CA" }), ["name", "country"]],
    ["name and accounts", of({ name: "Bluestem Farms", accounts: others }), ["name", "accounts"]],
    ["currency and accounts", of({ currency: "CAD", accounts: others }), ["currency", "accounts"]],
  ])("finds %s high", (_, given, signals) => {
    expect(companySignals(given)).toEqual(signals);
    expect(checkCompany(given)).toMatchObject({ outcome: "Fail", severity: "high" });
  });

  it.each([
    ["currency", of({ currency: "CAD" })],
    ["country", of({ country: "CA" })],
    ["accounts", of({ accounts: others })],
  ])("says nothing where only its %s is another", (_, given) => {
    expect(checkCompany(given)).toMatchObject({ outcome: "Pass" });
  });

  it("compares no more than the name where nothing was collected before", () => {
    const { last: _, ...first } = of({ name: "Bluestem Farms", currency: "CAD" });

    expect(companySignals(first)).toEqual(["name"]);
  });

  it("takes no chart for another's that shares half of its accounts, or has few", () => {
    const shared = [...others.slice(0, 10), ...accounts.slice(0, 10)];

    expect(companySignals(of({ accounts: shared }))).toEqual([]);
    expect(companySignals(of({ accounts: others.slice(0, 9) }))).toEqual([]);
    expect(companySignals(of({ accounts: [] }))).toEqual([]);
  });
});
