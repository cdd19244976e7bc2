import { formatAmount } from "../../books/books.ts";
import { type DayNumber, dayOfMonth, formatDay, monthOf } from "../../books/calendar.ts";
import type { CellValue, Table } from "../tables.ts";
import {
  type Chart,
  type LayoutAccount,
  type LayoutCompany,
  type LayoutEntry,
  type LayoutLine,
  layoutCompany,
} from "./business.ts";
import { accountSheets } from "./datev-account-sheets.ts";
import { balancesOn, blanks, type Layout, linesOf } from "./layout.ts";

/** DATEV's SKR 03, with some of its automatic accounts. */
const chart: Chart = {
  checking: ["1200", "Bank"],
  savings: ["1210", "Bank 1"],
  receivables: ["1400", "Forderungen aus Lieferungen und Leistungen"],
  inventory: ["3980", "Bestand Waren"],
  prepaid: ["0980", "Aktive Rechnungsabgrenzung"],
  vehicles: ["0350", "Lkw"],
  vehicleCost: ["0320", "Pkw"],
  vehicleDepreciation: ["0329", "Wertberichtigung Pkw"],
  equipment: ["0420", "Büroeinrichtung"],
  deposit: ["1525", "Kautionen"],
  payables: ["1600", "Verbindlichkeiten aus Lieferungen und Leistungen"],
  card: ["1730", "Kreditkartenabrechnung"],
  salesTax: ["1776", "Umsatzsteuer 19 %"],
  payrollTax: ["1741", "Verbindlichkeiten Lohn- und Kirchensteuer"],
  loan: ["0630", "Verbindlichkeiten gegenüber Kreditinstituten"],
  capital: ["0800", "Gezeichnetes Kapital"],
  drawings: ["1800", "Privatentnahmen allgemein"],
  retained: ["0860", "Gewinnvortrag vor Verwendung"],
  sales: ["8400", "Erlöse 19 % USt"],
  services: ["8200", "Erlöse"],
  returns: ["8700", "Erlösschmälerungen"],
  goods: ["3200", "Wareneingang"],
  freight: ["3800", "Bezugsnebenkosten"],
  wages: ["4110", "Löhne"],
  employerTax: ["4130", "Gesetzliche soziale Aufwendungen"],
  rent: ["4210", "Miete"],
  utilities: ["4240", "Gas, Strom, Wasser"],
  telephone: ["4920", "Telefon"],
  insurance: ["4360", "Versicherungen"],
  advertising: ["4600", "Werbekosten"],
  travel: ["4660", "Reisekosten Arbeitnehmer"],
  bankFees: ["4970", "Nebenkosten des Geldverkehrs"],
  depreciation: ["4832", "Abschreibungen auf Kfz"],
  interestIncome: ["2650", "Sonstige Zinsen und ähnliche Erträge"],
  interestExpense: ["2100", "Zinsen und ähnliche Aufwendungen"],
};

const company = layoutCompany(chart, { name: "Larkspur Handels GmbH", currency: "EUR" });

const about = {
  package: "DATEV",
  format: "csv",
  text: { separator: ";", decimal: ",", encoding: "latin-1" },
} as const;

const described = (where: string) =>
  ({ from: "help page", where: `developer.datev.de/datev/platform/de/dtvf/${where}` }) as const;

export const datev: readonly Layout[] = [
  {
    ...about,
    report: "journal",
    variant: "Buchungsstapel without tax keys",
    says: "openings",
    company: { ...company, entries: company.entries.map(inPairs) },
    evidence: described("formate/buchungsstapel"),
    write: (company) => [batch(company)],
  },
  {
    ...about,
    report: "trial-balance",
    variant: "Summen und Salden",
    says: "openings",
    asks: "as-of",
    company,
    evidence: { from: "public sample", where: "OCA, account_balance_datev_export" },
    write: (company) => [balances(company)],
  },
  ...(["csv", "xlsx"] as const).map(
    (format): Layout => ({
      ...about,
      ...{ report: "general-ledger", variant: "Kontoblatt", format },
      company: { ...company, entries: company.entries.map(inPairs) },
      evidence: { from: "unconfirmed" },
      write: (company) => [accountSheets(company, byNumber(company))],
    }),
  ),
  {
    ...about,
    report: "chart-of-accounts",
    variant: "Kontenbeschriftungen",
    company,
    evidence: described("formate/kontenbeschriftungen"),
    write: (company) => [labels(company)],
  },
];

/** A row posts one amount from an account to another, so debits and credits are matched in their order. */
function inPairs(entry: LayoutEntry): LayoutEntry {
  const open = entry.lines.map(({ account, cents }) => ({ account, cents }));
  const lines: LayoutLine[] = [];
  for (const debit of open.filter(({ cents }) => cents > 0)) {
    for (const credit of open.filter(({ cents }) => cents < 0)) {
      const cents = Math.min(debit.cents, -credit.cents);
      if (cents === 0) continue;
      debit.cents -= cents;
      credit.cents += cents;
      lines.push({ account: debit.account, cents }, { account: credit.account, cents: -cents });
    }
  }
  return { ...entry, lines };
}

const packed = (day: DayNumber) => formatDay(day).replaceAll("-", "");

