import fc from "fast-check";
import { xlsxOf, zipOf } from "./zip.ts";

/** Books that balance, to be written in any format: whole cents, debit positive. */
export interface WrittenBooks {
  readonly accounts: readonly { readonly number: string; readonly name: string }[];
  readonly entries: readonly WrittenEntry[];
}

interface WrittenEntry {
  readonly day: string;
  readonly lines: readonly { readonly account: string; readonly cents: number }[];
  readonly memo: string;
}

/** Includes whatever a format must quote; begins and ends like a name. */
const aText = fc
  .string({ unit: fc.constantFrom(...`abcÅéñ中"'&<>;,|\\{}#=- `), maxLength: 40 })
  .map((text) => `Konto ${text}x`.replace(/\s+/g, " "));

const someCents = fc
  .integer({ min: -900_000_000, max: 900_000_000 })
  .filter((cents) => cents !== 0);

export const writtenBooks: fc.Arbitrary<WrittenBooks> = fc
  .record({
    names: fc.array(aText, { minLength: 3, maxLength: 6 }),
    entries: fc.array(
      fc.record({
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
        parts: fc.array(fc.tuple(fc.nat({ max: 5 }), someCents), { minLength: 1, maxLength: 3 }),
        memo: aText,
      }),
      { minLength: 2, maxLength: 8 },
    ),
  })
  .map(({ names, entries }) => {
    const accounts = names.map((name, i) => ({
      number: String(1910 + i * 100),
      // Unique, because shared words aren't taken for account names.
      name: `${"ABCDEF"[i]} ${name}`,
    }));
    const numberOf = (i: number) => String(1910 + (i % accounts.length) * 100);
    return {
      accounts,
      entries: entries.map(({ month, day, parts, memo }) => {
        const rest = -parts.reduce((sum, [, cents]) => sum + cents, 0);
        const lines = [...parts.map(([i, cents]) => ({ account: numberOf(i), cents }))];
        if (rest !== 0) lines.push({ account: numberOf(0), cents: rest });
        return { day: `2025-${two(month)}-${two(day)}`, lines, memo };
      }),
    };
  });

/** By account, zeros left out. */
export function sumsOf({ entries }: WrittenBooks): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { account, cents } of entries.flatMap(({ lines }) => lines)) {
    sums.set(account, (sums.get(account) ?? 0) + cents);
  }
  return new Map([...sums].filter(([, cents]) => cents !== 0));
}

export interface WrittenFile {
  readonly text: string;
  readonly bytesOf: (text: string) => Buffer;
}

const plainText = (lines: readonly string[]): WrittenFile => ({
  text: `${lines.join("\r\n")}\r\n`,
  bytesOf: (text) => Buffer.from(text),
});

export const writers = { sie, fec, saft, ledger, trialBalance, xlsx, ods } as const;

function sie({ accounts, entries }: WrittenBooks): WrittenFile {
  const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
  return plainText([
    "#FLAGGA 0",
    "#SIETYP 4",
    '#FNAMN "Some Books AB"',
    "#RAR 0 20250101 20251231",
    ...accounts.map(({ number, name }) => `#KONTO ${number} ${quoted(name)}`),
    ...entries.flatMap(({ day, lines, memo }, i) => [
      `#VER A ${i + 1} ${day.replaceAll("-", "")} ${quoted(memo)}`,
      "{",
      ...lines.map(({ account, cents }) => `  #TRANS ${account} {1 "10"} ${decimal(cents)}`),
      "}",
    ]),
  ]);
}

function fec({ accounts, entries }: WrittenBooks): WrittenFile {
  const nameOf = (number: string) => accounts.find((one) => one.number === number)?.name ?? "";
  const bare = (text: string) => text.replaceAll('"', "");
  return plainText([
    "JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tPieceRef\tEcritureLib\tDebit\tCredit",
    ...entries.flatMap(({ day, lines, memo }, i) =>
      lines.map(({ account, cents }) =>
        [
          ...["VT", "Ventes", i + 1, day.replaceAll("-", ""), account, bare(nameOf(account))],
          ...[`F${i}`, bare(memo), ...sides(cents).map((side) => side.replace(".", ","))],
        ].join("\t"),
      ),
    ),
  ]);
}

