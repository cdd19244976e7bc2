import { type BooksIntake, readAll } from "@tieout/core/book-mapping/file-books";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { fecReader } from "./fec-reader.ts";
import { type FieldKind, fieldLengths } from "./field-lengths.ts";
import { guessMapping } from "./guess-mapping.ts";
import { ledgerReader } from "./ledger-reader.ts";
import { saftReader, type XmlEvent } from "./saft-reader.ts";
import { sieReader } from "./sie-reader.ts";
import { trialBalanceReader } from "./trial-balance-reader.ts";

type Said = Partial<Record<FieldName, string>>;
type FieldName = "account" | "name" | "type" | "voucher" | "document" | "memo" | "figure" | "day";

const kinds: Record<FieldName, FieldKind> = {
  account: "account",
  name: "name",
  type: "type",
  voucher: "reference",
  document: "reference",
  memo: "memo",
  figure: "figure",
  day: "day",
};

const formats = { sie, fec, saft, ledger, trialBalance };

describe.each([
  ["sie", ["account", "name", "voucher", "memo", "figure", "day"]],
  ["fec", ["account", "name", "type", "voucher", "document", "memo", "figure", "day"]],
  ["saft", ["account", "name", "type", "voucher", "document", "memo", "figure", "day"]],
  ["ledger", ["account", "name", "type", "voucher", "document", "memo"]],
  ["trialBalance", ["account", "name"]],
] as const)("a field of %s", (format, names) => {
  const readBack = formats[format];
  // Figures and days of that length are refused for other reasons.
  const words = names.filter((name) => name !== "figure" && name !== "day");

  it.each(words)("is taken whole where it's as long as one may be: %s", (name) => {
    const said = "1".repeat(fieldLengths[kinds[name]].most);
    const { books, lines } = readBack({ [name]: said });

    expect(books.leftOut.rows).toEqual([]);
    expect(JSON.stringify([books, lines])).toContain(said);
  });

  it.each(names)("is refused in words where it's longer, and its row is named: %s", (name) => {
    const { most, fault } = fieldLengths[kinds[name]];
    for (const length of [most + 1, 900_000]) {
      const { books, lines } = readBack({ [name]: "1".repeat(length) });

      expect(books.leftOut.rows[0]?.fault).toBe(fault);
      expect(books.leftOut.rows[0]?.row).toBeGreaterThan(0);
      expect(JSON.stringify([books, lines])).not.toContain("1".repeat(Math.max(most, 1_000) + 1));
    }
  });
});

describe("what an account is called", () => {
  it.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("may be %s", (word) => {
    for (const readBack of Object.values(formats)) {
      const { books } = readBack({ account: word, type: word });

      expect(books.leftOut.rows).toEqual([]);
      expect(books.accounts.map(({ id }) => id)).toContain(word);
    }
  });

  it("is no paragraph that stands where accounts are headed, nor a path that never ends", () => {
    const deep = Array.from({ length: 40 }, (_, i) => `${" ".repeat(i)}Sub account`);
    for (const headings of [["a ".repeat(5_000)], deep]) {
      const rows = rowsOf(
        ["Date | Entry no | Debit | Credit", ...headings, "2025-01-31 | 1 | 5.00 | ", ""].join(
          "\n",
        ),
      );
      const { mapping } = guessMapping(rows, { digits: 2 });
      const { books } = readAll(ledgerReader(mapping, { digits: 2 }), rows);

      expect(books.accounts.every(({ id }) => id.length <= fieldLengths.name.most)).toBe(true);
    }
  });
});

function sie(said: Said) {
  const text = [
    "#RAR 0 20250101 20251231",
    `#KONTO ${said.account ?? "1910"} "${said.name ?? "Kassa"}"`,
    `#VER A "${said.voucher ?? "1"}" ${said.day ?? "20250131"} "${said.memo ?? ""}"`,
    `#TRANS ${said.account ?? "1910"} {} ${said.figure ?? "5.00"}`,
    "}",
  ];
  return readAll(sieReader(), numbered(text));
}

function fec(said: Said) {
  const row = [
    "VT",
    said.type ?? "Ventes",
    said.voucher ?? "1",
    said.day ?? "20250131",
    said.account ?? "411",
    said.name ?? "Clients",
    said.document ?? "F1",
    said.memo ?? "Facture",
    said.figure ?? "5,00",
    "",
  ];
  const headings =
    "JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tPieceRef\tEcritureLib\tDebit\tCredit";
  return readAll(fecReader(), numbered([headings, row.join("\t")]));
}

function saft(said: Said) {
  const account = element("AccountID", said.account ?? "1910");
  return readAll(
    saftReader() as BooksIntake<XmlEvent>,
    element("AuditFile", [
      ...element("Header", element("DefaultCurrencyCode", "NOK")),
      ...element(
        "MasterFiles",
        element(
          "GeneralLedgerAccounts",
          element("Account", [...account, ...element("AccountDescription", said.name ?? "Kasse")]),
        ),
      ),
      ...element(
        "GeneralLedgerEntries",
        element(
          "Journal",
          element("Transaction", [
            ...element("TransactionID", said.voucher ?? "1"),
            ...element("TransactionDate", said.day ?? "2025-01-31"),
            ...element("TransactionType", said.type ?? "GL"),
            ...element("Line", [
              ...account,
              ...element("SourceDocumentID", said.document ?? "F1"),
              ...element("Description", said.memo ?? "Faktura"),
              ...element("DebitAmount", element("Amount", said.figure ?? "5.00")),
            ]),
          ]),
        ),
      ),
    ]),
  );
}

function ledger(said: Said) {
  const { account = "1910", name = "Cash", type = "Sale", voucher = "1", document = "F1" } = said;
  const rows = rowsOf(
    [
      "Date | Entry no | Account number | Account name | Transaction type | Document | Memo | Debit | Credit",
      "2025-01-01 | 0 | 3000 | Sales | Sale | F0 | First | | 5.00",
      `2025-01-31 | ${voucher} | ${account} | ${name} | ${type} | ${document} | ${said.memo ?? "Text"} | 5.00 | `,
    ].join("\n"),
  );
  const { mapping } = guessMapping(rows.slice(0, 2), { digits: 2 });
  return readAll(ledgerReader(mapping, { digits: 2 }), rows);
}

function trialBalance(said: Said) {
  const rows = rowsOf(
    [
      "Acct | Name | Debit | Credit",
      "3000 | Sales | | 5.00",
      `${said.account ?? "1910"} | ${said.name ?? "Cash"} | 5.00 | `,
    ].join("\n"),
  );
  const { mapping } = guessMapping(rows.slice(0, 2), { digits: 2 });
  return readAll(trialBalanceReader(mapping, { digits: 2, asOf: lastDay }), rows);
}

const lastDay = "2025-12-31" as Parameters<typeof trialBalanceReader>[1]["asOf"] & string;

const numbered = (text: readonly string[]) =>
  text.map((line, i) => ({ number: i + 1, text: line }));

function element(name: string, content: string | readonly XmlEvent[]): XmlEvent[] {
  const inner: readonly XmlEvent[] =
    typeof content === "string" ? [{ event: "text", text: content }] : content;
  return [{ event: "open", name, line: 1 }, ...inner, { event: "close", name }];
}
