import type { AccountClass } from "@tieout/core/account-types/account-class";
import { plainWord } from "@tieout/core/book-mapping/month-words";

/* What statements call their sections: the usual class of an account in one first, then others that it may have there. */
const sections: readonly (readonly [classes: readonly AccountClass[], names: string])[] = [
  [
    ["revenue"],
    `income|revenue|revenues|sales|trading income|operating income|operating revenue|turnover|ingresos|ventas|produits|
    produits d exploitation|chiffre d affaires`,
  ],
  [
    ["cogs"],
    `cost of goods sold|cogs|cost of sales|less cost of sales|cost of revenue|purchases|direct costs|direct expenses|
    costo de ventas|coste de ventas|cout des ventes`,
  ],
  [
    ["opex", "depreciation_amortization", "interest_expense", "income_tax", "other_expense"],
    `expense|expenses|operating expenses|less operating expenses|overheads|less overheads|administrative costs|
    administrative expenses|less administrative expenses|general and administrative|general administrative expenses|
    gastos|gastos de operacion|
    gastos operativos|charges|charges d exploitation`,
  ],
  [["other_income"], "other income|plus other income|other revenue|otros ingresos|autres produits"],
  [
    ["other_expense", "interest_expense", "income_tax", "depreciation_amortization"],
    "other expense|other expenses|less other expenses|otros gastos|autres charges",
  ],
  [["income_tax"], "income tax|income taxes|income tax expense|taxation|impuestos|impots"],
  // A part with parts of its own, which say more.
  [
    [],
    `ordinary income expense|other income expense|other income and expenses|liabilities and equity|liabilities equity|
    liabilities and capital|liabilities capital|liabilities and stockholders equity|liabilities and shareholders equity|
    pasivo y capital`,
  ],
  // These have accounts of their own where a business names their parts.
  [
    [
      "other_current_asset",
      ...(["cash", "ar", "fixed_asset", "accumulated_depreciation", "other_asset"] as const),
    ],
    "assets|activo|actif",
  ],
  [["other_current_liability", "ap", "credit_card", "long_term_debt"], "liabilities|pasivo"],
  // In French, all that a business owes, also to its owners.
  [[], "passif"],
  [
    ["cash"],
    `bank|bank accounts|checking savings|cash|cash and cash equivalents|cash at bank|bank and cash|bancos|tresorerie`,
  ],
  [["ar"], "accounts receivable|trade receivables|receivables|debtors|trade debtors"],
  [
    ["other_current_asset", "cash", "ar"],
    "current assets|other current assets|other current asset|activo circulante|activo corriente|actif circulant",
  ],
  [
    ["fixed_asset", "accumulated_depreciation"],
    `fixed assets|fixed asset|capital assets|property and equipment|property plant and equipment|tangible assets|property equipment|
    activo fijo|immobilisations`,
  ],
  [
    ["other_asset", "fixed_asset", "accumulated_depreciation"],
    "other assets|other asset|non current assets|noncurrent assets|long term assets|activo no corriente|actif immobilise",
  ],
  [["ap"], "accounts payable|trade payables|trade creditors|creditors"],
  [["credit_card"], "credit cards|credit card"],
  [
    ["other_current_liability", "ap", "credit_card"],
    `current liabilities|other current liabilities|other current liability|creditors amounts falling due within one year|pasivo circulante|
    pasivo corriente|passif circulant`,
  ],
  [
    ["long_term_debt"],
    `long term liabilities|long term liability|non current liabilities|noncurrent liabilities|long term debt|
    creditors amounts falling due after more than one year|pasivo a largo plazo|pasivo no corriente|dettes a long terme`,
  ],
  [
    ["equity", "retained_earnings"],
    `equity|owner s equity|owners equity|stockholders equity|shareholders equity|shareholder s equity|capital|
    capital and reserves|capital reserves|members equity|partners equity|net worth|capital contable|patrimonio|capitaux propres`,
  ],
];

const bySection: ReadonlyMap<string, readonly AccountClass[]> = new Map(
  sections.flatMap(([classes, names]) =>
    names.split("|").map((name) => [name.trim(), classes] as const),
  ),
);

/** The classes that an account may have in a section with this label; undefined if the label isn't a section's. */
export const sectionNamed = (label: string): readonly AccountClass[] | undefined =>
  bySection.get(plain(label));

const netIncomes = new Set(
  `net income|net profit|net profit loss|net income loss|net earnings|profit for the year|profit after tax|
  net profit after tax|net surplus|current year earnings|current earnings|current year profit|
  utilidad neta|resultado neto|resultat net|benefice net|net income for the year|net income for the period|
  profit for the period|result for the year|utilidad del ejercicio|beneficio del ejercicio|resultado del ejercicio|
  benefice de l exercice|resultat de l exercice|resultat net de l exercice|jahresuberschuss|jahresergebnis|
  arets resultat|arsresultat|beraknat resultat|periodens resultat`
    .split("|")
    .map((name) => name.trim()),
);

const netLosses = new Set([
  ..."net loss|loss for the year|perdida del ejercicio|perte de l exercice".split("|"),
  ..."jahresfehlbetrag|arets forlust".split("|"),
]);

export const netLossNamed = (label: string): boolean => netLosses.has(plain(label));

export const netIncomeNamed = (label: string): boolean => netIncomes.has(plain(label));

export const totalAssetsNamed = (label: string): boolean =>
  /^(total( for)? assets|total( de| del)? activos?|total (de l )?actif|summe (der )?aktiva|summa tillgangar|sum eiendeler)$/.test(
    plain(label),
  );

/** Rows that aren't accounts, though they have figures and no "Total". */
export const lineNamed = (label: string): boolean =>
  netIncomeNamed(label) || lines.test(plain(label));

const lines =
  /^(gross (profit|margin|loss)( loss)?|net (ordinary|operating|other) (income|profit|loss|expenses?)|operating (profit|income|loss)|net assets|profit (before|on ordinary).*|ebitda|ebit|net current assets|net book value|retained profit( (brought|carried) forward)?|current assets less current liabilities|(utilidad|perdida) (bruta|de operacion|del ejercicio)|marge brute|resultat (d exploitation|de l exercice))$/;

const plain = (label: string): string =>
  plainWord(label)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
