import { type Account, formatAmount, isTemporary, type Transaction } from "../books/books.ts";
import { type DayNumber, formatDay } from "../books/calendar.ts";
import type { Extract } from "./extract.ts";
import { planNumbers } from "./plan-numbers.ts";

/** One fiscal year as SIE 4 (sie.se), as packages in Sweden write it. */
export function sieText({
  books,
  from,
  to,
  accounts,
  openings,
  closings,
  transactions,
}: Extract): string {
  const numbers = planNumbers(books.accounts, "bas");
  const numberOf = (account: string) => numbers.get(account) ?? account;
  const permanent = accounts.filter((account) => !isTemporary(account));
  const temporary = accounts.filter(isTemporary);
  const held = (label: string, some: readonly Account[], balances: ReadonlyMap<string, number>) =>
    some.map(
      ({ number }) => `#${label} 0 ${numberOf(number)} ${formatAmount(balances.get(number) ?? 0)}`,
    );
  const lines = [
    "#FLAGGA 0",
    '#PROGRAM "DEX" 1.0',
    "#FORMAT PC8",
    `#GEN ${packed(to)}`,
    "#SIETYP 4",
    "#ORGNR 556000-0000",
    `#FNAMN ${field(books.company.legalName)}`,
    `#RAR 0 ${packed(from)} ${packed(to)}`,
    "#KPTYP EUBAS97",
    "#VALUTA USD",
    // The whole chart, unused accounts included, as packages there write it.
    ...books.accounts.map(({ number, name }) => `#KONTO ${numberOf(number)} ${field(name)}`),
    ...held("IB", permanent, openings),
    ...held("UB", permanent, closings),
    ...held("RES", temporary, closings),
    ...transactions.flatMap((transaction, index) => voucher(transaction, index + 1, numberOf)),
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

function voucher(
  { day, type, docNumber, lines }: Transaction,
  number: number,
  numberOf: (account: string) => string,
): string[] {
  const text = docNumber === undefined ? type : `${type} ${docNumber}`;
  return [
    `#VER A ${number} ${packed(day)} ${field(text)}`,
    "{",
    ...lines.map(
      ({ account, amount, memo }) =>
        `   #TRANS ${numberOf(account)} {} ${formatAmount(amount)}${memo ? ` ${packed(day)} ${field(memo)}` : ""}`,
    ),
    "}",
  ];
}

const packed = (day: DayNumber) => formatDay(day).replaceAll("-", "");

const field = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
