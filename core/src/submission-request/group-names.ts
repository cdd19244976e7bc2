import type { Language } from "../language/language.ts";
import type { CollectionGroup } from "./submission-request.ts";

/** What the field calls each kind of books that can be collected. */
export const groupNames: Readonly<Record<Language, Readonly<Record<CollectionGroup, string>>>> = {
  en: {
    "financial-statements": "Financial statements",
    "accounts-receivable": "Accounts receivable",
    "accounts-payable": "Accounts payable",
    transactions: "Transactions",
  },
  es: {
    "financial-statements": "Estados financieros",
    "accounts-receivable": "Cuentas por cobrar",
    "accounts-payable": "Cuentas por pagar",
    transactions: "Transacciones",
  },
  fr: {
    "financial-statements": "États financiers",
    "accounts-receivable": "Créances clients",
    "accounts-payable": "Dettes fournisseurs",
    transactions: "Transactions",
  },
};
