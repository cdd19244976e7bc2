import { xlsxOf, zipOf } from "./zip.ts";

type Shape = (size: number) => Buffer;

const many = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join("");

const text =
  (head: string, of: (size: number) => string): Shape =>
  (size) =>
    Buffer.from(head + of(size));

const sie = "#FLAGGA 0\n#RAR 0 20250101 20251231\n";
const fec =
  "JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tPieceRef\tEcritureLib\tDebit\tCredit\n";
const ledger = "Date;Entry no;Account number;Debit;Credit\n2025-01-31;1;1910;5.00;\n";
const parts = "Date;Entry no;Memo;Debit;Credit;Balance\nCash;;;;;\n2025-01-31;1;a;5.00;;5.00\n";
const trialBalance = "Trial balance as of 2025-12-31\nAcct;Name;Debit;Credit\n";

const saft = (inner: string) =>
  `<AuditFile><Header><DefaultCurrencyCode>NOK</DefaultCurrencyCode></Header>${inner}</AuditFile>`;
const accounts = (inner: string) =>
  `<MasterFiles><GeneralLedgerAccounts>${inner}</GeneralLedgerAccounts></MasterFiles>`;
const entries = (inner: string) =>
  `<GeneralLedgerEntries><Journal>${inner}</Journal></GeneralLedgerEntries>`;
const day = "<TransactionDate>2025-01-31</TransactionDate>";
const line = "<Line><AccountID>1</AccountID><DebitAmount><Amount>1</Amount></DebitAmount></Line>";

