import { readFigure } from "@tieout/core/book-mapping/figure";
import type { BooksIntake } from "@tieout/core/book-mapping/file-books";
import type { Fault } from "@tieout/core/book-mapping/reading";
import { type Day, parseDay } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { type Minor, negate, toMinor } from "@tieout/core/money";
import { type FieldKind, lengthFault } from "./field-lengths.ts";
import { gathering } from "./gathering.ts";
import { type JpkEntry, type JpkFile, jpkBooks, spanOf, style } from "./jpk-books.ts";
import { fileAccount } from "./row-values.ts";
import type { XmlEvent } from "./saft-reader.ts";

/**
 * Reads the accounting books of Poland's JPK: JPK_KR (1), whose lines follow all entries and name theirs by number, and JPK_KR_PD (1),
 * whose entries hold their lines. An entry counts on its day of posting, or of its operation or document where that day alone is in
 * the period that the file covers.
 */
export function jpkReader(): BooksIntake<XmlEvent> {
  const file: JpkFile = {
    gathered: gathering("saf-t"),
    path: [],
    facts: new Map(),
    header: new Map(),
    balances: [],
    entries: new Map(),
    entry: undefined,
    line: 0,
  };
  let text = "";

  return {
    take: (event) => {
      switch (event.event) {
        case "open":
          file.path.push(event.name);
          text = "";
          if (isRecord(event.name)) {
            // An entry's own facts come before its lines.
            if (event.name === "KontoZapis") beginEntry(file);
            file.line = event.line;
            file.facts.clear();
          }
          return [];
        case "text":
          text += event.text;
          return [];
        case "close": {
          const lines = closed(file, event.name, text.trim());
          text = "";
          file.path.pop();
          return lines;
        }
      }
    },
    books: () => jpkBooks(file),
  };
}

const isRecord = (name: string) =>
  name === "Dziennik" || name === "KontoZapis" || /^ZOiS[1-8]?$/.test(name);

function closed(file: JpkFile, name: string, value: string): readonly JournalLine[] {
  const [, section = ""] = file.path;
  if (isRecord(name)) {
    const lines = takeRecord(file, name);
    file.facts.clear();
    return lines;
  }
  const fact = known.get(name) ?? name;
  const isHeader = section === "Naglowek" || section === "Podmiot1" || section.endsWith("Ctrl");
  if (value === "") return [];
  if (!isHeader) file.facts.set(fact, value);
  else if (headerFacts.has(fact) && !lengthFault("name", value)) file.header.set(fact, value);
  return [];
}

const headerFacts: ReadonlySet<string> = new Set([
  ...["DataOd", "DataDo", "RokDataOd", "RokDataDo", "DomyslnyKodWaluty", "NIP", "PelnaNazwa"],
  ...["LiczbaWierszyDziennika", "SumaWinien", "SumaMa"],
]);

function takeRecord(file: JpkFile, name: string): readonly JournalLine[] {
  const { facts } = file;
  const overlong = lengths.find(([fact, kind]) => lengthFault(kind, facts.get(fact) ?? ""));
  if (overlong) {
    const [fact, kind] = overlong;
    leaveOut(file, facts.get(fact) ?? "", lengthFault(kind, facts.get(fact) ?? "")?.fault);
    return [];
  }
  if (name === "KontoZapis") return takeLines(file);
  if (name === "Dziennik") {
    beginEntry(file);
    file.entry = undefined;
  } else if (facts.has("KodKonta")) takeBalance(file);
  return [];
}

/** The facts are an entry's until its first line begins. */
function beginEntry(file: JpkFile): void {
  const { facts, entries } = file;
  const number = facts.get("NrZapisuDziennika");
  if (number === undefined) return;
  const entry: JpkEntry = {
    id: entries.has(number) ? `${number} line ${file.line}` : number,
    type: facts.get("RodzajDowodu") ?? "Journal entry",
    date: dayOf(file),
    document: facts.get("NrDowoduKsiegowego") ?? "",
    memo: facts.get("OpisOperacji") ?? "",
  };
  entries.set(entry.id, entry);
  file.entry = entry;
}

function dayOf({ facts, header }: JpkFile): Day | undefined {
  const days = ["DataKsiegowania", "DataOperacji", "DataDowodu"].flatMap(
    (name) => parseDay((facts.get(name) ?? "").slice(0, 10)) ?? [],
  );
  const { start, end } = spanOf(header) ?? {};
  return days.find((day) => start && end && day >= start && day <= end) ?? days[0];
}

