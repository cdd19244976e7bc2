import { formatDay } from "../../books/calendar.ts";
import type { CellValue, Table } from "../tables.ts";
import type { LayoutAccount, LayoutCompany } from "./business.ts";
import { blanks, grouped, linesOf } from "./layout.ts";

/** Each account's sheet in turn: its opening, postings with contra accounts, and balances with their side. */
export function accountSheets(company: LayoutCompany, accounts: readonly LayoutAccount[]): Table {
  return {
    name: "Kontoblatt",
    rows: [
      ["Kontoblatt"],
      [`29098/55003/2025 ${company.name}`],
      [`Zeitraum: ${germanDay(company.from)} - ${germanDay(company.to)}`],
      [],
      ...accounts.flatMap((account) => sheetOf(company, account)),
    ],
  };
}

function sheetOf(company: LayoutCompany, account: LayoutAccount): (readonly CellValue[])[] {
  const opening = company.openings.get(account.role) ?? 0;
  const own = linesOf(company, account);
  if (opening === 0 && own.length === 0) return [];
  let balance = opening;
  const rows = own.map(({ entry, cents }): readonly CellValue[] => {
    balance += cents;
    const at = entry.lines.findIndex((line) => line.account === account && line.cents === cents);
    // Postings stand in pairs, a debit and its credit.
    const contra = entry.lines[at % 2 === 0 ? at + 1 : at - 1]?.account.number ?? "";
    const text = entry.memo === "" ? entry.party : entry.memo;
    return [
      germanDay(entry.day),
      contra,
      "",
      entry.number,
      text,
      ...sides(cents),
      ...held(balance),
    ];
  });
  const sum = (sign: 1 | -1) =>
    own.reduce((total, { cents }) => total + Math.max(0, sign * cents), 0);
  const opened = [germanDay(company.from), "9000", "", "", "EB-Wert", ...sides(opening)];
  return [
    ["Konto:", account.number, account.name],
    [
      ...["Datum", "Gegenkonto", "BU", "Belegfeld 1", "Buchungstext"],
      ...["Umsatz Soll", "Umsatz Haben", "Saldo", "S/H"],
    ],
    ...(opening === 0 ? [] : [[...opened, ...held(opening)]]),
    ...rows,
    [...blanks(4), "Summe", amount(sum(1)), amount(sum(-1)), ...held(balance)],
    [],
  ];
}

const amount = (cents: number) =>
  grouped(cents).replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));

const sides = (cents: number) =>
  cents < 0 ? ["", amount(-cents)] : [cents === 0 ? "" : amount(cents), ""];

const held = (balance: number) => [amount(Math.abs(balance)), balance < 0 ? "H" : "S"];

const germanDay = (day: number) => formatDay(day).split("-").reverse().join(".");
