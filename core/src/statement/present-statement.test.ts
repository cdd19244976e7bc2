import { describe, expect, it } from "vitest";
import { wholesaler } from "../../golden/wholesaler.ts";
import { periodColumns } from "../calendar/fiscal-year.ts";
import type { Spread } from "../spread/spread.ts";
import { withNode } from "../spread/spread-tree.ts";
import { standardSource } from "../spread/testing/standard-source.ts";
import { buildStatement } from "./build-statement.ts";
import { statementHeading } from "./heading.ts";
import type { Layout, StatementType } from "./layout.ts";
import { presentStatement } from "./present-statement.ts";
import { standardLayout } from "./standard-layout.ts";
import type { Statement } from "./statement.ts";

describe("presentStatement", () => {
  it("shows credits of liabilities as plain numbers, and a row for each line (S-E33)", () => {
    const { lineItems, rowData } = present("BalanceSheet");
    const cellsOf = (lineId: string) =>
      rowData.find(({ lineItemId }) => lineItemId === lineId)?.dataCells.map(({ text }) => text);

    expect(rowData.map(({ lineItemId }) => lineItemId)).toEqual(lineItems.map(({ id }) => id));
    expect(cellsOf("liabilities-and-equity/footer")).toEqual(["313,200", "363,400", "400,200"]);
    expect(cellsOf("account/current-earnings")).toEqual(["37,200", "44,200", "17,800"]);
    expect(cellsOf("account/1590")).toEqual(["(26,000)", "(32,000)", "(33,000)"]);
    expect(cellsOf("assets/header")).toEqual([]);
  });

  it("locks cash, receivables and payables, and keeps the outermost sections", () => {
    const { lineItems } = present("BalanceSheet");
    const flags = (lineId: string) => {
      const line = lineItems.find(({ id }) => id === lineId);
      return Object.entries(line ?? {}).flatMap(([name, on]) => (on === true ? [name] : []));
    };

    expect(flags("cash/header")).toEqual(["isLocked"]);
    expect(flags("account/1010")).toEqual(["isLocked"]);
    expect(flags("assets/header")).toEqual(["canRename", "canAddSubsection"]);
    expect(flags("current-assets/header")).toEqual([
      "canRename",
      "canIncrementSortOrder",
      "canAddSubsection",
      "canEditReportedAs",
    ]);
    expect(flags("account/1510")).toEqual(["canRename", "canSelect", "canIncrementSortOrder"]);
    expect(flags("fixed-assets/header")).toEqual([
      "canRename",
      "canDeleteSection",
      "canDecrementSortOrder",
      "canAddSubsection",
      "canEditReportedAs",
    ]);
    expect(flags("fixed-assets/footer")).toEqual(["canRename", "canViewFormula"]);
  });

  it("says where a line stands and how its total comes about (S-E36, S-E40)", () => {
    const { lineItems, formulas } = present("IncomeStatement");
    const inventory = present("BalanceSheet").lineItems.find(({ id }) => id === "account/1300");

    expect(inventory?.hierarchicalLocation.displayName).toBe("Assets › Current assets › Inventory");
    expect(formulas.find(({ id }) => id === "gross-profit")?.renderedExpression).toBe(
      "Total revenue − Total cost of goods sold",
    );
    expect(formulas.find(({ id }) => id === "total/operating-expenses")?.renderedExpression).toBe(
      "Rent + Payroll + Depreciation",
    );
    expect(lineItems.find(({ id }) => id === "formula/net-income")?.styleNameId).toBe("GrandTotal");
  });

  it("has a class for each style in use, a person's too (S-E35, S-U86)", () => {
    const layout = standardLayout("BalanceSheet", wholesaler.accounts);
    const restyled: Layout = {
      ...layout,
      nodes: layout.nodes.map((node) =>
        node.node === "section" && node.id === "assets"
          ? { ...node, headerStyle: { italic: true }, footerStyle: { underline: "single" } }
          : node,
      ),
    };
    const shown = present("BalanceSheet", undefined, restyled);
    const nameOf = (lineId: string) => shown.lineItems.find(({ id }) => id === lineId)?.styleNameId;

    expect(shown.captionStyleClasses).toEqual([
      { nameId: "BoldItalic", bold: true, italic: true },
      { nameId: "Header", bold: true, italic: false },
      { nameId: "Detail", bold: false, italic: false },
      { nameId: "Total", bold: true, italic: false },
      { nameId: "GrandTotal", bold: true, italic: false },
    ]);
    expect(
      shown.monetaryDataStyleClasses.map(({ nameId, underlineStyle }) => [nameId, underlineStyle]),
    ).toEqual([
      ["BoldItalic", "None"],
      ["Header", "None"],
      ["Detail", "None"],
      ["Total", "Single"],
      ["GrandTotal", "Double"],
    ]);
    expect(nameOf("assets/header")).toBe("BoldItalic");
    expect(nameOf("assets/footer")).toBe("Total");
    expect(nameOf("liabilities-and-equity/footer")).toBe("GrandTotal");
  });

  it("describes accounts and sections (S-E34, S-E44, S-E45)", () => {
    const { detailAccounts, classificationSections } = present("BalanceSheet", (spread) =>
      withNode(spread, "account/1010", (node) =>
        node.node === "account" ? { ...node, flagged: true } : node,
      ),
    );

    expect(detailAccounts[0]).toEqual({
      accountId: "1010",
      accountNo: "1010",
      shortName: "Operating checking",
      hierarchicalName: "Operating checking",
      supplementalFieldValues: [
        { id: "type", value: "Bank" },
        { id: "subtype", value: "Checking" },
        { id: "classification", value: "cash" },
        { id: "classificationSource", value: "vendor-subtype" },
        { id: "confidence", value: "0.95" },
      ],
      isNewlyReferenced: true,
    });
    expect(classificationSections.find(({ id }) => id === "inventory")).toEqual({
      id: "inventory",
      headerLineItemId: "inventory/header",
      footerLineItemId: "inventory/footer",
      headerCaptionText: "Inventory",
      footerCaptionText: "Total inventory",
      reportedAs: "Debit",
      canAddSubsection: true,
      subsectionOf: "current-assets",
      isEmpty: false,
    });
  });
});

describe("statementHeading", () => {
  it("says whose, what, on which basis, in what, when, and from where", () => {
    expect(
      statementHeading(statementOf("IncomeStatement"), {
        packageName: "QuickBooks Online",
        asOf: new Date("2026-03-15T14:05:09Z"),
        numberStyle: "Thousands",
      }),
    ).toEqual({
      legalName: "Tidewater Marine Supply, Inc.",
      title: "Income statement",
      basis: "Accrual basis",
      currencyAndScaling: "Thousands, US dollars",
      period: "Jan 1, 2024 to Mar 15, 2026",
      provenance: "Unaudited. Prepared from QuickBooks Online as of Mar 15, 2026, 14:05 UTC",
      note: "Figures may not add due to rounding",
    });
  });
});

function statementOf(
  type: StatementType,
  layout: Layout = standardLayout(type, wholesaler.accounts),
): Statement {
  const reportingPeriod = "FiscalYearsAndYTD";
  return buildStatement({
    ledger: wholesaler,
    layout,
    reportingPeriod,
    columns: periodColumns(wholesaler, { reportingPeriod }),
  });
}

function present(type: StatementType, change = (spread: Spread) => spread, layout?: Layout) {
  const numberStyle = "ActualsDisplayedAsWholeNumber";
  const { spread, ...source } = standardSource(wholesaler);
  return presentStatement(
    statementOf(type, layout),
    { ...source, spread: change(spread) },
    { numberStyle },
  );
}