const content = (inner: string) =>
  zipOf([
    { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet" },
    {
      name: "content.xml",
      content: `<d xmlns:t="t" xmlns:o="o"><t:table t:name="a">${inner}</t:table></d>`,
    },
  ]);

/** Files that repeat one thing, each of about the requested size. */
const jpk = "<JPK><Naglowek><KodFormularza>JPK_KR</KodFormularza></Naglowek>";

export const hostileShapes: Readonly<Record<string, Shape>> = {
  "sie: one long account": text(sie, (size) => `#KONTO ${"1".repeat(size)} "a"`),
  "sie: braces": text(sie, (size) => `#TRANS 1 ${"{".repeat(size)}`),
  "sie: quotes": text(sie, (size) => `#KONTO 1 ${'"'.repeat(size)}`),
  "sie: accounts": text(sie, (size) => many(size / 20, (i) => `#KONTO ${i} "a${i}"\n`)),
  "sie: years": text(sie, (size) => many(size / 30, (i) => `#RAR -${i} 20250101 20251231\n`)),
  "sie: periods": text(sie, (size) => many(size / 30, (i) => `#PSALDO 0 202501 ${i} {} 1.00\n`)),
  "sie: vouchers": text(sie, (size) =>
    many(size / 50, () => `#VER A 1 20250131 ""\n{\n#TRANS 1910 {} 1.00\n}\n`),
  ),
  "sie: unbalanced": text(sie, (size) =>
    many(size / 50, (i) => `#VER A ${i} 20250131 ""\n{\n#TRANS 1910 {} 1.00\n}\n`),
  ),
  "fec: headings": text("", (size) => `${fec.trimEnd()}${many(size / 8, (i) => `\tColumn${i}`)}\n`),
  "fec: rows": text(fec, (size) =>
    many(size / 60, (i) => `VT\tVentes\t${i}\t20250131\t${i}\tClients\tF\tFacture\t1,00\t\n`),
  ),
  "fec: bad rows": text(fec, (size) => many(size / 12, () => "a\tb\tc\td\te\n")),
  "saf-t: names in the header": (size) =>
    Buffer.from(
      `<AuditFile><Header>${many(size / 14, (i) => `<a${i}>1</a${i}>`)}</Header></AuditFile>`,
    ),
  "saf-t: names of an account, and bad accounts": (size) =>
    Buffer.from(
      saft(
        accounts(
          `<Account>${many(size / 28, (i) => `<a${i}>1</a${i}>`)}</Account>${many(size / 40, () => "<Account><b>1</b></Account>")}`,
        ),
      ),
    ),
  "saf-t: lines of one entry": (size) =>
    Buffer.from(saft(entries(`<Transaction>${day}${line.repeat(size / 90)}</Transaction>`))),
  "saf-t: entries": (size) =>
    Buffer.from(saft(entries(many(size / 150, () => `<Transaction>${day}${line}</Transaction>`)))),
  "jpk: accounts": (size) =>
    Buffer.from(
      `${jpk}${many(size / 60, (i) => `<ZOiS><KodKonta>${i}</KodKonta><SaldoMa>1</SaldoMa></ZOiS>`)}</JPK>`,
    ),
  "jpk: entries": (size) =>
    Buffer.from(
      `${jpk}${many(size / 80, (i) => `<Dziennik><NrZapisuDziennika>${i}</NrZapisuDziennika></Dziennik>`)}</JPK>`,
    ),
  "csv: quotes": text(ledger, (size) => '"'.repeat(size)),
  "csv: pairs of quotes": text(ledger, (size) => '"a" '.repeat(size / 4)),
  "csv: returns": text(ledger, (size) => "\r".repeat(size)),
  "csv: empty cells": text(ledger, (size) => ";".repeat(size)),
  "csv: blank rows": text(ledger, (size) => " ;\n".repeat(size / 3)),
  "csv: accounts": text(ledger, (size) => many(size / 26, (i) => `2025-01-31;1;${i};5.00;\n`)),
  "csv: entries": text(ledger, (size) => many(size / 28, (i) => `2025-01-31;${i};1910;5.00;\n`)),
  "csv: parts": text(parts, (size) =>
    many(size / 45, (i) => `Account ${i};;;;;\n2025-01-31;1;a;5.00;;5.00\n`),
  ),
  "csv: parts with totals": text(parts, (size) =>
    many(
      size / 80,
      (i) => `Account ${i};;;;;4.00\n2025-01-31;1;a;5.00;;9.00\nTotal Account ${i};;;5.00;;\n`,
    ),
  ),
  "csv: totals": text(parts, (size) => many(size / 20, () => `Total Cash;;;5.00;;\n`)),
  "csv: totals of all": text(parts, (size) =>
    many(size / 50, (i) => `Account ${i};;;;;4.00\nTotal;;;5.00;;\n`),
  ),
  "csv: ever deeper": text(parts, (size) =>
    many(Math.sqrt(size), (i) => `${" ".repeat(i)}Account ${i};;;;;\n`),
  ),
  "csv: balances": text(parts, (size) => many(size / 30, () => `2025-01-31;1;a;5.00;;5.00\n`)),
  "csv: openings": text(parts, (size) =>
    many(size / 50, (i) => `Account ${i};;;;;\nOpening balance;;;;;5.00\n`),
  ),
  "csv: trial balance": text(trialBalance, (size) => many(size / 20, (i) => `${i};a;5.00;\n`)),
  "csv: numbers within numbers": text(trialBalance, (size) =>
    many(size / 30, (i) => `1${"0".repeat(i % 12)}${i};a;5.00;\n`),
  ),
  "csv: one account": text(trialBalance, (size) => many(size / 14, () => "10;a;5.00;\n")),
  "xlsx: formats": (size) =>
    xlsxOf('<x:row r="1"><x:c s="0"><x:v>1</x:v></x:c></x:row>', [
      {
        name: "xl/styles.xml",
        content: `<s><numFmts>${many(size / 50, (i) => `<numFmt numFmtId="${i}" formatCode="[["/>`)}</numFmts></s>`,
      },
    ]),
  "xlsx: cells": (size) =>
    xlsxOf(many(size / 60, (i) => `<x:row r="${i + 1}"><x:c><x:v>1</x:v></x:c><x:c/></x:row>`)),
  "ods: rows": (size) =>
    content(
      '<t:table-row><t:table-cell o:value-type="float" o:value="1"/></t:table-row>'.repeat(
        size / 75,
      ),
    ),
};
