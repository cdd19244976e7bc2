import type { CellValue, Table } from "../tables.ts";
import type { LayoutAccount, LayoutAccountType, LayoutCompany } from "./business.ts";
import { grouped, linesOf, longBritishDay, shortBritishDay } from "./layout.ts";
import type { EntryType } from "./roles.ts";
import { resultTypes } from "./statements.ts";

/** Xero's names of account types. */
export const typeNames: Record<LayoutAccountType, string> = {
  Bank: "Bank",
  "Accounts Receivable": "Accounts Receivable",
  "Other Current Asset": "Current Asset",
  "Fixed Asset": "Fixed Asset",
  "Other Asset": "Non-current Asset",
  "Accounts Payable": "Accounts Payable",
  "Credit Card": "Bank",
  "Other Current Liability": "Current Liability",
  "Long Term Liability": "Non-current Liability",
  Equity: "Equity",
  Income: "Revenue",
  "Cost of Goods Sold": "Direct Costs",
  Expense: "Expense",
  "Other Income": "Other Income",
  "Other Expense": "Expense",
};

const sources: Record<EntryType, string> = {
  Invoice: "Receivable Invoice",
  "Credit Memo": "Receivable Credit Note",
  Payment: "Receivable Payment",
  Bill: "Payable Invoice",
  "Bill Payment": "Payable Payment",
  Check: "Spend Money",
  Expense: "Spend Money",
  Deposit: "Receive Money",
  Transfer: "Bank Transfer",
  "Journal Entry": "Manual Journal",
};

const isNominal = ({ type }: LayoutAccount) =>
  resultTypes.some((nominal: LayoutAccountType) => nominal === type);

/** Income and expenses begin with nothing, and have neither an opening nor a closing row. */
export function accountTransactions(company: LayoutCompany, asText = false): Table {
  const { accounts, openings } = company;
  const amount = (cents: number): CellValue => {
    if (!asText) return { cents };
    return cents < 0 ? `(${grouped(-cents)})` : grouped(cents);
  };
  const balanceRow = (label: string, cents: number): readonly CellValue[] => [
    ...[label, "", "", ""],
    ...[amount(Math.max(0, cents)), amount(Math.max(0, -cents)), amount(cents)],
    ...[amount(0), amount(0)],
  ];
  let [debits, credits] = [0, 0];

  function part(account: LayoutAccount): (readonly CellValue[])[] {
    const own = linesOf(company, account);
    const opening = openings.get(account.role) ?? 0;
    if (own.length === 0 && opening === 0) return [];
    let balance = opening;
    let [debit, credit] = [0, 0];
    const lines = own.map(({ entry, cents }): readonly CellValue[] => {
      balance += cents;
      debit += Math.max(0, cents);
      credit += Math.max(0, -cents);
      const { day, type, number, party, memo } = entry;
      return [
        shortBritishDay(day).padStart(11, "0"),
        sources[type],
        [party, memo].filter((text) => text !== "").join(" - "),
        number,
        ...[amount(Math.max(0, cents)), amount(Math.max(0, -cents)), amount(balance)],
        ...[amount(cents), amount(0)],
      ];
    });
    debits += debit;
    credits += credit;
    return [
      [account.name],
      ...(isNominal(account) ? [] : [balanceRow("Opening Balance", opening)]),
      ...lines,
      [
        ...[`Total ${account.name}`, "", "", "", amount(debit), amount(credit), amount(balance)],
        ...[amount(debit - credit), amount(0)],
      ],
      ...(isNominal(account) ? [] : [balanceRow("Closing Balance", balance)]),
      [],
    ];
  }

  const parts = accounts.flatMap(part);
  return {
    name: "Account Transactions",
    rows: [
      ["Account Transactions"],
      [company.name],
      [periodOf(company)],
      [],
      [
        ...["Date", "Source", "Description", "Reference", "Debit", "Credit", "Running Balance"],
        ...["Gross", "VAT"],
      ],
      ...parts,
      ["Total", "", "", "", amount(debits), amount(credits), amount(0), amount(0), amount(0)],
    ],
  };
}

const periodOf = ({ from, to }: LayoutCompany) =>
  `For the period ${longBritishDay(from)} to ${longBritishDay(to)}`;

/** Without openings; each line names its account and the others of its entry. */
export function generalLedgerDetail(company: LayoutCompany): Table {
  const { accounts } = company;
  const label = ({ number, name }: LayoutAccount) => `${number} - ${name}`;
  const rows = accounts.flatMap((account) =>
    linesOf(company, account).map(({ entry, cents }): readonly CellValue[] => {
      const others = entry.lines.filter((line) => line.account.role !== account.role);
      const related = [...new Set(others.map((line) => label(line.account)))].join(", ");
      return [
        { day: entry.day },
        ...[sources[entry.type], entry.party, entry.memo, entry.number],
        ...[{ cents: Math.max(0, cents) }, { cents: Math.max(0, -cents) }, { cents }, { cents: 0 }],
        ...[account.number, account.name, typeNames[account.type], related],
      ];
    }),
  );
  return {
    name: "General Ledger Detail",
    rows: [
      ["General Ledger Detail"],
      [company.name],
      [periodOf(company)],
      [],
      [
        ...["Date", "Source", "Contact", "Description", "Reference", "Debit", "Credit", "Gross"],
        ...["VAT", "Account Code", "Account", "Account Type", "Related account"],
      ],
      ...rows,
    ],
  };
}
