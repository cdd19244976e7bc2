import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { formatDecimal, type Minor, toMinor } from "@tieout/core/money";
import type { XmlEvent } from "../saft-reader.ts";
import type { TextLine } from "../sie-reader.ts";
import { closingsOf, type WrittenBooks, yearEnd, yearStart } from "./some-books.ts";

export function writeTrialBalance(books: WrittenBooks): SheetRow[] {
  const closings = closingsOf(books);
  const rows = books.accounts.map(({ number, name }) => {
    const { debit, credit } = sides(closings.get(number) ?? toMinor(0));
    return `${number} | ${name} | ${plain(debit)} | ${plain(credit)}`;
  });
  const all = [...closings.values()].map(sides);
  const total = (side: "debit" | "credit") =>
    plain(toMinor(all.reduce((sum, one) => sum + one[side], 0)));
  return rowsOf(
    [
      `Trial balance as of ${yearEnd}`,
      "Acct | Name | Debit | Credit",
      ...rows,
      ` | Total | ${total("debit")} | ${total("credit")}`,
    ].join("\n"),
  );
}

export function writeLedger({ lines }: WrittenBooks): SheetRow[] {
  const rows = lines.map(({ date, voucher, account, amount }) => {
    const { debit, credit } = sides(amount);
    return `${date} | ${voucher} | ${account} | ${plain(debit)} | ${plain(credit)}`;
  });
  const total = (side: "debit" | "credit") =>
    plain(toMinor(lines.reduce((sum, { amount }) => sum + sides(amount)[side], 0)));
  return rowsOf(
    [
      "Date | Entry no | Account number | Debit | Credit",
      ...rows,
      `Total | | | ${total("debit")} | ${total("credit")}`,
    ].join("\n"),
  );
}

export function writeSie(books: WrittenBooks): TextLine[] {
  const closings = closingsOf(books);
  const opened = [...books.openings].filter(([, amount]) => amount !== 0);
  const vouchers = grouped(books.lines, ({ voucher }) => voucher);
  const text = [
    ...["#FLAGGA 0", "#SIETYP 4", '#FNAMN "Some \\"Books\\" AB"', "#ORGNR 556000-0000"],
    `#RAR 0 ${packed(yearStart)} ${packed(yearEnd)}`,
    ...books.accounts.map(
      ({ number, name }) => `#KONTO ${number} "${name.replaceAll('"', '\\"')}"`,
    ),
    ...opened.map(([number, amount]) => `#IB 0 ${number} ${formatDecimal(amount, 2)}`),
    ...books.accounts.map(
      ({ number }) => `#UB 0 ${number} ${decimal(closings.get(number) ?? toMinor(0))}`,
    ),
    ...[...vouchers].flatMap(([voucher, lines]) => [
      `#VER A ${voucher} ${packed(lines[0]?.date ?? "")} "Entry"`,
      "{",
      ...lines.map(({ account, amount }) => `   #TRANS ${account} {} ${formatDecimal(amount, 2)}`),
      "}",
    ]),
  ];
  return numbered(text);
}

export function writeFec(books: WrittenBooks): TextLine[] {
  const entry = (journal: string, number: string, date: string, account: string, amount: Minor) => {
    const { debit, credit } = sides(amount);
    const name = books.accounts.find((one) => one.number === account)?.name ?? "";
    const amounts = [debit, credit].map((side) => plain(side, "0,00").replace(".", ","));
    return [
      ...[journal, journal === "AN" ? "A nouveaux" : "Ventes", number, packed(date), account, name],
      ...["", "", "F1", packed(date), "Entry", ...amounts, "", "", packed(date), "", ""],
    ].join("\t");
  };
  return numbered([
    "JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tCompAuxNum\tCompAuxLib\tPieceRef\tPieceDate\tEcritureLib\tDebit\tCredit\tEcritureLet\tDateLet\tValidDate\tMontantdevise\tIdevise",
    ...[...books.openings].map(([account, amount]) => entry("AN", "0", yearStart, account, amount)),
    ...books.lines.map(({ voucher, date, account, amount }) =>
      entry("VT", voucher, date, account, amount),
    ),
  ]);
}

export function writeSaft(books: WrittenBooks): XmlEvent[] {
  const closings = closingsOf(books);
  const sums = books.lines.map(({ amount }) => sides(amount));
  const total = (side: "debit" | "credit") =>
    decimal(toMinor(sums.reduce((sum, one) => sum + one[side], 0)));
  const vouchers = grouped(books.lines, ({ voucher }) => voucher);
  return element("AuditFile", [
    ...element("Header", [
      ...element("Company", element("Name", "Some Books AS")),
      ...element("DefaultCurrencyCode", "NOK"),
      ...element("SelectionCriteria", [
        ...element("SelectionStartDate", yearStart),
        ...element("SelectionEndDate", yearEnd),
      ]),
    ]),
    ...element(
      "MasterFiles",
      element(
        "GeneralLedgerAccounts",
        books.accounts.flatMap(({ number, name }) =>
          element("Account", [
            ...element("AccountID", number),
            ...element("AccountDescription", name),
            ...balance("Opening", books.openings.get(number) ?? toMinor(0)),
            ...balance("Closing", closings.get(number) ?? toMinor(0)),
          ]),
        ),
      ),
    ),
    ...element("GeneralLedgerEntries", [
      ...element("NumberOfEntries", String(vouchers.size)),
      ...element("TotalDebit", total("debit")),
      ...element("TotalCredit", total("credit")),
      ...element("Journal", [
        ...element("JournalID", "A"),
        ...[...vouchers].flatMap(([voucher, lines]) =>
          element("Transaction", [
            ...element("TransactionID", voucher),
            ...element("TransactionDate", lines[0]?.date ?? ""),
            ...lines.flatMap(({ account, amount }) =>
              element("Line", [
                ...element("AccountID", account),
                ...element(
                  amount > 0 ? "DebitAmount" : "CreditAmount",
                  element("Amount", decimal(toMinor(Math.abs(amount)))),
                ),
              ]),
            ),
          ]),
        ),
      ]),
    ]),
  ]);
}

function balance(which: "Opening" | "Closing", amount: Minor): XmlEvent[] {
  const side = amount < 0 ? "Credit" : "Debit";
  return element(`${which}${side}Balance`, decimal(toMinor(Math.abs(amount))));
}

function element(name: string, content: string | readonly XmlEvent[]): XmlEvent[] {
  const inner: readonly XmlEvent[] =
    typeof content === "string" ? [{ event: "text", text: content }] : content;
  return [{ event: "open", name, line: 1 }, ...inner, { event: "close", name }];
}

function numbered(text: readonly string[]): TextLine[] {
  return text.map((line, i) => ({ number: i + 1, text: line }));
}

function sides(amount: Minor): { readonly debit: Minor; readonly credit: Minor } {
  return { debit: toMinor(Math.max(amount, 0)), credit: toMinor(Math.max(-amount, 0)) };
}

function plain(amount: Minor, zero = ""): string {
  return amount === 0 ? zero : decimal(amount);
}

function decimal(amount: Minor): string {
  return formatDecimal(amount, 2);
}

function packed(day: string): string {
  return day.replaceAll("-", "");
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
