import { describe, expect, it } from "vitest";
import { wholesaler } from "../../golden/wholesaler.ts";
import { periodColumns, reportingPeriods } from "../calendar/fiscal-year.ts";
import { type Language, languages } from "../language/language.ts";
import { standardSource } from "../spread/testing/standard-source.ts";
import { buildStatement } from "./build-statement.ts";
import { statementHeading } from "./heading.ts";
import type { Layout, StatementType } from "./layout.ts";
import { presentStatement } from "./present-statement.ts";
import { standardLayout } from "./standard-layout.ts";

import { statementTexts } from "./texts.ts";

describe("a statement in the reader's language", () => {
  it("has captions, totals and results in it, and accounts as the package calls them (P-U14, X-26)", () => {
    expect(captionsOf("es", "IncomeStatement")).toEqual([
      "Ingresos",
      "Sales",
      "Total de ingresos",
      "Costo de ventas",
      "Cost of goods sold",
      "Total del costo de ventas",
      "Utilidad bruta",
      "Gastos operativos",
      "Rent",
      "Payroll",
      "Depreciation",
      "Total de gastos operativos",
      "Utilidad operativa",
      "Otros gastos",
      "Loan interest",
      "Total de otros gastos",
      "Utilidad antes de impuestos",
      "Impuesto sobre la renta",
      "Income tax",
      "Total del impuesto sobre la renta",
      "Utilidad neta",
    ]);
    expect(captionsOf("fr", "BalanceSheet")).toEqual(
      expect.arrayContaining(["Actif courant", "Total de l’actif", "Résultat de l’exercice"]),
    );
  });

  it("says how a total comes about, and where a line stands, in the same words", () => {
    const { formulas, lineItems } = present("fr", "IncomeStatement");

    expect(formulas.find(({ id }) => id === "gross-profit")?.renderedExpression).toBe(
      "Total du chiffre d’affaires − Total du coût des ventes",
    );
    expect(
      lineItems.find(({ captionText }) => captionText === "Sales")?.hierarchicalLocation,
    ).toEqual({ displayName: "Chiffre d’affaires" });
  });

  it("keeps what somebody has called otherwise", () => {
    const layout = standardLayout("IncomeStatement", wholesaler.accounts);
    const [first, ...rest] = layout.nodes;
    if (first?.node !== "section") throw new Error("The layout has no section");
    const edited = { ...layout, nodes: [{ ...first, headerCaption: "Boat sales" }, ...rest] };

    expect(captionsOf("es", "IncomeStatement", edited).slice(0, 3)).toEqual([
      "Boat sales",
      "Sales",
      "Total de ingresos",
    ]);
  });

  it.each([
    {
      language: "es",
      labels: ["Ejercicio 2025", "Acumulado al 15 mar 2026", "T4 2025", "Mes al 15 mar 2026"],
    },
    {
      language: "fr",
      labels: ["Exercice 2025", "Cumul au 15 mars 2026", "T4 2025", "Mois au 15 mars 2026"],
    },
  ] as const)("names its periods in $language (X-26)", ({ language, labels }) => {
    const shown = reportingPeriods.flatMap((reportingPeriod) =>
      periodColumns(wholesaler, { reportingPeriod, language }).map(({ label }) => label),
    );

    expect(shown).toEqual(expect.arrayContaining([...labels]));
  });

  it("has its heading in French (X-26)", () => {
    expect(
      statementHeading(statementIn("fr", "BalanceSheet"), {
        packageName: "QuickBooks Online",
        asOf: new Date("2026-03-15T14:05:09Z"),
        numberStyle: "Thousands",
        language: "fr",
      }),
    ).toEqual({
      legalName: "Tidewater Marine Supply, Inc.",
      title: "Bilan",
      basis: "Comptabilité d’engagement",
      currencyAndScaling: "Milliers, dollars des États-Unis",
      period: "Au 15 mars 2026",
      provenance: "Non audité. Établi à partir de QuickBooks Online, 15 mars 2026, 14:05 UTC",
      note: "Les totaux peuvent différer de la somme en raison des arrondis",
    });
  });

  it("has different words in each language, but for what is the same word", () => {
    const texts = languages.map((language) => Object.values(statementTexts[language].sections));

    expect(new Set(texts.map((each) => JSON.stringify(each))).size).toBe(languages.length);
  });
});

function statementIn(language: Language, type: StatementType, layout?: Layout) {
  const reportingPeriod = "FiscalYearsAndYTD";
  return buildStatement({
    ledger: wholesaler,
    layout: layout ?? standardLayout(type, wholesaler.accounts),
    reportingPeriod,
    language,
    columns: periodColumns(wholesaler, { reportingPeriod, language }),
  });
}

function present(language: Language, type: StatementType, layout?: Layout) {
  const statement = statementIn(language, type, layout);
  return presentStatement(statement, standardSource(wholesaler), {
    numberStyle: "Actuals",
    language,
  });
}

const captionsOf = (language: Language, type: StatementType, layout?: Layout) =>
  present(language, type, layout).lineItems.map(({ captionText }) => captionText);
