import type { StatementWords } from "./words.ts";

/** A statement's words in Spanish. */
export const es: StatementWords = {
  titles: { BalanceSheet: "Balance general", IncomeStatement: "Estado de resultados" },
  bases: { accrual: "Criterio de devengo", cash: "Criterio de caja" },
  scaling: {
    Thousands: "Miles",
    ActualsDisplayedAsWholeNumber: "Importes sin decimales",
    Actuals: "Importes exactos",
  },
  rounding: "Las cifras pueden no sumar por el redondeo",
  noPeriod: "Sin período",
  asOf: (day) => `Al ${day}`,
  span: (from, to) => `Del ${from} al ${to}`,
  provenance: (packageName, instant) =>
    `Sin auditar. Preparado a partir de ${packageName}, ${instant}`,
  currentEarnings: "Resultado del ejercicio",
  sections: {
    assets: { header: "Activo", footer: "Total del activo" },
    "current-assets": { header: "Activo corriente", footer: "Total del activo corriente" },
    cash: { header: "Efectivo", footer: "Total de efectivo" },
    "accounts-receivable": { header: "Cuentas por cobrar", footer: "Total de cuentas por cobrar" },
    inventory: { header: "Inventario", footer: "Total de inventario" },
    "fixed-assets": { header: "Activo fijo", footer: "Total del activo fijo" },
    "other-assets": { header: "Otros activos", footer: "Total de otros activos" },
    "liabilities-and-equity": {
      header: "Pasivo y patrimonio",
      footer: "Total del pasivo y patrimonio",
    },
    liabilities: { header: "Pasivo", footer: "Total del pasivo" },
    "current-liabilities": { header: "Pasivo corriente", footer: "Total del pasivo corriente" },
    "accounts-payable": { header: "Cuentas por pagar", footer: "Total de cuentas por pagar" },
    "credit-cards": { header: "Tarjetas de crédito", footer: "Total de tarjetas de crédito" },
    "long-term-liabilities": {
      header: "Pasivo a largo plazo",
      footer: "Total del pasivo a largo plazo",
    },
    equity: { header: "Patrimonio", footer: "Total del patrimonio" },
    revenue: { header: "Ingresos", footer: "Total de ingresos" },
    "cost-of-goods-sold": { header: "Costo de ventas", footer: "Total del costo de ventas" },
    "operating-expenses": { header: "Gastos operativos", footer: "Total de gastos operativos" },
    "other-income": { header: "Otros ingresos", footer: "Total de otros ingresos" },
    "other-expense": { header: "Otros gastos", footer: "Total de otros gastos" },
    "income-tax": {
      header: "Impuesto sobre la renta",
      footer: "Total del impuesto sobre la renta",
    },
  },
  formulas: {
    "gross-profit": "Utilidad bruta",
    "operating-income": "Utilidad operativa",
    "income-before-tax": "Utilidad antes de impuestos",
    "net-income": "Utilidad neta",
  },
};
