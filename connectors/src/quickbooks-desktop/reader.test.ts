import type { Day } from "@tieout/core/calendar/day";
import { recordsRead } from "@tieout/core/import/records-read";
import { sum, toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import { openQuickBooks } from "../../../sandbox/src/quickbooks-desktop/quickbooks.ts";
import { companyFile } from "../../../sandbox/src/quickbooks-desktop/testing/ask.ts";
import type { BooksAsked, Mailbox, Message, Page } from "../connector.ts";
import { openCompanyOf, tokensOfCompany } from "./company.ts";
import { continued, qbxml, statusOf } from "./qbxml.ts";
import { desktopReader } from "./quickbooks-desktop.ts";

// Days by their form.
const day = (text: string) => text as Day;
const year = { start: day("2025-01-01"), end: day("2025-12-31") };
const asked: BooksAsked = {
  ...year,
  bases: ["accrual", "cash"],
  balanceDays: [day("2024-12-31"), day("2025-12-31")],
  records: recordsRead({
    groups: ["financial-statements", "accounts-receivable", "accounts-payable", "transactions"],
  }),
  openDays: [day("2025-12-31")],
};

describe("desktopReader", () => {
  it("reads a company file whose books balance, and tie out to its own reports", async () => {
    const { reader } = await aReader("tidewater");
    await reader.prepare?.(asked);

    const accounts = await everything(reader.accounts);
    const { parties: kinds, sides } = asked.records;
    const parties = await everything((cursor) => reader.parties({ kinds }, cursor));
    for (const basis of ["accrual", "cash"] as const) {
      const lines = await everything((cursor) => reader.journalLines({ ...year, basis }, cursor));
      const opening = await reader.trialBalance({ asOf: day("2024-12-31"), basis });
      const closing = await reader.trialBalance({ asOf: year.end, basis });

      const ids = new Set(accounts.map(({ id }) => id));
      expect(lines.filter(({ accountId }) => !ids.has(accountId))).toEqual([]);
      expect(sum(lines.map(({ amount }) => amount))).toBe(0);
      const turns = lines.filter((line, at) => line.transactionId !== lines[at - 1]?.transactionId);
      expect(turns.length).toBe(new Set(lines.map(({ transactionId }) => transactionId)).size);
      expect(sum(opening.map(({ amount }) => amount))).toBe(0);
      const bank = (id: string) => accounts.find((one) => one.id === id)?.vendorType === "Bank";
      const cash = (rows: typeof lines | typeof opening) =>
        sum(rows.filter(({ accountId }) => bank(accountId)).map(({ amount }) => amount));
      expect(toMinor(cash(opening) + cash(lines))).toBe(cash(closing));
    }
    const known = new Set(parties.map(({ id }) => id));
    for (const side of sides) {
      const ask = { side, asOf: year.end };
      const documents = await everything((cursor) => reader.openDocuments(ask, cursor));
      const { amount } = await reader.aging(ask);
      expect(documents.length).toBeGreaterThan(0);
      expect(documents.filter(({ partyId }) => !known.has(partyId))).toEqual([]);
      const total = sum(documents.map(({ outstanding }) => outstanding));
      expect(side === "receivable" ? total : -total).toBe(amount);
    }
  });

  it.each([
    ["accounts-receivable", "receivable"],
    ["accounts-payable", "payable"],
  ] as const)("reads %s alone, without the chart of accounts", async (group, side) => {
    const { reader, messages } = await aReader("tidewater");
    await reader.prepare?.({ ...asked, records: recordsRead({ groups: [group] }) });

    const ask = { side, asOf: year.end };
    const documents = await everything((cursor) => reader.openDocuments(ask, cursor));

    expect(documents.length).toBeGreaterThan(0);
    expect([...messages.keys()]).not.toContain("accounts");
  });

  it("gives statements debit positive, months and the year", async () => {
    const { reader } = await aReader("tidewater");
    await reader.prepare?.(asked);

    const months = [day("2025-01-31"), year.end];
    const sheets = await reader.balanceSheets(months, "accrual");
    const results = await reader.incomeStatements([year], "accrual");

    const total = (end: Day, name: string) =>
      sheets.find((figure) => figure.end === end && figure.total === name)?.amount ?? 0;
    for (const end of months) {
      expect(total(end, "TotalAssets")).toBeGreaterThan(0);
      expect(total(end, "TotalAssets") + total(end, "TotalLiabilities")).toBe(
        -total(end, "TotalEquity"),
      );
    }
    const net = results.find(({ total: name }) => name === "NetIncome");
    expect(net).toMatchObject({ ...year, report: "IncomeStatement" });
    expect(net?.amount).toBe(total(year.end, "NetIncome"));
  });

  it("waits for what isn't answered", async () => {
    const { reader } = await aReader("tidewater", () => false);
    await reader.prepare?.(asked);

    await expect(reader.accounts()).rejects.toMatchObject({ trouble: "awaited" });
    expect(await reader.company()).toMatchObject({
      name: "Tidewater Marine Supply, Inc.",
      currency: "USD",
      country: "US",
      fiscalYearEnd: { month: 12, day: 31 },
    });
  });
});

async function everything<Item>(ask: (cursor?: string) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
    const page = await ask(cursor);
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}

async function aReader(company: string, answers: (name: string) => boolean = () => true) {
  const quickBooks = openQuickBooks(companyFile(company));
  const hcp = await quickBooks.process(
    qbxml("13.0", "<HostQueryRq/><CompanyQueryRq/><PreferencesQueryRq/>"),
  );
  const { access } = tokensOfCompany(openCompanyOf(hcp, "US"));
  const messages = new Map<string, Message>();
  const mailbox: Mailbox = {
    ask: async (list) => {
      for (const message of list) messages.set(message.name, message);
    },
    repliesTo: async (name) => {
      const message = messages.get(name);
      if (!message) throw new Error(`${name} was never asked`);
      if (!answers(name)) throw Object.assign(new Error("not yet"), { trouble: "awaited" });
      const parts = [await quickBooks.process(qbxml("13.0", message.body))];
      for (;;) {
        const status = await statusOf(parts.at(-1) ?? "");
        if (status.result !== "answered") throw new Error(`${name}: ${JSON.stringify(status)}`);
        if (status.next === undefined) return parts;
        parts.push(await quickBooks.process(qbxml("13.0", continued(message.body, status.next))));
      }
    },
  };
  const token = async () => access;
  return { reader: desktopReader({ token, renewed: token }, mailbox), messages };
}
