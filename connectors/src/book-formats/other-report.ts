import { plainWord } from "@tieout/core/book-mapping/month-words";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { datevHeader } from "./datev-batch.ts";

/** Reports that people send by mistake instead of a trial balance or a ledger. */
export type OtherReportKind =
  | "profit-and-loss"
  | "balance-sheet"
  | "cash-flow"
  | "aging"
  | "invoice-list"
  | "bill-list"
  | "sales-list"
  | "customer-list"
  | "vendor-list"
  | "bank-statement"
  | "payroll"
  | "inventory"
  | "datev-gross"
  | "datev-master-data"
  | "saft-without-ledger";

/** The package that wrote a report, if it left a recognizable mark. */
export type ReportSource =
  | "quickbooksonline"
  | "quickbooksdesktop"
  | "xero"
  | "netsuite"
  | "sage50us"
  | "sage50uk"
  | "businesscentral"
  | "myobbusiness"
  | "datev"
  | "saft"
  | "other";

export interface OtherReport {
  readonly kind: OtherReportKind;
  readonly source: ReportSource;
}

/** Recognizes a report that isn't books, by its title, its headings or its totals. Undefined for any other sheet. */
export function otherReport(
  rows: readonly SheetRow[],
  titles: readonly string[] = [],
): OtherReport | undefined {
  const datev = datevHeader(rows);
  if (datev) return datev.isBatch ? undefined : { kind: "datev-master-data", source: "datev" };
  const lines = rows.map(({ cells }) => cells.map((cell) => plain(textOf(cell))));
  const named = kindsOfTitles([
    ...lines.slice(0, titleRows).flatMap(onlyCell),
    ...titles.map(plain),
  ]);
  if (named.includes("books")) return undefined;
  const [titled = kindOfHeadings(lines) ?? kindOfTotals(lines)] = named;
  return titled && titled !== "books" ? { kind: titled, source: sourceOf(lines) } : undefined;
}

/** Titles are in the first rows. */
const titleRows = 10;

/** The only filled cell of a row, if there's just one. */
function onlyCell(cells: readonly string[]): readonly string[] {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length === 1 ? filled : [];
}

/** DATEV's files are known by their header, and XML has no titles. */
type TitledReport = Exclude<OtherReportKind, `datev-${string}` | `saft-${string}`>;

/* Titles that packages give their reports. They're compared in lower case, without accents and punctuation. */
const titlesOf: Readonly<Record<TitledReport | "books", string>> = {
  books: `trial balance|working trial balance|general ledger|general ledger detail|journal|journal report|
    account transactions|balance de comprobacion|balanza de comprobacion|balance de sumas y saldos|
    libro mayor|libro diario|balance generale|grand livre|journal general`,
  "profit-and-loss": `profit and loss|profit loss|profit and loss detail|profit and loss standard|
    profit and loss by month|profit and loss comparison|profit and loss statement|
    income statement|statement of income|statement of operations|p l|statement of activity|
    perdidas y ganancias|perdidas y ganancias mensuales|estado de resultados|cuenta de resultados|
    cuenta de perdidas y ganancias|estado de perdidas y ganancias|compte de resultat|
    profits et pertes|etat des resultats|resultat`,
  "balance-sheet": `balance sheet|balance sheet standard|balance sheet detail|balance sheet summary|
    balance sheet comparison|statement of financial position|balance general|
    balance de situacion|estado de situacion financiera|bilan|bilan comptable`,
  "cash-flow": `statement of cash flows|cash flow statement|cash summary|cash flow|
    estado de flujo de efectivo|estado de flujos de efectivo|flujo de caja|tableau des flux de tresorerie|
    etat des flux de tresorerie`,
  aging: `a r aging summary|a r aging detail|a p aging summary|a p aging detail|
    accounts receivable aging|accounts payable aging|accounts receivable aging summary|
    aged receivables|aged payables|aged receivables summary|aged payables summary|
    aged receivables detail|aged payables detail|antiguedad de cuentas por cobrar|
    antiguedad de saldos|balance agee`,
  "invoice-list": `invoice list|invoices|sales invoices|open invoices|receivable invoice detail|
    invoices and received payments|sales by customer detail|lista de facturas|facturas emitidas|
    liste des factures|factures clients`,
  "bill-list": `bills|unpaid bills|bill list|unpaid bills detail|payable invoice detail|purchases by vendor detail|
    facturas recibidas|facturas pendientes de pago|factures fournisseurs|factures impayees`,
  "sales-list": `orders|sales transactions|payouts|balance history|lista de ventas|pedidos|liste des ventes|commandes`,
  "customer-list": `customer list|customer contact list|customers|contacts|lista de clientes|
    lista de contactos de clientes|liste des clients|clients`,
  "vendor-list": `vendor list|vendor contact list|supplier list|suppliers|vendors|lista de proveedores|
    liste des fournisseurs`,
  "bank-statement": `bank statement|account statement|statement of account|account activity|estado de cuenta|extracto bancario|
    movimientos de cuenta|releve de compte|releve bancaire|bank reconciliation|reconciliation report|
    reconciliation detail|reconciliation summary|conciliacion bancaria|rapprochement bancaire`,
  payroll: `payroll summary|payroll summary by employee|payroll details|payroll detail|payroll report|payroll register|
    payroll activity summary|employee earnings summary|nomina|resumen de nomina|
    livre de paie|journal de paie`,
  inventory: `inventory valuation summary|inventory valuation detail|physical inventory worksheet|
    product service list|inventory list|item list|inventory summary|stock valuation|valoracion del inventario|
    lista de productos y servicios|valorisation des stocks`,
};