function saft({ accounts, entries }: WrittenBooks): WrittenFile {
  const account = (number: string, name: string) =>
    `<Account><AccountID>${number}</AccountID><AccountDescription>${escaped(name)}</AccountDescription></Account>`;
  const line = ({ account: number, cents }: WrittenEntry["lines"][number]) => {
    const side = cents > 0 ? "DebitAmount" : "CreditAmount";
    return `<Line><AccountID>${number}</AccountID><${side}><Amount>${decimal(Math.abs(cents))}</Amount></${side}></Line>`;
  };
  return plainText([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<n:AuditFile xmlns:n="urn:StandardAuditFile-Taxation-Financial:NO"><n:Header><n:DefaultCurrencyCode>NOK</n:DefaultCurrencyCode></n:Header>',
    `<MasterFiles><GeneralLedgerAccounts>${accounts.map(({ number, name }) => account(number, name)).join("")}</GeneralLedgerAccounts></MasterFiles>`,
    "<GeneralLedgerEntries><Journal><JournalID>A</JournalID>",
    ...entries.map(
      ({ day, lines, memo }, i) =>
        `<Transaction><TransactionID>${i + 1}</TransactionID><TransactionDate>${day}</TransactionDate><Description>${escaped(memo)}</Description>${lines.map(line).join("")}</Transaction>`,
    ),
    "</Journal></GeneralLedgerEntries></n:AuditFile>",
  ]);
}

const ledgerHeadings = [
  "Date",
  "Entry no",
  "Account number",
  "Account name",
  "Memo",
  "Debit",
  "Credit",
];

function ledgerRows({ accounts, entries }: WrittenBooks): string[][] {
  const nameOf = (number: string) => accounts.find((one) => one.number === number)?.name ?? "";
  return entries.flatMap(({ day, lines, memo }, i) =>
    lines.map(({ account, cents }) => [
      ...[day, String(i + 1), account, nameOf(account), memo],
      ...sides(cents),
    ]),
  );
}

function ledger(books: WrittenBooks): WrittenFile {
  return plainText([ledgerHeadings, ...ledgerRows(books)].map(record));
}

function trialBalance(books: WrittenBooks): WrittenFile {
  const sums = sumsOf(books);
  return plainText([
    "Trial balance as of 2025-12-31;;;",
    "Account number;Account name;Debit;Credit",
    ...books.accounts.map(({ number, name }) =>
      record([number, name, ...sides(sums.get(number) ?? 0)]),
    ),
  ]);
}

function xlsx(books: WrittenBooks): WrittenFile {
  const cell = (text: string) =>
    /^-?\d+\.\d+$/.test(text)
      ? `<c><v>${text}</v></c>`
      : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
  const rows = [ledgerHeadings, ...ledgerRows(books)].map(
    (cells, i) => `<row r="${i + 1}">${cells.map(cell).join("")}</row>`,
  );
  return { text: rows.join(""), bytesOf: (text) => xlsxOf(text) };
}

function ods(books: WrittenBooks): WrittenFile {
  const cell = (text: string) =>
    /^-?\d+\.\d+$/.test(text)
      ? `<t:table-cell o:value-type="float" o:value="${text}"/>`
      : `<t:table-cell o:value-type="string"><x:p>${escaped(text)}</x:p></t:table-cell>`;
  const rows = [ledgerHeadings, ...ledgerRows(books)].map(
    (cells) => `<t:table-row>${cells.map(cell).join("")}</t:table-row>`,
  );
  return {
    text: `<d xmlns:t="t" xmlns:o="o" xmlns:x="x"><t:table t:name="GL">${rows.join("")}</t:table></d>`,
    bytesOf: (content) =>
      zipOf([
        { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet" },
        { name: "content.xml", content },
      ]),
  };
}

const record = (cells: readonly string[]) =>
  cells.map((cell) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(";");

const sides = (cents: number): readonly [string, string] => [
  cents > 0 ? decimal(cents) : "",
  cents < 0 ? decimal(-cents) : "",
];

function decimal(cents: number): string {
  const whole = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${whole.slice(0, -2)}.${whole.slice(-2)}`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

const two = (value: number) => String(value).padStart(2, "0");
