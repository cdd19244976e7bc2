import { type FileBooks, readAll } from "@tieout/core/book-mapping/file-books";
import type { Mapping } from "@tieout/core/book-mapping/mapping";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";
import { ledgerReader } from "./ledger-reader.ts";
import { failing } from "./testing/read-books.ts";
import { trialBalanceReader } from "./trial-balance-reader.ts";

/* The same books in random shapes must read to the same balances or ask a person, never to other balances. */
describe("books in any shape", () => {
  it("are read to the same balances, or asked about: a trial balance", () => {
    fc.assert(
      fc.property(books, shape, (accounts, looks) => {
        const read = readSheet(trialBalanceSheet(accounts, looks));

        fc.pre(read !== undefined);
        expect(failing(read)).toEqual([]);
        expect(closingsOf(read)).toEqual(balancesOf(accounts, looks));
      }),
      sometimesAsked,
    );
  });

  it("are read to the same balances, or asked about: a trial balance in groups", () => {
    fc.assert(
      fc.property(books, books, shape, (opened, moved, looks) => {
        const accounts = names.map((name, i) => ({
          number: `${1000 + 10 * i}`,
          name,
          opening: opened[i]?.amount ?? 0,
          movement: moved[i]?.amount ?? 0,
        }));
        const read = readSheet(groupedSheet(accounts, looks));

        fc.pre(read !== undefined);
        const factor = looks.isWhole ? 100 : 1;
        expect(failing(read)).toEqual([]);
        expect(amountsOf(read.openings)).toEqual(
          accounts.flatMap(({ opening }) => opening * factor || []),
        );
        expect(amountsOf(read.closings)).toEqual(
          accounts.flatMap(({ opening, movement }) => (opening + movement) * factor || []),
        );
      }),
      sometimesAsked,
    );
  });

  it("are read to the same balances, or asked about: a ledger", () => {
    fc.assert(
      fc.property(books, shape, (accounts, looks) => {
        const read = readSheet(ledgerSheet(accounts, looks));

        fc.pre(read !== undefined);
        expect(failing(read)).toEqual([]);
        expect(postedTo(read)).toEqual(balancesOf(accounts, looks));
      }),
      sometimesAsked,
    );
  });
});

/** At most as many may ask as are read, or the property would prove nothing. */
const sometimesAsked = { maxSkipsPerRun: 1 };

interface Account {
  readonly number: string;
  readonly name: string;
  readonly amount: number;
}

const names = ["Bank", "Capital", "Sales", "Flour", "Rent", "Wages", "Loans", "Stock"];

/** Accounts whose amounts come to nothing together. */
const books: fc.Arbitrary<Account[]> = fc
  .array(
    fc.integer({ min: -90_000_000, max: 90_000_000 }).filter((amount) => amount !== 0),
    {
      minLength: 3,
      maxLength: 7,
    },
  )
  .map((amounts) => [...amounts, -amounts.reduce((sum, amount) => sum + amount, 0)])
  .filter((amounts) => amounts.at(-1) !== 0)
  .map((amounts) =>
    amounts.map((amount, i) => ({ number: `${1000 + 10 * i}`, name: names[i] ?? "", amount })),
  );

interface Looks {
  readonly language: keyof typeof headings;
  readonly locale: keyof typeof locales;
  /** Without cents, so that a thousands mark may look like a decimal one. */
  readonly isWhole: boolean;
  readonly sides: "two-columns" | "signed" | "side";
  readonly order: readonly number[];
  readonly gaps: readonly boolean[];
  readonly rows: readonly number[];
  readonly title: string;
}

const headings = {
  en: ["Account code", "Account name", "Debit", "Credit", "Amount", "Dr/Cr", "Date", "Description"],
  es: ["Cuenta", "Nombre", "Debe", "Haber", "Importe", "D/C", "Fecha", "Concepto"],
  fr: ["Numéro de compte", "Intitulé", "Débit", "Crédit", "Montant", "Sens", "Date", "Narration"],
  de: [
    "Kontonummer",
    "Bezeichnung",
    "Soll",
    "Haben",
    "Betrag",
    "S/H",
    "Buchungsdatum",
    "Buchungstext",
  ],
} as const;

const locales = {
  en: { group: ",", mark: "." },
  de: { group: ".", mark: "," },
  fr: { group: " ", mark: "," },
  ch: { group: "'", mark: "." },
  plain: { group: "", mark: "." },
} as const;

const shape: fc.Arbitrary<Looks> = fc.record({
  language: fc.constantFrom("en", "es", "fr", "de"),
  locale: fc.constantFrom("en", "de", "fr", "ch", "plain"),
  isWhole: fc.boolean(),
  sides: fc.constantFrom("two-columns", "signed", "side"),
  order: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 }),
  gaps: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  rows: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 }),
  title: fc.constantFrom("31.12.2025", "As of December 31, 2025", "Au 31 décembre 2025"),
});

interface MovedAccount {
  readonly number: string;
  readonly name: string;
  readonly opening: number;
  readonly movement: number;
}

const groups = {
  en: ["Opening balance", "Movement", "Closing balance"],
  es: ["Saldo inicial", "Movimientos", "Saldo final"],
  fr: ["Soldes à nouveau", "Mouvements", "Soldes"],
  de: ["Eröffnungssaldo", "Umsatz", "Endsaldo"],
} as const;