function header({ from, to, name }: LayoutCompany, category: "20" | "21"): readonly CellValue[] {
  const isBatch = category === "21";
  const [format, version] = isBatch ? ["Buchungsstapel", "13"] : ["Kontenbeschriftungen", "3"];
  return [
    ...["EXTF", "700", category, format, version, "20260116094122000", "", "RE", "", ""],
    ...["29098", "55003", packed(from), "4"],
    ...(isBatch ? [packed(from), packed(to), name, "", "1", "0", "0", "EUR"] : blanks(8)),
    ...["", "", "", "", "03", "", "", "", ""],
  ];
}

const ddmm = (day: DayNumber) => `${dayOfMonth(day)}${String(monthOf(day)).padStart(2, "0")}`;

/** Named by the party; one digit more than the ledger's accounts. */
function numberIn({ number, role }: LayoutAccount, party: string, parties: readonly string[]) {
  const one = parties.indexOf(party) + 1;
  if (role === "receivables") return String(10_000 + one);
  if (role === "payables") return String(70_000 + one);
  return String(Number(number));
}

const carriedForward = { receivables: "9008", payables: "9009" } as const;

/** Switches off the tax of automatic accounts, whose tax is a row of its own here. */
const withoutAutomatic = (...accounts: readonly LayoutAccount[]) =>
  accounts.some(({ number }) => /^[38]/.test(number)) ? "40" : "";

function batch(company: LayoutCompany): Table {
  const { accounts, entries, openings, from } = company;
  const parties = [...new Set(entries.map(({ party }) => party))].sort();
  const row = (
    [cents, account, contra]: readonly [cents: number, account: string, contra: string],
    [key, day, document, text]: readonly [
      key: string,
      day: DayNumber,
      document: string,
      text: string,
    ],
  ): readonly CellValue[] => [
    ...[formatAmount(Math.abs(cents)).replace(".", ","), cents < 0 ? "H" : "S", "EUR", "", "", ""],
    ...[account, contra, key, ddmm(day), document, "", "", text, ""],
  ];
  const opened = accounts.flatMap((account) => {
    const cents = openings.get(account.role) ?? 0;
    if (cents === 0) return [];
    const { role } = account;
    const isPersonal = role === "receivables" || role === "payables";
    const contra = isPersonal ? carriedForward[role] : "9000";
    const own = numberIn(account, parties[0] ?? "", parties);
    return [row([cents, own, contra], ["", from, "", "Saldenvortrag"])];
  });
  const posted = entries.flatMap(({ day, number, party, memo, lines }) =>
    lines.flatMap((debit, index) => {
      const credit = lines[index + 1];
      if (debit.cents < 0 || !credit) return [];
      const [own, contra] = [debit, credit].map((line) => numberIn(line.account, party, parties));
      const key = withoutAutomatic(debit.account, credit.account);
      const text = memo === "" ? party : memo;
      return [row([debit.cents, own ?? "", contra ?? ""], [key, day, number, text])];
    }),
  );
  return {
    name: "EXTF_Buchungsstapel",
    rows: [
      header(company, "21"),
      [
        ...["Umsatz (ohne Soll/Haben-Kz)", "Soll/Haben-Kennzeichen", "WKZ Umsatz", "Kurs"],
        ...["Basis-Umsatz", "WKZ Basis-Umsatz", "Konto", "Gegenkonto (ohne BU-Schlüssel)"],
        ...["BU-Schlüssel", "Belegdatum", "Belegfeld 1", "Belegfeld 2", "Skonto"],
        ...["Buchungstext", "Postensperre"],
      ],
      ...opened,
      ...posted,
    ],
  };
}

/** Opening balances and the year's debits and credits; nothing says of which day. */
function balances(company: LayoutCompany): Table {
  const closings = balancesOn(company, company.to);
  const money = (cents: number) => formatAmount(Math.max(0, cents)).replace(".", ",");
  return {
    name: "Summen und Salden",
    rows: [
      ["Konto", "Kontobezeichnung", "EB-Wert Soll", "EB-Wert Haben", "VZ Soll", "VZ Haben"],
      ...byNumber(company).flatMap((account): (readonly CellValue[])[] => {
        const opening = company.openings.get(account.role) ?? 0;
        const own = linesOf(company, account).map(({ cents }) => cents);
        if (opening === 0 && (closings.get(account.role) ?? 0) === 0 && own.length === 0) return [];
        const debit = own.reduce((sum, cents) => sum + Math.max(0, cents), 0);
        const credit = own.reduce((sum, cents) => sum + Math.max(0, -cents), 0);
        const figures = [opening, -opening, debit, credit].map(money);
        return [[account.number, account.name, ...figures]];
      }),
    ],
  };
}

function labels(company: LayoutCompany): Table {
  return {
    name: "EXTF_Kontenbeschriftungen",
    rows: [
      header(company, "20"),
      ["Konto", "Kontenbeschriftung", "Sprach-ID", "Kontenbeschriftung lang"],
      ...byNumber(company).map(({ number, name }) => [number, name, "de-DE", ""]),
    ],
  };
}

const byNumber = ({ accounts }: LayoutCompany) =>
  accounts.toSorted((one, another) => (one.number < another.number ? -1 : 1));
