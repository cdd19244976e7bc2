import { formatAmount, type Transaction } from "../books/books.ts";
import { formatDay } from "../books/calendar.ts";
import type { Extract } from "./extract.ts";
import { leaf, node } from "./xml-text.ts";

/** Poland's schemas of accounting books: until 2025, and of years that begin since. */
export const jpkSchemas = ["JPK_KR", "JPK_KR_PD"] as const;
export type JpkSchema = (typeof jpkSchemas)[number];

const namespaces: Readonly<Record<JpkSchema, string>> = {
  JPK_KR: "http://jpk.mf.gov.pl/wzor/2016/03/09/03091/",
  JPK_KR_PD: "http://jpk.mf.gov.pl/wzor/2024/09/04/09041/",
};

const amount = (cents: number) => formatAmount(Math.max(0, cents));

/** One fiscal year: trial balance, journal and postings, with their control totals. */
export function jpkXml(extract: Extract, schema: JpkSchema): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<JPK xmlns="${namespaces[schema]}">\n`,
    header(extract, schema),
    schema === "JPK_KR" ? olderBooks(extract) : booksOfYear(extract),
    "</JPK>\n",
  ].join("");
}

function header({ books, from, to }: Extract, schema: JpkSchema): string {
  const [first, last] = [formatDay(from), formatDay(to)];
  const form = `<KodFormularza kodSystemowy="${schema} (1)" wersjaSchemy="1-0">${schema}</KodFormularza>\n`;
  const years = schema === "JPK_KR_PD" ? [leaf("RokDataOd", first), leaf("RokDataDo", last)] : [];
  return [
    node("Naglowek", [
      form,
      leaf("WariantFormularza", "1"),
      leaf("CelZlozenia", "1"),
      leaf("DataWytworzeniaJPK", `${last}T12:00:00`),
      ...[leaf("DataOd", first), leaf("DataDo", last), ...years],
      leaf("DomyslnyKodWaluty", "PLN"),
      leaf("KodUrzedu", "1471"),
    ]),
    node("Podmiot1", [
      node("IdentyfikatorPodmiotu", [
        leaf("NIP", "5260000000"),
        leaf("PelnaNazwa", books.company.legalName),
      ]),
    ]),
  ].join("");
}

/** Of an account: what it had, what was posted, and what it has, a debit and a credit each. */
function rowsOf({ accounts, openings, closings, transactions }: Extract) {
  const lines = transactions.flatMap((transaction) => transaction.lines);
  return accounts.map(({ number, name }) => {
    const own = lines.filter(({ account }) => account === number);
    const sum = (sign: 1 | -1) =>
      own.reduce((total, line) => total + Math.max(0, sign * line.amount), 0);
    const [opening, closing] = [openings.get(number) ?? 0, closings.get(number) ?? 0];
    return {
      number,
      name,
      figures: [opening, -opening, sum(1), sum(-1), sum(1), sum(-1), closing, -closing].map(amount),
    };
  });
}

const moved = ({ lines }: Transaction) =>
  lines.reduce((sum, line) => sum + Math.max(0, line.amount), 0);

const total = ({ transactions }: Extract) =>
  amount(transactions.reduce((sum, transaction) => sum + moved(transaction), 0));

const countOfLines = ({ transactions }: Extract) =>
  String(transactions.reduce((count, { lines }) => count + lines.length, 0));

/** JPK_KR (1): postings after all entries, which they name by number, with the other side as null. */
function olderBooks(extract: Extract): string {
  const { transactions } = extract;
  const sides = ["Winien", "Ma"];
  const figureNames = ["BilansOtwarcia", "Obroty", "ObrotyNarast", "Saldo"].flatMap((name) =>
    sides.map((side) => (name === "ObrotyNarast" ? `Obroty${side}Narast` : name + side)),
  );
  let line = 0;
  return [
    ...rowsOf(extract).map(({ number, name, figures }) =>
      node("ZOiS", [
        ...[leaf("KodKonta", number), leaf("OpisKonta", name), leaf("TypKonta", "bilansowe")],
        ...[leaf("KodZespolu", number.slice(0, 1)), leaf("OpisZespolu", number.slice(0, 1))],
        ...[leaf("KodKategorii", number), leaf("OpisKategorii", name)],
        ...figures.map((figure, i) => leaf(figureNames[i] ?? "", figure)),
      ]),
    ),
    ...transactions.map((transaction, index) => {
      const { type, docNumber } = transaction;
      const day = formatDay(transaction.day);
      const number = String(index + 1);
      return node("Dziennik", [
        ...[leaf("LpZapisuDziennika", number), leaf("NrZapisuDziennika", number)],
        ...[leaf("OpisDziennika", "Dziennik"), leaf("NrDowoduKsiegowego", docNumber ?? number)],
        ...[leaf("RodzajDowodu", type), leaf("DataOperacji", day), leaf("DataDowodu", day)],
        ...[leaf("DataKsiegowania", day), leaf("KodOperatora", "-"), leaf("OpisOperacji", type)],
        leaf("DziennikKwotaOperacji", amount(moved(transaction))),
      ]);
    }),
    node("DziennikCtrl", [
      leaf("LiczbaWierszyDziennika", String(transactions.length)),
      leaf("SumaKwotOperacji", total(extract)),
    ]),
    ...transactions.flatMap(({ lines }, index) =>
      lines.map(({ account, amount: cents }) => {
        line++;
        const own = (side: number) => (side === 0 ? cents >= 0 : cents < 0);
        return node("KontoZapis", [
          ...[leaf("LpZapisu", String(line)), leaf("NrZapisu", String(index + 1))],
          ...sides.flatMap((side, i) => [
            leaf(`KodKonta${side}`, own(i) ? account : "null"),
            leaf(`Kwota${side}`, own(i) ? amount(Math.abs(cents)) : "0.00"),
          ]),
        ]);
      }),
    ),
    node("KontoZapisCtrl", [
      leaf("LiczbaWierszyKontoZapisj", countOfLines(extract)),
      ...[leaf("SumaWinien", total(extract)), leaf("SumaMa", total(extract))],
    ]),
  ].join("");
}

/** JPK_KR_PD (1): fields by number, and each entry's postings inside it. */
function booksOfYear(extract: Extract): string {
  const { transactions } = extract;
  const zois = rowsOf(extract).map(({ number, name, figures }) =>
    node("ZOiS7", [
      ...[leaf("S_1", number), leaf("S_2", name), leaf("S_3", number.slice(0, 1))],
      ...figures.map((figure, i) => leaf(`S_${i + 4}`, figure)),
    ]),
  );
  return [
    node("ZOiS", zois),
    ...transactions.map((transaction, index) => {
      const { type, docNumber, lines } = transaction;
      const day = formatDay(transaction.day);
      const number = String(index + 1);
      return node("Dziennik", [
        ...[leaf("D_1", number), leaf("D_2", "Dziennik"), leaf("D_4", docNumber ?? number)],
        ...[leaf("D_5", type), leaf("D_6", day), leaf("D_7", day), leaf("D_8", day)],
        ...[leaf("D_9", "-"), leaf("D_10", type), leaf("D_11", amount(moved(transaction)))],
        ...lines.map(({ account, amount: cents, memo }, i) =>
          node("KontoZapis", [
            ...[leaf("Z_1", String(i + 1)), leaf("Z_2", memo ?? type), leaf("Z_3", account)],
            leaf(cents < 0 ? "Z_7" : "Z_4", amount(Math.abs(cents))),
          ]),
        ),
      ]);
    }),
    node("Ctrl", [
      ...[leaf("C_1", String(transactions.length)), leaf("C_2", total(extract))],
      leaf("C_3", countOfLines(extract)),
      ...[leaf("C_4", total(extract)), leaf("C_5", total(extract))],
    ]),
  ].join("");
}