const kindByTitle: ReadonlyMap<string, OtherReportKind | "books"> = new Map(
  Object.entries(titlesOf).flatMap(([kind, list]) =>
    // Object.entries loses the key type, which the record has checked.
    list.split("|").map((title) => [title.trim(), kind as OtherReportKind | "books"] as const),
  ),
);

const kindsOfTitles = (titles: readonly string[]) =>
  titles.flatMap((title) => partsOf(title).flatMap((part) => kindByTitle.get(part) ?? []));

/** A title alone, or with the company before it, or its period and basis after it. */
const partsOf = (title: string): readonly string[] => [
  title,
  title.replace(/ report$/, ""),
  ...[title, ...title.split(" - ").map((part) => part.trim())].flatMap((part) => [
    part,
    part.slice(0, part.search(periodOrBasis)),
  ]),
];

const periodOrBasis = / (as of|as at|for|from|accrual|cash|au|al|del|du|pour|por)( |$)|$/;

/* Headings that identify a kind of report, each with its alternatives. */
const columns = {
  account:
    "account|accounts|account name|account number|account code|gl account|g l account|ledger account|distribution account|nominal code|cuenta|cuenta contable|numero de cuenta|compte|numero de compte|konto|split",
  date: "date|posting date|transaction date|post date|fecha|fecha de operacion|date operation|date de l operation|date valeur",
  text: "description|details|payee|memo|concepto|descripcion|libelle|narrative|transaction description|particulars",
  bankBalance: "balance|running balance|running bal|saldo|solde|available balance|balance usd",
  bankFigures:
    "amount|debit|credit|debits|credits|withdrawals|deposits|withdrawal|deposit|money in|money out|paid in|paid out|importe|cargo|abono|cargos|abonos|debe|haber|retiro|deposito|montant|debit euros|credit euros|withdrawal amt|deposit amt",
  bankMark:
    "running bal|check or slip|withdrawals|deposits|paid in|paid out|money in|money out|cargos|abonos|retiro|check number|value date|date valeur|fecha valor|withdrawal|deposit",
  invoice:
    "invoice|invoice number|invoice no|invoicenumber|invoice date|invoicedate|no invoice|factura|numero de factura|no factura|folio|facture|numero de facture|n facture|n de facture",
  bill: "bill|bill number|bill no|bill date|bill num",
  due: "due date|duedate|due|amount due|balance due|open balance|invoiceamountdue|vencimiento|fecha de vencimiento|saldo pendiente|echeance|date d echeance|reste a payer|invoice status",
  customer:
    "customer|customer name|customer full name|client|client name|contactname|contact|contact name|name|cliente|nombre del cliente|nom du client",
  vendor: "vendor|vendor name|vendor full name|supplier|supplier name|proveedor|fournisseur",
  address:
    "email|e mail|phone|phone number|phone numbers|main phone|billing address|bill to|bill from|emailaddress|address|full name|account no|correo electronico|telefono|direccion|courriel|telephone|adresse",
  employee:
    "employee|employee name|employees|team member|empleado|trabajador|nombre del empleado|salarie|employe|nom du salarie",
  pay: "gross pay|net pay|gross|gross wages|net|hours|total hours|pay date|total pay|regular pay|employee taxes|federal withholding|sueldo bruto|salario bruto|neto a pagar|percepciones|salaire brut|net a payer|cotisations",
  stock:
    "quantity on hand|qty on hand|on hand|qty|quantity|qtyonhand|existencias|quantite en stock",
  item: "sku|item|item code|product|product service|product service full name|producto|articulo|article|reference article",
  sale: "subtotal|shipping|lineitem name|lineitem price|financial status|fee|fees|net|net amount|gross sales|net sales|available on utc|tip|comision|frais",
  saleOf:
    "created utc|paid at|created at|transaction id|order id|order number|payment id|payout date|available on utc|lineitem name",
  bucket:
    "current|1 - 30|31 - 60|61 - 90|0 - 30|1 30|31 60|61 90|91 and over|over 90|90|1 month|2 months|3 months|older|30 days|60 days|90 days|por vencer|non echu|0 30|120",
} as const;

type Column = keyof typeof columns;

const alternatives = mapped(columns, (list) => new Set(list.split("|")));

function mapped<From, To>(
  each: Readonly<Record<Column, From>>,
  of: (one: From) => To,
): Readonly<Record<Column, To>> {
  const entries = Object.entries(each).map(([column, one]) => [column, of(one as From)]);
  // Object.fromEntries loses the keys, which are the given ones.
  return Object.fromEntries(entries) as Record<Column, To>;
}

