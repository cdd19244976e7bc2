import { type AccountType, formatAmount, type Transaction } from "../books/books.ts";
import { formatDay, monthOf, yearOf } from "../books/calendar.ts";
import type { Extract } from "./extract.ts";
import { type Plan, planNumbers } from "./plan-numbers.ts";
import { leaf, node } from "./xml-text.ts";

export const saftCountries = [
  "norway",
  "denmark",
  "portugal",
  "romania",
  "luxembourg",
  "lithuania",
] as const;
export type SaftCountry = (typeof saftCountries)[number];

/** How a country's schema differs from that of Norway's tax authority. */
interface Dialect {
  readonly code: string;
  readonly version: string;
  readonly namespace: string;
  /** Of the books where the law says none. */
  readonly currency: string;
  /** A chart set by law. */
  readonly plan?: Plan;
  readonly typeOf: (type: AccountType) => string;
  /** Portugal has no `Company`, a line a side, and amounts right inside it. */
  readonly isPortuguese?: boolean;
  readonly line: "Line" | "TransactionLine";
}

const norwegian = { typeOf: () => "GL", line: "Line" } as const;

const dialects: Readonly<Record<SaftCountry, Dialect>> = {
  norway: {
    ...norwegian,
    ...{ code: "NO", version: "1.30", currency: "USD", plan: "ns4102" },
    namespace: "urn:StandardAuditFile-Taxation-Financial:NO",
  },
  denmark: {
    ...{ code: "DK", version: "2.1", currency: "DKK", line: "Line" },
    namespace: "urn:StandardAuditFile-Taxation-Financial:DK",
    typeOf: (type) => sideOf(type, ["Asset", "Asset", "Liability", "Other", "Sale", "Expense"]),
  },
  portugal: {
    ...norwegian,
    ...{ code: "PT", version: "1.04_01", currency: "EUR", plan: "snc", isPortuguese: true },
    namespace: "urn:OECD:StandardAuditFile-Tax:PT_1.04_01",
  },
  romania: {
    ...{ code: "RO", version: "2.0", currency: "RON", plan: "pcg", line: "TransactionLine" },
    namespace: "mfp:anaf:dgti:d406:declaratie:v1",
    typeOf: () => "Bifunctional",
  },
  luxembourg: {
    ...norwegian,
    ...{ code: "LU", version: "2.01", currency: "EUR" },
    namespace: "urn:OECD:StandardAuditFile-Tax:LU_2.01",
  },
  lithuania: {
    ...{ code: "LT", version: "2.01", currency: "EUR", line: "Line" },
    namespace: "https://www.vmi.lt/cms/saf-t",
    typeOf: (type) => sideOf(type, ["IT", "TT", "I", "NK", "P", "S"]),
  },
};

/** The chart whose numbers a country's file has; undefined where the books keep their own. */
export const saftPlan = (country: SaftCountry): Plan | undefined => dialects[country].plan;

/** @param words of fixed assets, other assets, liabilities, equity, income and expenses */
function sideOf(
  type: AccountType,
  words: readonly [string, string, string, string, string, string],
) {
  const [fixed, current, liability, equity, income, expense] = words;
  if (/^(Fixed|Other) Asset$/.test(type)) return fixed;
  if (/Asset|Bank|Receivable/.test(type)) return current;
  if (/Payable|Card|Liability/.test(type)) return liability;
  if (type === "Equity") return equity;
  return /Income/.test(type) ? income : expense;
}