function takeLines(file: JpkFile): readonly JournalLine[] {
  const { facts, gathered, entries } = file;
  const entry = file.entry ?? entries.get(facts.get("NrZapisu") ?? "");
  if (!entry?.date) {
    leaveOut(file, facts.get("NrZapisu") ?? "", "not-a-day");
    return [];
  }
  const { id, type, date, document, memo } = entry;
  return (["Winien", "Ma"] as const).flatMap((side) => {
    const account = facts.get(`KodKonta${side}`) ?? facts.get("KodKonta") ?? "null";
    const text = facts.get(`Kwota${side}`);
    // JPK_KR writes the side that a line doesn't have as null.
    if (text === undefined || (account === "null" && Number(text) === 0)) return [];
    const amount = figureOf(file, `Kwota${side}`);
    if (amount === undefined) return [];
    if (account === "null") {
      leaveOut(file, text, "no-account");
      return [];
    }
    const own = facts.get(`OpisZapisu${side}`) ?? memo;
    if (!gathered.hasAccount(account)) gathered.account(fileAccount(account, "", "", account));
    return [
      gathered.line({
        ...{ transactionId: id, transactionType: type, lineNumber: file.line, date },
        ...{ accountId: account, amount: side === "Ma" ? negate(amount) : amount },
        ...(own !== "" && { memo: own }),
        ...(document !== "" && { documentNumber: document }),
      }),
    ];
  });
}

function takeBalance(file: JpkFile): void {
  const { facts, balances, line: row } = file;
  const account = facts.get("KodKonta") ?? "";
  const figures = ["BilansOtwarcia", "Obroty", "Saldo"].map((name) =>
    ["Winien", "Ma"].map((side) =>
      facts.has(name + side) ? figureOf(file, name + side) : toMinor(0),
    ),
  );
  const [opening, turnover, closing] = figures;
  const [debit, credit] = turnover ?? [];
  const [opened, ended] = [opening, closing].map((pair) => netOf(pair ?? []));
  if (opened === undefined || ended === undefined || debit === undefined || credit === undefined)
    return;
  const name = facts.get("OpisKonta") ?? "";
  balances.push({ row, account, name, opening: opened, debit, credit, closing: ended });
}

const netOf = ([debit, credit]: readonly (Minor | undefined)[]): Minor | undefined =>
  debit === undefined || credit === undefined ? undefined : toMinor(debit - credit);

function figureOf(file: JpkFile, name: string): Minor | undefined {
  const text = file.facts.get(name) ?? "";
  const reading = readFigure(text, style(file));
  if (reading.result === "read") return reading.value;
  leaveOut(file, text, reading.result === "refused" ? reading.fault : "missing");
  return undefined;
}

function leaveOut(
  { gathered, facts, line: row }: JpkFile,
  value: string,
  fault: Fault = "missing",
) {
  gathered.leaveOut({ row, value, fault, cells: [...facts.values()] });
}

const lengths: readonly (readonly [fact: string, kind: FieldKind])[] = [
  ["KodKonta", "account"],
  ["KodKontaWinien", "account"],
  ["KodKontaMa", "account"],
  ["OpisKonta", "name"],
  ["NrZapisu", "reference"],
  ["NrZapisuDziennika", "reference"],
  ["NrDowoduKsiegowego", "reference"],
  ["RodzajDowodu", "type"],
  ["OpisOperacji", "memo"],
  ["OpisZapisuWinien", "memo"],
  ["OpisZapisuMa", "memo"],
];

/** Fields of JPK_KR_PD by their names in JPK_KR. A line there has one account, and its amount says the side. */
const known: ReadonlyMap<string, string> = new Map([
  ["S_1", "KodKonta"],
  ["S_2", "OpisKonta"],
  ["S_4", "BilansOtwarciaWinien"],
  ["S_5", "BilansOtwarciaMa"],
  ["S_6", "ObrotyWinien"],
  ["S_7", "ObrotyMa"],
  ["S_10", "SaldoWinien"],
  ["S_11", "SaldoMa"],
  ["D_1", "NrZapisuDziennika"],
  ["D_4", "NrDowoduKsiegowego"],
  ["D_5", "RodzajDowodu"],
  ["D_6", "DataOperacji"],
  ["D_7", "DataDowodu"],
  ["D_8", "DataKsiegowania"],
  ["D_10", "OpisOperacji"],
  ["Z_2", "OpisZapisuWinien"],
  ["Z_3", "KodKonta"],
  ["Z_4", "KwotaWinien"],
  ["Z_7", "KwotaMa"],
  ["C_1", "LiczbaWierszyDziennika"],
  ["C_4", "SumaWinien"],
  ["C_5", "SumaMa"],
]);
