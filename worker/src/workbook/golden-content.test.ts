import { languages } from "@tieout/core/language";
import { toMinor } from "@tieout/core/money";
import { payablesWorkbook, receivablesWorkbook } from "@tieout/core/workbook/aging-workbook";
import { financialStatementsWorkbook } from "@tieout/core/workbook/financial-statements";
import { ledgerTable } from "@tieout/core/workbook/ledger-table";
import type { Preparation } from "@tieout/core/workbook/sheet-heading";
import { spreadStatements } from "@tieout/core/workbook/spread-statements";
import { transactionTable } from "@tieout/core/workbook/transaction-table";
import { writerVersion } from "@tieout/core/workbook/workbook";
import type { WorkbookStream } from "@tieout/server/xlsx/workbook-stream";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import { expect, it } from "vitest";
import { buildLongFile } from "./long-file.ts";
import { transactionsOf } from "./long-workbook.ts";
import { cafe, someBooks } from "./testing/some-books.ts";
import { adjusting, editedSpread } from "./testing/some-spreads.ts";

/** Content hashes (D-46) of the books below by each version of the writer, in each language. */
const golden: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  2: {
    "accounts-payable en": "49638c1bf51f1f86f533d6356c1cb59f110c1b7c325cb7310d00ce1b9e83885b",
    "accounts-receivable en": "29531f9a09fc248b2d28d7ebdd339cb9cd61c1723db792813a4e065b6085bfec",
    "financial-statements en": "73d69d69160247895f2241f63884fc14e805711dc975a0bba4bbeb2877a919f7",
    "general-ledger en": "6ecdf58ffc0b5d0db6bf943a3f7c739aec1129dc14547591ca64b106ac85e128",
    "transactions en": "1eea005e2caa9dd89fca881caf5a74f53b0686f0fb5494c5c7fcb77af5c22f14",
    "accounts-payable es": "92f404459923242217ee37b40fda86e7c1139069eddaaeb962820ff23b94395d",
    "accounts-receivable es": "3e71da714e05bf98b21a25e6af1445ee73f71ac7cc94e15e42047ecd0f360c08",
    "financial-statements es": "d8a10e8bfe2baba30319d559522237a532c016a74c0764fc22b0c4e2ab38f678",
    "general-ledger es": "d0449cedb32af63bc6d7a3e345c79918fa0ad24b588220e27049d68f053fba38",
    "transactions es": "b036fd35e6b38206f53705ba303294856dada88478e63d7a0d893aefe26ea2c9",
    "accounts-payable fr": "4d5a925f62941c8b56e08f9f72ce47f4728fb75f6f05fca17b8a7dcc54e84b24",
    "accounts-receivable fr": "4d9bee5f007a62f1f9a566a50309a85c6f5d9f23a7b8d2fc1f42474ee8b3385e",
    "financial-statements fr": "006b707b12cf2569f283b57769c015a718537f0a8b50199d4d9805b94a9f1d76",
    "general-ledger fr": "8e42f008db9b4002b3d1cf1954e39474ede5149ea50c6991e7c3ad22154324ab",
    "transactions fr": "e37239488824bb77fe09ed3ad698e4c67b9b0da35fc359f8e6e46653cb1dc564",
  },
};

it.each(languages)(
  "workbooks in %s have the content that their writer's version says",
  async (language) => {
    const preparation = { ...prepared, language };
    const { ledger, lines, parties, documents } = someBooks({ ...cafe, entries: 120 });
    const spread = adjusting(ledger, editedSpread);
    const asOfs = [...new Set(documents.map(({ asOf }) => asOf))];
    const aging = { preparation, ledger, documents, parties, asOfs };
    const between = (start: string, end: string) =>
      lines.filter(({ date }) => date >= start && date <= end);
    const transactions = (start: string, end: string) =>
      new Set(between(start, end).map(({ transactionId }) => transactionId)).size;
    const facts = { preparation, ledger, parties };
    const streams = {
      "financial-statements": writeXlsx(
        financialStatementsWorkbook({
          ...spreadStatements(ledger, spread, spread.adjustments, language),
          preparation,
          checks: [check],
          numberStyle: "Actuals",
        }),
      ),
      "accounts-receivable": writeXlsx(receivablesWorkbook(aging)),
      "accounts-payable": writeXlsx(payablesWorkbook(aging)),
      transactions: buildLongFile(
        transactionTable({ ...facts, countBetween: transactions }),
        ({ start, end }) => transactionsOf(inOnePage(between(start, end))),
      ).stream,
      "general-ledger": buildLongFile(
        ledgerTable({ ...facts, countBetween: (start, end) => between(start, end).length }),
        ({ start, end }) => inOnePage(between(start, end)),
      ).stream,
    };

    const written: Record<string, string> = {};
    for (const [name, stream] of Object.entries(streams)) {
      written[`${name} ${language}`] = await contentHash(stream);
    }

    const known = Object.entries(golden[writerVersion] ?? {}).filter(([name]) =>
      name.endsWith(` ${language}`),
    );
    expect(
      written,
      "The content of workbooks has changed. Raise `writerVersion` in core/src/workbook/workbook.ts, so that " +
        "revisions are built anew and a rebuild isn't taken for another content, and add the hashes below under the new " +
        "version here. Change the hashes of a version only if it was never released.",
    ).toEqual(Object.fromEntries(known));
  },
);

const prepared: Omit<Preparation, "language"> = {
  packageName: "QuickBooks Online",
  source: "package",
  asOf: new Date("2025-10-14T14:05:00Z"),
};

const check = {
  id: "journals-balance",
  category: "ledger",
  outcome: "Pass",
  severity: "high",
  tolerance: toMinor(0),
  title: "Every journal entry balances",
  outcomeDescription: "",
} as const;

async function* inOnePage<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  yield items;
}

async function contentHash(stream: WorkbookStream): Promise<string> {
  // The hash is known once all is read.
  for await (const _ of stream);
  return stream.summary().partsSha256;
}
