import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { Day } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import { formatDay } from "../../../sandbox/src/dex/books/calendar.ts";
import {
  type Layout,
  layoutFile,
  layoutId,
} from "../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../sandbox/src/dex/exports/layouts/registry.ts";
import type { Role } from "../../../sandbox/src/dex/exports/layouts/roles.ts";
import { rolesOf } from "../book-formats/testing/read-layout.ts";
import type { FileToRead, SupportingToRead } from "./messages.ts";
import { readFile } from "./read-file.ts";

const ledger = layoutNamed("xero-general-ledger-general-ledger-detail-xlsx");
const balanceSheet = layoutNamed("xero-balance-sheet-xlsx");

describe("a balance sheet of the eve beside a ledger without opening balances", () => {
  it("gives the opening balances to the cent, with the year's profit in retained earnings", async () => {
    const { report, recipe, books } = await readWith(sheetOfEve(12_345_67));

    expect(report.supporting?.[0]).toMatchObject({ found: { profit: 12_345_67 } });
    expect(report.openings).toMatchObject({ from: "file", fileName: "Balance sheet.xlsx" });
    expect(openingsByRole(recipe, books)).toEqual(Object.fromEntries(ledger.company.openings));
    expect(sheetOf(report)).toMatchObject({ outcome: "agrees" });
  });

  it("isn't taken within a fiscal year, because it lacks income and expenses", async () => {
    const { report } = await readWith(sheetOfEve(), { fiscalYearEnd: { month: 6, day: 30 } });

    expect(report.supporting?.[0]?.problem).toEqual({ code: "within-year", on: "2024-12-31" });
    expect(report.openings?.from).toBe("none");
  });

  it.each([
    [
      "of another day",
      (text: string) =>
        text
          .replaceAll("31 December 2024", "30 November 2024")
          .replaceAll("31 Dec 2024", "30 Nov 2024"),
      { code: "other-day", on: "2024-12-31", days: ["2024-11-30"] },
    ],
    [
      "out of balance",
      (text: string) => text.replace("8120.50", "8121.50"),
      { code: "unbalanced" },
    ],
    [
      "with a line that adds up accounts of the ledger",
      (text: string) =>
        text
          .replace("Business Bank Account,41826.55\n", "Bank accounts,56826.55\n")
          .replace("Business Savings Account,15000.00\n", ""),
      {
        code: "sums",
        lines: { count: 1, some: [{ name: "Bank accounts", amount: 56_826_55 }] },
      },
    ],
    [
      "with another account dropped",
      (text: string) => text.replace(/Loan,.*\n/, ""),
      { code: "unbalanced" },
    ],
  ])("isn't taken %s", async (_, change, problem) => {
    const text = change(textOf(balanceSheetOfEve()));
    const { report } = await readWith({ ...sheetOfEve(), kind: "csv", bytes: Buffer.from(text) });

    expect(report.supporting?.[0]?.problem).toMatchObject(problem);
  });

  it("isn't taken in whole amounts, which don't tie to the cent", async () => {
    const text = textOf(balanceSheetOfEve()).replace(/(\d+)\.(\d\d)$/gm, "$1");
    const { report } = await readWith({ ...sheetOfEve(), kind: "csv", bytes: Buffer.from(text) });
    expect(report.supporting?.[0]?.problem).toEqual({
      ...{ code: "unreadable", reason: "rounded-figures" },
    });
  });

  it("is asked for its day if it doesn't say it", async () => {
    const text = textOf(balanceSheetOfEve()).replaceAll(/.*31 Dec.*\n/g, "Account,Amount\n");
    const undated = { ...sheetOfEve(), kind: "csv", bytes: Buffer.from(text) } as const;

    const asked = await readWith(undated);
    const said = await readWith(undated, { openingsAsOf: eve });

    expect(asked.report.supporting?.[0]?.problem).toEqual({ code: "undated", on: eve });
    expect(said.report.openings?.from).toBe("file");
  });
});

function layoutNamed(id: string): Layout {
  const found = layouts.find((one) => layoutId(one) === id);
  if (!found) throw new Error("It's in the registry");
  return found;
}

const eve = formatDay(ledger.company.from - 1) as Day;

/** The business a year before; a part of what retained earnings had then isn't in them yet. */
function balanceSheetOfEve(profit = 0) {
  const { company } = balanceSheet;
  const openings = new Map(company.openings);
  openings.set("retained", (openings.get("retained") ?? 0) + profit);
  openings.set("sales", -profit);
  return balanceSheet.write({ ...company, openings, entries: [], to: company.from - 1 });
}

const sheetOfEve = (profit = 0): SupportingToRead => ({
  ...{ id: "openings", role: "openings", fileName: "Balance sheet.xlsx", kind: "xlsx" },
  bytes: layoutFile(balanceSheet, balanceSheetOfEve(profit)).bytes,
});

const textOf = (tables: ReturnType<typeof balanceSheetOfEve>) =>
  layoutFile({ ...balanceSheet, format: "csv" }, tables)
    .bytes.toString()
    .replaceAll("\r\n", "\n");

const file: FileToRead = {
  ...{ bytes: layoutFile(ledger).bytes, kind: "xlsx", fileName: "Ledger.xlsx" },
  ...{ choices: {}, kept: [], today: "2026-07-01" as Day, materialityBasisPoints: 100 },
};

const readWith = (second: SupportingToRead, choices: FileChoices = {}) =>
  readFile({ ...file, choices, supporting: [second] });

type Read = Awaited<ReturnType<typeof readFile>>;

const sheetOf = ({ findings }: Read["report"]) =>
  findings?.tieOut.checks.find(({ id }) => id === "assets-equal-liabilities-and-equity");

/** The opening balances that the collection will have. */
function openingsByRole(recipe: Read["recipe"], books: Read["books"]) {
  const roleOf = rolesOf(ledger.company.accounts, books?.accounts ?? []);
  const said = recipe?.supporting?.find(({ openings }) => openings)?.openings?.balances ?? [];
  const added: Readonly<Record<string, Role | undefined>> = Object.fromEntries(
    ledger.company.accounts.map(({ name, role }) => [name, role]),
  );
  return Object.fromEntries(
    said.map(({ accountId, added: own, amount }) => [
      accountId === undefined ? added[own?.name ?? ""] : roleOf(accountId),
      amount,
    ]),
  );
}
