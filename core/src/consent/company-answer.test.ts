import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companyFault } from "./company-answer.ts";

const business = "Tidewater Marine Supply, Inc.";

describe("companyFault", () => {
  it("is nothing where the names are alike, whether or not the page says what it showed", () => {
    const company = "TIDEWATER MARINE SUPPLY";

    expect(companyFault({ business, company })).toBeUndefined();
    expect(companyFault({ business, company, shown: company })).toBeUndefined();
  });

  it("asks for a choice where the names differ, and takes the name that was shown for one", () => {
    const company = "Harbor Marine LLC";

    expect(companyFault({ business, company })).toBe("company-not-chosen");
    expect(companyFault({ business, company, shown: company })).toBeUndefined();
  });

  it("never takes a yes to one company for a yes to another", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (workspace, company, shown) => {
        const fault = companyFault({ business: workspace, company, shown });

        expect(fault).toBe(shown === company ? undefined : "company-changed");
      }),
    );
  });
});
