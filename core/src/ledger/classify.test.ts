import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classify } from "./classify.ts";
import type { VendorAccount } from "./ledger.ts";

describe("classify", () => {
  it("takes an analyst's word over everything", () => {
    expect(classify(anAccount({ vendorType: "Bank" }), "prepaid")).toMatchObject({
      classification: "prepaid",
      classificationSource: "analyst",
      confidence: 1,
      kind: "Real",
    });
  });

  it("goes by role, then subtype, then type, then name", () => {
    const of = (over: Partial<VendorAccount>) => {
      const { classification, classificationSource } = classify(anAccount(over));
      return `${classification} by ${classificationSource}`;
    };

    expect([
      of({ vendorType: "OtherCurrentAsset", specialRole: "InventoryAssets" }),
      of({ vendorType: "Other Current Asset", vendorSubtype: "UndepositedFunds" }),
      of({ vendorType: "Other Current Liability", vendorSubtype: "LineOfCredit" }),
      of({ vendorType: "Long Term Liability", vendorSubtype: "OtherLongTermLiabilities" }),
      of({ vendorType: "LongTermLiability" }),
      of({ vendorType: "OthCurrLiab", name: "Chesapeake line of credit" }),
      of({ vendorType: "CURRLIAB", name: "Unearned revenue" }),
      of({ vendorType: "FIXED", name: "Less accumulated depreciation" }),
      of({ vendorType: "Expense", vendorSubtype: "TaxesPaid", name: "Property tax" }),
      of({ vendorType: "Expense", vendorSubtype: "Travel", name: "Interest group trips" }),
      of({ vendorType: "Other Expense", vendorSubtype: "Amortization" }),
      of({ vendorType: "Income", posting: false }),
    ]).toEqual([
      "inventory by special-role",
      "cash by vendor-subtype",
      "short_term_debt by vendor-subtype",
      "other_liability by vendor-subtype",
      "long_term_debt by vendor-type",
      "short_term_debt by name-rule",
      "deferred_revenue by name-rule",
      "accumulated_depreciation by name-rule",
      "opex by vendor-subtype",
      "opex by vendor-subtype",
      "depreciation_amortization by vendor-subtype",
      "non_posting by vendor-type",
    ]);
  });

  it("asks for a person where only the name spoke, or nothing did", () => {
    expect(classify(anAccount({ vendorType: "CURRLIAB", name: "VAT" })).confidence).toBe(0.5);
    expect(classify(anAccount({ vendorType: "Überraschung" }))).toMatchObject({
      classification: "unknown",
      confidence: 0.1,
      kind: "Real",
    });
  });

  it("never lets a subtype carry an account over to the other statement", () => {
    expect(
      classify(anAccount({ vendorType: "Expense", vendorSubtype: "Inventory" })),
    ).toMatchObject({ classification: "opex", kind: "Nominal" });
  });

  it("has an answer for any words", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (vendorType, vendorSubtype, name) => {
        const { confidence } = classify(anAccount({ vendorType, vendorSubtype, name }));

        expect(confidence > 0 && confidence <= 1).toBe(true);
      }),
    );
  });
});

const anAccount = (over: Partial<VendorAccount>): VendorAccount => ({
  id: "1",
  name: "Account",
  fullName: "Account",
  vendorType: "Bank",
  posting: true,
  active: true,
  ...over,
});