function groupedSheet(accounts: readonly MovedAccount[], looks: Looks): string {
  const { language, locale, isWhole } = looks;
  const [code, name, debit, credit] = headings[language];
  const [opening, movement, closing] = groups[language];
  const sides = (amount: number) => {
    const text = amount === 0 ? "" : written(Math.abs(amount), locale, isWhole);
    return amount > 0 ? [text, ""] : ["", text];
  };
  const rows = accounts.map((account) => [
    account.number,
    account.name,
    ...sides(account.opening),
    ...sides(account.movement),
    ...sides(account.opening + account.movement),
  ]);
  const upper = [code, name, opening, "", movement, "", closing, ""];
  const lower = ["", "", debit, credit, debit, credit, debit, credit];
  return [[looks.title], upper, lower, ...rows].map((cells) => cells.join(" | ")).join("\n");
}

type Column = readonly [heading: string, cell: (account: Account) => string];

function trialBalanceSheet(accounts: readonly Account[], looks: Looks): string {
  const [code, name] = headings[looks.language];
  return sheetOf(accounts, looks, [
    [code, ({ number }) => number],
    [name, (account) => account.name],
    ...figureColumns(looks),
  ]);
}

function ledgerSheet(accounts: readonly Account[], looks: Looks): string {
  const [code, , , , , , date, text] = headings[looks.language];
  return sheetOf(accounts, looks, [
    [code, ({ number }) => number],
    [date, () => "2025-12-31"],
    [text, ({ name }) => `About ${name}`],
    ...figureColumns(looks),
  ]);
}

function figureColumns({ language, locale, isWhole, sides }: Looks): Column[] {
  const [, , debit, credit, amount, side] = headings[language];
  const money = (cents: number) => written(cents, locale, isWhole);
  switch (sides) {
    case "two-columns":
      return [
        [debit, (account) => (account.amount > 0 ? money(account.amount) : "")],
        [credit, (account) => (account.amount < 0 ? money(-account.amount) : "")],
      ];
    case "signed":
      return [
        [amount, (account) => `${account.amount < 0 ? "-" : ""}${money(Math.abs(account.amount))}`],
      ];
    case "side":
      return [
        [amount, (account) => money(Math.abs(account.amount))],
        [
          side,
          (account) => (account.amount < 0 ? sideOf[language].credit : sideOf[language].debit),
        ],
      ];
  }
}

const sideOf = {
  en: { debit: "Dr", credit: "Cr" },
  es: { debit: "D", credit: "H" },
  fr: { debit: "D", credit: "C" },
  de: { debit: "S", credit: "H" },
} as const;

function sheetOf(accounts: readonly Account[], looks: Looks, columns: readonly Column[]): string {
  const placed = byKey(columns, looks.order).flatMap((column, i): Column[] =>
    looks.gaps[i] ? [["", () => ""], column] : [column],
  );
  const rows = byKey(accounts, looks.rows).map((account) =>
    placed.map(([, cell]) => cell(account)).join(" | "),
  );
  return [looks.title, "", placed.map(([heading]) => heading).join(" | "), ...rows].join("\n");
}

function byKey<Item>(items: readonly Item[], keys: readonly number[]): Item[] {
  return items
    .map((item, i) => ({ item, key: keys[i] ?? 0 }))
    .sort((one, another) => one.key - another.key)
    .map(({ item }) => item);
}

function written(cents: number, locale: Looks["locale"], isWhole: boolean): string {
  const { group, mark } = locales[locale];
  const whole = String(isWhole ? cents : Math.floor(cents / 100)).replace(
    /\B(?=(\d{3})+$)/g,
    group,
  );
  if (isWhole) return whole;
  return `${whole}${mark}${String(cents % 100).padStart(2, "0")}`;
}

/** Undefined where a person has to answer first. */
function readSheet(sheet: string): FileBooks | undefined {
  const rows = rowsOf(sheet);
  const { mapping, faults, asks, asOf } = guessMapping(rows, { digits: 2 });
  if (faults.length > 0 || asks.length > 0) return undefined;
  return readAll(readerOf(mapping, asOf), rows).books;
}

function readerOf(mapping: Mapping, asOf: ReturnType<typeof guessMapping>["asOf"]) {
  const answers = { digits: 2, ...(asOf && { asOf }) };
  return mapping.kind === "general-ledger"
    ? ledgerReader(mapping, answers)
    : trialBalanceReader(mapping, answers);
}

const balancesOf = (accounts: readonly Account[], { isWhole }: Looks) =>
  Object.fromEntries(
    accounts.map(({ number, amount }) => [number, isWhole ? amount * 100 : amount]),
  );

const amountsOf = (balances: FileBooks["closings"]) =>
  balances.flatMap(({ amount }) => amount || []);

const closingsOf = ({ closings }: FileBooks) =>
  Object.fromEntries(closings.map(({ accountId, amount }) => [accountId, amount]));

const postedTo = ({ lines }: FileBooks) =>
  Object.fromEntries(
    lines.months.map(({ accountId, debit, credit }) => [accountId, debit - credit]),
  );
