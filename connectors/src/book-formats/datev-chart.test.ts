import { withGuessedTypes } from "@tieout/core/book-mapping/complete-chart";
import { describe, expect, it } from "vitest";
import { fileAccount } from "./row-values.ts";

describe("a chart of DATEV's", () => {
  it("is known by the names of its accounts, and types the others by its own classes: SKR 03", () => {
    expect(
      typesOf(
        "27 EDV-Software|0420 Büroeinrichtung|0800 Gezeichnetes Kapital|1200 Bank|1400 Forderungen aus Lieferungen|1576 Abziehbare Vorsteuer 19 %|3400 Wareneingang 19 %|3980 Bestand Waren|4120 Gehälter|4830 Abschreibungen auf Sachanlagen|8400 Erlöse 19 % USt|10001 Meier|70001 Mühle",
      ),
    ).toEqual({
      "27": "OtherAsset",
      "0420": "FixedAsset",
      "0800": "Equity",
      1200: "Bank",
      1400: "AccountsReceivable",
      1576: "OtherCurrentAsset",
      3400: "CostOfGoodsSold",
      3980: "Inventory",
      4120: "Expense",
      4830: "Depreciation",
      8400: "Income",
      10001: "AccountsReceivable",
      70001: "AccountsPayable",
    });
  });

  it("is another where its numbers say so, and may have eight digits: SKR 04", () => {
    expect(
      typesOf(
        "12000000 Forderungen aus Lieferungen|18000000 Bank|20000000 Festkapital|29700000 Gewinnvortrag vor Verwendung|33000000 Verbindlichkeiten aus Lieferungen|44000000 Erlöse 19 % USt|54000000 Wareneingang 19 %|62200000 Abschreibungen auf Sachanlagen|63100000 Miete|73000000 Zinsen",
      ),
    ).toEqual({
      12000000: "AccountsReceivable",
      18000000: "Bank",
      20000000: "Equity",
      29700000: "RetainedEarnings",
      33000000: "AccountsPayable",
      44000000: "Income",
      54000000: "CostOfGoodsSold",
      62200000: "Depreciation",
      63100000: "Expense",
      73000000: "Expense",
    });
  });

  it("isn't seen in one name, nor where names are numbered by both", () => {
    expect(typesOf("1200 Bank|8400 Verwaltung")).toEqual({ 1200: "Bank", 8400: "Unknown" });
    expect(typesOf("1200 Bank|4400 Erlöse|8400 Verwaltung")).toMatchObject({ 8400: "Unknown" });
  });
});

function typesOf(chart: string): Record<string, string> {
  const accounts = chart.split("|").map((text) => {
    const [number = "", ...name] = text.split(" ");
    return fileAccount(number, name.join(" "), "", number);
  });
  return Object.fromEntries(
    withGuessedTypes(accounts).accounts.map(({ id, vendorType }) => [id, vendorType]),
  );
}
