import type { StatementWords } from "./words.ts";

/** A statement's words in French. */
export const fr: StatementWords = {
  titles: { BalanceSheet: "Bilan", IncomeStatement: "Compte de résultat" },
  bases: { accrual: "Comptabilité d’engagement", cash: "Comptabilité de caisse" },
  scaling: {
    Thousands: "Milliers",
    ActualsDisplayedAsWholeNumber: "Montants sans décimales",
    Actuals: "Montants exacts",
  },
  rounding: "Les totaux peuvent différer de la somme en raison des arrondis",
  noPeriod: "Aucune période",
  asOf: (day) => `Au ${day}`,
  span: (from, to) => `Du ${from} au ${to}`,
  provenance: (packageName, instant) => `Non audité. Établi à partir de ${packageName}, ${instant}`,
  currentEarnings: "Résultat de l’exercice",
  sections: {
    assets: { header: "Actif", footer: "Total de l’actif" },
    "current-assets": { header: "Actif courant", footer: "Total de l’actif courant" },
    cash: { header: "Trésorerie", footer: "Total de la trésorerie" },
    "accounts-receivable": { header: "Créances clients", footer: "Total des créances clients" },
    inventory: { header: "Stocks", footer: "Total des stocks" },
    "fixed-assets": { header: "Immobilisations", footer: "Total des immobilisations" },
    "other-assets": { header: "Autres actifs", footer: "Total des autres actifs" },
    "liabilities-and-equity": {
      header: "Passif et capitaux propres",
      footer: "Total du passif et des capitaux propres",
    },
    liabilities: { header: "Passif", footer: "Total du passif" },
    "current-liabilities": { header: "Passif courant", footer: "Total du passif courant" },
    "accounts-payable": {
      header: "Dettes fournisseurs",
      footer: "Total des dettes fournisseurs",
    },
    "credit-cards": { header: "Cartes de crédit", footer: "Total des cartes de crédit" },
    "long-term-liabilities": {
      header: "Passif à long terme",
      footer: "Total du passif à long terme",
    },
    equity: { header: "Capitaux propres", footer: "Total des capitaux propres" },
    revenue: { header: "Chiffre d’affaires", footer: "Total du chiffre d’affaires" },
    "cost-of-goods-sold": { header: "Coût des ventes", footer: "Total du coût des ventes" },
    "operating-expenses": {
      header: "Charges d’exploitation",
      footer: "Total des charges d’exploitation",
    },
    "other-income": { header: "Autres produits", footer: "Total des autres produits" },
    "other-expense": { header: "Autres charges", footer: "Total des autres charges" },
    "income-tax": {
      header: "Impôt sur les bénéfices",
      footer: "Total de l’impôt sur les bénéfices",
    },
  },
  formulas: {
    "gross-profit": "Marge brute",
    "operating-income": "Résultat d’exploitation",
    "income-before-tax": "Résultat avant impôt",
    "net-income": "Résultat net",
  },
};
