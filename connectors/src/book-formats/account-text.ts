import { plainWord } from "@tieout/core/book-mapping/month-words";
import { isProse } from "@tieout/core/book-mapping/prose";
import { lengthFault } from "./field-lengths.ts";

interface AccountText {
  readonly number?: string;
  readonly name: string;
  /** Set below parents: their names and its own, from the top down, joined by ":". */
  readonly fullName?: string;
}

/**
 * Splits "1010 - Checking" into number and name. "401 Main Street rent" is split too: nothing tells them apart. Of
 * "1500 · Vehicles:1510 · Original Cost", 1510 is the account, and 1500 its parent; "1510 Vehicles:Original Cost" says the same,
 * and so does NetSuite's "1500 - Vehicles : 1510 - Original Cost".
 */
export function accountOfText(text: string): AccountText {
  if (isProse(text)) return { name: text.trim() };
  const path = text.split(/ : |:(?=\S)/).map(splitNumber);
  const last = path.at(-1);
  const isPath =
    path.length > 1 && path.every(({ number, name }) => number !== undefined && name !== number);
  if (isPath && last) return { ...last, fullName: path.map(({ name }) => name).join(":") };
  return belowParents(splitNumber(text));
}

function belowParents({ number, name }: AccountText): AccountText {
  const last = name.split(/:(?=\S)/).at(-1) ?? name;
  if (number === undefined) return { name };
  return last === name ? { number, name } : { number, name: last, fullName: name };
}

function splitNumber(text: string): AccountText {
  const plain = text
    .trim()
    .replace(/^(?:(?:account|acct|konto|compte|cuenta)\b[\s.:#]*|ledger:\s*)(?=\S)/i, "");
  if (/^\d+(?:[./-]\d+)+$/.test(plain)) return { number: plain, name: plain };
  const match = /^([A-Z]*\d[\dA-Z./-]*)(?:\s*[·:|–—-]\s*|\s+)(\S.*)$/s.exec(plain);
  if (match && !lengthFault("account", match[1] ?? ""))
    return { number: match[1] ?? "", name: match[2] ?? "" };
  return isAccountNumber(plain) ? { number: plain, name: plain } : { name: plain };
}

/** Leading zeros count and are kept. */
export function isAccountNumber(text: string): boolean {
  return /^[A-Z]{0,4}[-.]?\d[\dA-Z./-]{0,19}$/i.test(text.trim()) && /\d{2,}|^\d/.test(text);
}

/* Everyday account types by the words that core's classification knows. */
const words: Record<string, string> = {
  Bank: "bank|cash|banks|cash and bank|cash and cash equivalents|banco|bancos|efectivo|caja|banque|tresorerie|kassa|likvida medel",
  AccountsReceivable:
    "a/r|ar|receivable|receivables|debtors|trade receivables|accounts receivable (a/r)|cuentas por cobrar|clientes|creances clients|clients|forderungen|kundfordringar|kundefordringer",
  Inventory: "stock|inventories|inventario|existencias|stocks|vorrate|lager|varelager",
  OtherCurrentAsset:
    "current asset|current assets|other current assets|activo corriente|activo circulante|actif circulant|actif courant|umlaufvermogen|omsattningstillgang|omsattningstillgangar|omlopsmidler",
  FixedAsset:
    "fixed assets|non-current asset|non-current assets|property plant and equipment|ppe|activo fijo|activo no corriente|immobilisations|actif immobilise|anlagevermogen|anlaggningstillgang|anlaggningstillgangar|anleggsmidler",
  Asset: "assets|a|activo|activos|actif|aktiva|tillgang|tillgangar|eiendel|eiendeler|t",
  AccountsPayable:
    "a/p|ap|payable|payables|creditors|trade payables|accounts payable (a/p)|cuentas por pagar|proveedores|dettes fournisseurs|fournisseurs|verbindlichkeiten|leverantorsskulder|leverandorgjeld",
  CreditCard: "credit cards|tarjeta de credito|carte de credit|kreditkarte|kreditkort",
  OtherCurrentLiability:
    "current liability|current liabilities|other current liabilities|pasivo corriente|pasivo circulante|passif circulant|passif courant|kurzfristige verbindlichkeiten|kortfristiga skulder|kortsiktig gjeld",
  LongTermLiability:
    "long-term liability|long term liabilities|long-term liabilities|non-current liability|non-current liabilities|pasivo no corriente|pasivo a largo plazo|dettes a long terme|passif a long terme|langfristige verbindlichkeiten|langfristiga skulder|langsiktig gjeld",
  Liability: "liabilities|l|pasivo|pasivos|passif|dettes|schulden|passiva|skuld|skulder|gjeld|s",
  Equity:
    "q|capital|owner's equity|owners equity|stockholders equity|patrimonio|patrimonio neto|capitaux propres|eigenkapital|eget kapital|egenkapital",
  RetainedEarnings:
    "resultados acumulados|resultados de ejercicios anteriores|report a nouveau|benefices non repartis|gewinnvortrag|balanserat resultat",
  Income:
    "revenue|revenues|sales|r|i|turnover|ingreso|ingresos|ventas|produit|produits|ertrag|ertrage|erlose|intakt|intakter|inntekt|inntekter",
  CostOfGoodsSold:
    "cogs|cost of sales|cost of goods sold|direct costs|costo de ventas|coste de ventas|cout des ventes|materialaufwand|wareneinsatz|varukostnad|varekostnad|varekjop",
  Expense:
    "expenses|e|x|operating expense|operating expenses|overhead|overheads|gasto|gastos|charge|charges|aufwand|aufwendungen|kostnad|kostnader|k",
  OtherIncome:
    "other income|other revenue|otros ingresos|autres produits|ovriga intakter|finansinntekter",
  OtherExpense:
    "other expense|other expenses|otros gastos|autres charges|ovriga kostnader|finanskostnader",
};

const byWord: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([type, list]) => list.split("|").map((word) => [word, type])),
);

export function isTypeWord(text: string): boolean {
  const word = plainWord(text).replace(/\s+/g, " ").trim();
  return byWord.has(word) || ownWords.has(word.replace(/\W/g, ""));
}

const ownWords: ReadonlySet<string> = new Set(Object.keys(words).map((type) => plainWord(type)));

/** Unknown types are returned as the file has them. */
export function typeWordOf(type: string): string {
  return byWord.get(plainWord(type).replace(/\s+/g, " ").trim()) ?? type;
}