/** One fiscal year as SAF-T, in schema order: Norway's Financial 1.30, or the same books as another country asks for them. */
export function saftXml(extract: Extract, country: SaftCountry = "norway"): string {
  const { books, from, to, accounts, openings, closings, transactions } = extract;
  const dialect = dialects[country];
  const { code, isPortuguese = false } = dialect;
  const plan = saftPlan(country);
  const numbers = plan ? planNumbers(books.accounts, plan) : new Map<string, string>();
  const numberOf = (account: string) => numbers.get(account) ?? account;
  const amounts = transactions.flatMap(({ lines }) => lines.map(({ amount }) => amount));
  const total = (sign: 1 | -1) =>
    formatAmount(amounts.reduce((sum, amount) => sum + Math.max(0, sign * amount), 0));

  const chart = accounts.map(({ number, name, type }) =>
    node("Account", [
      leaf("AccountID", numberOf(number)),
      leaf("AccountDescription", name),
      ...(isPortuguese
        ? []
        : [
            ...(code === "NO"
              ? [
                  leaf("GroupingCategory", "RF-1167"),
                  leaf("GroupingCode", numberOf(number).slice(0, 4)),
                ]
              : []),
            leaf("AccountType", dialect.typeOf(type)),
          ]),
      balance("Opening", openings.get(number) ?? 0, isPortuguese),
      balance("Closing", closings.get(number) ?? 0, isPortuguese),
      ...(isPortuguese ? [leaf("GroupingCategory", "GM")] : []),
    ]),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<AuditFile xmlns="${dialect.namespace}">\n`,
    isPortuguese ? portugueseHeader(extract, dialect) : header(extract, dialect),
    node("MasterFiles", [node("GeneralLedgerAccounts", chart)]),
    node("GeneralLedgerEntries", [
      leaf("NumberOfEntries", String(transactions.length)),
      leaf("TotalDebit", total(1)),
      leaf("TotalCredit", total(-1)),
      node("Journal", [
        leaf("JournalID", "GL"),
        leaf("Description", "General ledger"),
        ...(isPortuguese ? [] : [leaf("Type", "GL")]),
        ...transactions.map((transaction) => entry(transaction, numberOf, dialect)),
      ]),
    ]),
    "</AuditFile>\n",
  ].join("");

  function header({ books: { company } }: Extract, { version, currency }: Dialect): string {
    return node("Header", [
      leaf("AuditFileVersion", version),
      leaf("AuditFileCountry", code),
      leaf("AuditFileDateCreated", formatDay(to)),
      leaf("SoftwareCompanyName", "DEX"),
      leaf("SoftwareID", "DEX"),
      leaf("SoftwareVersion", "1.0"),
      node("Company", [
        leaf("RegistrationNumber", "999999999"),
        leaf("Name", company.legalName),
        node("Contact", [
          node("ContactPerson", [leaf("FirstName", "Rosa"), leaf("LastName", "Lowell")]),
          leaf("Telephone", "+1 555 0100"),
        ]),
      ]),
      leaf("DefaultCurrencyCode", currency),
      node("SelectionCriteria", [
        leaf("SelectionStartDate", formatDay(from)),
        leaf("SelectionEndDate", formatDay(to)),
      ]),
      leaf("TaxAccountingBasis", "A"),
    ]);
  }

  function portugueseHeader(
    { books: { company } }: Extract,
    { version, currency }: Dialect,
  ): string {
    return node("Header", [
      leaf("AuditFileVersion", version),
      leaf("CompanyID", "999999990"),
      leaf("TaxRegistrationNumber", "999999990"),
      leaf("TaxAccountingBasis", "C"),
      leaf("CompanyName", company.legalName),
      node("CompanyAddress", [leaf("AddressDetail", "Rua Nova 1"), leaf("Country", code)]),
      leaf("FiscalYear", String(yearOf(to))),
      leaf("StartDate", formatDay(from)),
      leaf("EndDate", formatDay(to)),
      leaf("CurrencyCode", currency),
    ]);
  }
}

function entry(
  { id, day, type, lines }: Transaction,
  numberOf: (account: string) => string,
  { isPortuguese = false, line: lineName }: Dialect,
): string {
  const dated = [
    leaf("TransactionID", id),
    leaf("Period", String(monthOf(day))),
    ...(isPortuguese ? [] : [leaf("PeriodYear", String(yearOf(day)))]),
    leaf("TransactionDate", formatDay(day)),
    leaf("Description", type),
  ];
  const written = lines.map(({ account, amount, memo }, index) => {
    const side = amount < 0 ? "Credit" : "Debit";
    const cents = formatAmount(Math.abs(amount));
    return node(isPortuguese ? `${side}Line` : lineName, [
      leaf("RecordID", String(index + 1)),
      leaf("AccountID", numberOf(account)),
      leaf("Description", memo ?? type),
      isPortuguese ? leaf(`${side}Amount`, cents) : node(`${side}Amount`, [leaf("Amount", cents)]),
    ]);
  });
  return node("Transaction", [
    ...dated,
    ...(isPortuguese
      ? [
          leaf("TransactionType", "N"),
          leaf("GLPostingDate", formatDay(day)),
          node("Lines", written),
        ]
      : [
          leaf("SystemEntryDate", formatDay(day)),
          leaf("GLPostingDate", formatDay(day)),
          ...written,
        ]),
  ]);
}

/** Portugal has both sides of each balance. */
function balance(which: "Opening" | "Closing", cents: number, hasBothSides: boolean): string {
  const side = (name: "Debit" | "Credit", amount: number) =>
    leaf(`${which}${name}Balance`, formatAmount(Math.max(0, amount)));
  if (hasBothSides) return side("Debit", cents) + side("Credit", -cents);
  return cents < 0 ? side("Credit", -cents) : side("Debit", cents);
}