/** Which headings identify each kind. */
const headed: readonly (readonly [OtherReportKind, (of: Counted) => boolean])[] = [
  ["payroll", ({ employee, pay }) => employee > 0 && pay > 0],
  ["aging", ({ bucket }) => bucket > 2],
  ["bill-list", ({ vendor, due }) => vendor > 0 && due > 0],
  [
    "invoice-list",
    ({ invoice, customer, due, bankFigures }) =>
      invoice > 0 && customer > 0 && due + bankFigures > 0,
  ],
  ["sales-list", ({ sale, saleOf }) => sale > 1 && saleOf > 0],
  ["inventory", ({ item, stock }) => item > 0 && stock > 0],
  ["vendor-list", ({ vendor, address }) => vendor > 0 && address > 0],
  [
    "customer-list",
    ({ customer, address, bankFigures, date }) =>
      customer > 0 && address > 0 && bankFigures + date === 0,
  ],
  [
    "bank-statement",
    ({ date, bankBalance, bankFigures, text, bankMark }) =>
      date > 0 && bankBalance > 0 && bankFigures > 0 && text + bankMark > 0,
  ],
];

type Counted = Readonly<Record<Column, number>>;

function kindOfHeadings(lines: readonly (readonly string[])[]): OtherReportKind | undefined {
  for (const line of lines.slice(0, headingRows)) {
    const headings = [...new Set(line.filter((cell) => cell !== ""))];
    const counted = mapped(
      alternatives,
      (known) => headings.filter((one) => known.has(one)).length,
    );
    if (headings.length < 3 || counted.account > 0) continue;
    const found = headed.find(([, fits]) => fits(counted));
    if (found) return found[0];
  }
  return undefined;
}

/** Headings are within the first rows. */
const headingRows = 20;

/* Totals that only statements have. Without a title, two of one kind identify the statement. */
const totals = {
  "profit-and-loss": `gross profit|total income|total revenue|net ordinary income|net operating income|
    total cost of goods sold|total cogs|total expenses|total expense|total operating expenses|net income|net profit|
    ordinary income expense|total trading income|total cost of sales|utilidad bruta|utilidad neta|
    total de ingresos|total ingresos|total de gastos|total gastos|resultado neto|marge brute|
    total des produits|total des charges|resultat net|benefice net`,
  "balance-sheet": `total assets|total liabilities|total liabilities and equity|total liabilities equity|
    total liabilities shareholders equity|total liabilities and shareholder s equity|
    total current assets|total current liabilities|total fixed assets|net assets|total equity|total activo|
    total activos|total de activos|total pasivo|total pasivos|total pasivo y capital|total actif|
    total passif|total de l actif|total du passif`,
} as const;

function kindOfTotals(lines: readonly (readonly string[])[]): OtherReportKind | undefined {
  // Business Central numbers the rows, in a column before their names.
  const labels = new Set(lines.flatMap((cells) => cells.filter((cell) => cell !== "").slice(0, 2)));
  const kinds = (Object.keys(totals) as (keyof typeof totals)[]).filter((kind) => {
    const known = totals[kind].split("|").map((total) => total.trim());
    return known.filter((total) => labels.has(total)).length > 1;
  });
  return kinds.length === 1 ? kinds[0] : undefined;
}

/* Texts that a package leaves in the cells of every report. */
const marks: readonly (readonly [ReportSource, RegExp])[] = [
  [
    "quickbooksonline",
    /\bgmt ?-?\d|^(accrual|cash) basis |^distribution account$|^product service full name$|^(customer|vendor) full name$|^(base )?devengado |^comptabilite d exercice /,
  ],
  ["netsuite", /^financial row$/],
  ["sage50us", /^(unaudited - )?for management purposes only$/],
  ["sage50uk", /^default layout of accounts$/],
  ["businesscentral", /^[pf]0\d{3}$/],
  [
    "quickbooksdesktop",
    /^ordinary income expense$|^total liabilities equity$|^active status$|^balance total$|^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)( \d{1,2})?( - (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)( \d{1,2})?)? \d\d$/,
  ],
  [
    "xero",
    /^trading income$|^contactname$|^poaddressline1$|^invoiceamountdue$|^total trading income$|^plus other income$|^current year earnings$|^for the (year|\d+ months|month) ended |^aged (receivables|payables) (summary|detail)$/,
  ],
  [
    "myobbusiness",
    /^(co last name|card id|profit loss accrual|profit loss cash)$|^co last name |^\d \d{4} current year earnings$/,
  ],
];

function sourceOf(lines: readonly (readonly string[])[]): ReportSource {
  const cells = lines.flatMap((line) => line.filter((cell) => cell !== ""));
  return marks.find(([, mark]) => cells.some((cell) => mark.test(cell)))?.[0] ?? "other";
}

/** Lower case, without accents and punctuation; a dash between words stays, because it separates parts of a title. */
const plain = (text: string): string =>
  plainWord(text)
    .replace(/\s[-–—:|]\s|:\s/g, " - ")
    .replace(/(?<! )-|-(?! )|[^\p{L}\p{N}\s-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
