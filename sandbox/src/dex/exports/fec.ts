import { formatAmount, type TransactionType } from "../books/books.ts";
import { type DayNumber, formatDay } from "../books/calendar.ts";
import type { Extract } from "./extract.ts";
import { planNumbers } from "./plan-numbers.ts";

const headings = [
  ...["JournalCode", "JournalLib", "EcritureNum", "EcritureDate", "CompteNum", "CompteLib"],
  ...["CompAuxNum", "CompAuxLib", "PieceRef", "PieceDate", "EcritureLib", "Debit", "Credit"],
  ...["EcritureLet", "DateLet", "ValidDate", "Montantdevise", "Idevise"],
];

/**
 * One fiscal year as the file of entries of article A47 A-1, French Livre des procédures fiscales. Opening balances
 * come first, in the journal of à-nouveaux.
 */
export function fecText(extract: Extract, separator: "\t" | "|"): string {
  const { books, from, accounts, openings, transactions } = extract;
  const numbers = planNumbers(books.accounts, "pcg");
  const names = new Map(accounts.map(({ number, name }) => [number, name]));
  const record = ({ journal, number, day, account, piece, text, cents }: Entry) => {
    const day8 = formatDay(day).replaceAll("-", "");
    return [
      ...[journal, journals[journal], String(number), day8],
      ...[numbers.get(account) ?? account, names.get(account) ?? "", "", "", piece, day8, text],
      ...[amountOf(Math.max(0, cents)), amountOf(Math.max(0, -cents)), "", "", day8, "", ""],
    ];
  };
  const opened = accounts.filter(({ number }) => (openings.get(number) ?? 0) !== 0);
  const rows = [
    headings,
    ...opened.map(({ number }) =>
      record({
        journal: "AN",
        number: 1,
        day: from,
        account: number,
        piece: "AN",
        text: "À nouveau",
        cents: openings.get(number) ?? 0,
      }),
    ),
    ...transactions.flatMap(({ day, type, docNumber, lines }, index) =>
      lines.map(({ account, amount, memo }) =>
        record({
          journal: journalOf[type] ?? "OD",
          number: index + 2,
          day,
          account,
          piece: docNumber ?? String(index + 2),
          text: memo ?? type,
          cents: amount,
        }),
      ),
    ),
  ];
  const clean = (text: string) => text.replaceAll(separator, " ");
  return rows.map((row) => `${row.map(clean).join(separator)}\r\n`).join("");
}

const journals = {
  AN: "À nouveaux",
  VE: "Ventes",
  AC: "Achats",
  BQ: "Banque",
  OD: "Opérations diverses",
};

interface Entry {
  readonly journal: keyof typeof journals;
  readonly number: number;
  readonly day: DayNumber;
  readonly account: string;
  readonly piece: string;
  readonly text: string;
  readonly cents: number;
}

const journalOf: Partial<Record<TransactionType, Entry["journal"]>> = {
  Invoice: "VE",
  "Credit Memo": "VE",
  "Sales Receipt": "VE",
  Bill: "AC",
  "Vendor Credit": "AC",
  Payment: "BQ",
  "Bill Payment": "BQ",
  Deposit: "BQ",
  Transfer: "BQ",
};

const amountOf = (cents: number) => formatAmount(cents).replace(".", ",");
