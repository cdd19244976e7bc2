import type { Language } from "../../language/index.ts";
import type { Account } from "../../ledger/index.ts";

/** What we have judged of an account. */
export interface AccountWords {
  readonly classifications: Record<Account["classification"], string>;
  readonly sources: Record<Account["classificationSource"], string>;
  /** The formulas of a workbook look for these. */
  readonly kinds: Record<Account["kind"], string>;
  readonly yes: string;
  readonly no: string;
}

export const accountWords: Record<Language, AccountWords> = {
  en: {
    classifications: {
      ...{ cash: "Cash", ar: "Accounts receivable", inventory: "Inventory" },
      ...{ prepaid: "Prepaid expense", other_current_asset: "Other current asset" },
      ...{ fixed_asset: "Fixed asset", accumulated_depreciation: "Accumulated depreciation" },
      ...{ intangible: "Intangible asset", other_asset: "Other asset", ap: "Accounts payable" },
      ...{ credit_card: "Credit card", accrued_payroll: "Accrued payroll" },
      ...{ tax_payable: "Tax payable", deferred_revenue: "Deferred revenue" },
      ...{ short_term_debt: "Short-term debt", long_term_debt: "Long-term debt" },
      ...{ other_current_liability: "Other current liability", other_liability: "Other liability" },
      ...{ equity: "Equity", retained_earnings: "Retained earnings", revenue: "Revenue" },
      ...{ cogs: "Cost of goods sold", opex: "Operating expense" },
      ...{ depreciation_amortization: "Depreciation and amortization" },
      ...{ interest_expense: "Interest expense", income_tax: "Income tax" },
      ...{ other_income: "Other income", other_expense: "Other expense" },
      non_posting: "Not posted to",
    },
    sources: {
      ...{ analyst: "Analyst", "special-role": "Package’s role", "name-rule": "Name" },
      ...{ "vendor-subtype": "Package’s subtype", "vendor-type": "Package’s type" },
    },
    kinds: { Real: "Real", Nominal: "Nominal" },
    ...{ yes: "Yes", no: "No" },
  },
  es: {
    classifications: {
      ...{ cash: "Efectivo", ar: "Cuentas por cobrar", inventory: "Inventario" },
      ...{ prepaid: "Gasto anticipado", other_current_asset: "Otro activo corriente" },
      ...{ fixed_asset: "Activo fijo", accumulated_depreciation: "Depreciación acumulada" },
      ...{ intangible: "Activo intangible", other_asset: "Otro activo", ap: "Cuentas por pagar" },
      ...{ credit_card: "Tarjeta de crédito", accrued_payroll: "Nómina por pagar" },
      ...{ tax_payable: "Impuestos por pagar", deferred_revenue: "Ingresos diferidos" },
      ...{ short_term_debt: "Deuda a corto plazo", long_term_debt: "Deuda a largo plazo" },
      ...{ other_current_liability: "Otro pasivo corriente", other_liability: "Otro pasivo" },
      ...{ equity: "Patrimonio", retained_earnings: "Resultados acumulados", revenue: "Ingresos" },
      ...{ cogs: "Costo de ventas", opex: "Gasto operativo" },
      ...{ depreciation_amortization: "Depreciación y amortización" },
      ...{ interest_expense: "Gasto por intereses", income_tax: "Impuesto sobre la renta" },
      other_income: "Otros ingresos",
      ...{ other_expense: "Otros gastos", non_posting: "Sin apuntes" },
    },
    sources: {
      ...{ analyst: "Analista", "special-role": "Función", "name-rule": "Nombre" },
      ...{ "vendor-subtype": "Subtipo", "vendor-type": "Tipo" },
    },
    kinds: { Real: "Real", Nominal: "Nominal" },
    ...{ yes: "Sí", no: "No" },
  },
  fr: {
    classifications: {
      ...{ cash: "Trésorerie", ar: "Créances clients", inventory: "Stocks" },
      ...{ prepaid: "Charge constatée d’avance", other_current_asset: "Autre actif courant" },
      ...{ fixed_asset: "Immobilisation", accumulated_depreciation: "Amortissements cumulés" },
      ...{ intangible: "Immobilisation incorporelle", other_asset: "Autre actif" },
      ...{ ap: "Dettes fournisseurs", credit_card: "Carte de crédit" },
      ...{ accrued_payroll: "Salaires à payer", tax_payable: "Impôts et taxes à payer" },
      ...{ deferred_revenue: "Produit constaté d’avance", short_term_debt: "Dette à court terme" },
      ...{ long_term_debt: "Dette à long terme", other_liability: "Autre passif" },
      ...{ other_current_liability: "Autre passif courant", equity: "Capitaux propres" },
      ...{ retained_earnings: "Report à nouveau", revenue: "Chiffre d’affaires" },
      ...{ cogs: "Coût des ventes", opex: "Charge d’exploitation" },
      ...{ depreciation_amortization: "Dotations aux amortissements" },
      interest_expense: "Charge d’intérêts",
      ...{ income_tax: "Impôt sur les bénéfices", other_income: "Autres produits" },
      ...{ other_expense: "Autres charges", non_posting: "Sans écriture" },
    },
    sources: {
      ...{ analyst: "Analyste", "special-role": "Rôle", "name-rule": "Nom" },
      ...{ "vendor-subtype": "Sous-type", "vendor-type": "Type" },
    },
    kinds: { Real: "Bilan", Nominal: "Résultat" },
    ...{ yes: "Oui", no: "Non" },
  },
};
