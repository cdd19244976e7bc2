import { createHash, randomBytes } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDex } from "../../../sandbox/src/dex/start-dex.ts";
import type { BooksReader, Grant, PackageConnector, Page } from "../connector.ts";
import { dex } from "./dex.ts";
import { dexReader } from "./reader.ts";
import { decideAtDex } from "./testing/decide.ts";

let running: Awaited<ReturnType<typeof startDex>>;
let connector: PackageConnector;
const redirectUri = "https://callback.test/api/connections/callback";
const client = { id: "tieout", secret: "a secret/with: marks", name: "Tieout" };

beforeAll(async () => {
  running = await startDex({
    port: 0,
    today: "2026-03-15",
    rate: { requests: 10_000, seconds: 1 },
    clients: [{ ...client, redirectUris: [redirectUri] }],
  });
  connector = dex({ origin: running.url, clientId: client.id, clientSecret: client.secret });
});
afterAll(() => running.stop());

describe("consent at DEX", () => {
  it("gives tokens for the company that was chosen", async () => {
    const { tokens, companyId } = await consent({ company: "bluestem" });

    expect(companyId).toBe("bluestem");
    expect(Date.parse(tokens.accessExpiresAt)).toBeGreaterThan(Date.now());
    expect(tokens.refresh).toMatch(/^[\w-]{20,}$/);
    expect(tokens.access).not.toBe(tokens.refresh);
  });

  it("gives nothing for another verifier", async () => {
    const { code } = await aCode({});

    const exchanged = connector.consent.exchange({ code, codeVerifier: "another", redirectUri });

    await expect(exchanged).rejects.toMatchObject({ trouble: "reconnect-needed" });
  });

  it("renews tokens, the old ones being spent by it", async () => {
    const { tokens } = await consent({});

    const renewed = await connector.consent.refresh(tokens);
    const again = connector.consent.refresh(tokens);

    expect(renewed.access).not.toBe(tokens.access);
    await expect(again).rejects.toMatchObject({ trouble: "reconnect-needed" });
  });

  it("ends when it's revoked", async () => {
    const { tokens } = await consent({});

    await connector.consent.revoke(tokens);

    await expect(readerOf(tokens.access).company()).rejects.toMatchObject({
      trouble: "reconnect-needed",
    });
  });

  it("says that DEX is away when nobody listens", async () => {
    const away = dex({ origin: "http://127.0.0.1:9", clientId: "c", clientSecret: "s" });
    const { code, codeVerifier } = { code: "c", codeVerifier: "v" };

    const exchanged = away.consent.exchange({ code, codeVerifier, redirectUri });

    await expect(exchanged).rejects.toMatchObject({ trouble: "vendor-down" });
  });
});

describe("the reader", () => {
  const asOf = "2026-02-28" as Day;
  const year = { start: "2026-01-01" as Day, end: asOf };

  it("reads books that tie out, in core's words", async () => {
    const reader = readerOf((await consent({ company: "bluestem" })).tokens.access);

    const company = await reader.company();
    const accounts = await all((cursor) => reader.accounts(cursor));
    const lines = await all((cursor) => reader.journalLines({ ...year, basis: "accrual" }, cursor));
    const [opening, closing] = [
      await reader.trialBalance({ asOf: "2025-12-31" as Day, basis: "accrual" }),
      await reader.trialBalance({ asOf, basis: "accrual" }),
    ];
    const sheet = await reader.balanceSheets([asOf], "accrual");

    expect(company).toMatchObject({ id: "bluestem", currency: "USD" });
    const ids = new Set(accounts.map(({ id }) => id));
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(({ accountId }) => !ids.has(accountId))).toEqual([]);
    expect(total(lines)).toBe(0);
    expect([total(opening), total(closing)]).toEqual([0, 0]);
    expect(amountOf(sheet, "TotalAssets")).toBeGreaterThan(0);
    expect(
      amountOf(sheet, "TotalAssets") +
        amountOf(sheet, "TotalLiabilities") +
        amountOf(sheet, "TotalEquity"),
    ).toBe(0);
    for (const { accountId, amount } of closing.filter(isReal(sheet))) {
      const figure = sheet.find((one) => one.accountId === accountId);
      expect([accountId, figure?.amount]).toEqual([accountId, amount]);
    }
  });

  it("reads open documents that add up to the aging", async () => {
    const reader = readerOf((await consent({ company: "bluestem" })).tokens.access);

    for (const side of ["receivable", "payable"] as const) {
      const open = await all((cursor) => reader.openDocuments({ side, asOf }, cursor));
      const aging = await reader.aging({ side, asOf });

      const outstanding = open.reduce((sum, document) => sum + document.outstanding, 0);
      expect([side, Math.abs(aging.amount)]).toEqual([side, outstanding]);
    }
  });

  it("comes through a very low rate limit by waiting", async () => {
    const { tokens } = await consent({ outcome: "rate-limited" });
    const waits: number[] = [];
    const reader = dexReader(running.url, accessTo(tokens.access), {
      wait: async (ms) => {
        waits.push(ms);
        await new Promise((resolve) => setTimeout(resolve, ms));
      },
    });

    for (let asked = 0; asked < 6; asked++) await reader.company();

    expect(waits.length).toBeGreaterThan(0);
  });

  it("renews a token that expires in the middle", async () => {
    let { tokens } = await consent({ outcome: "expiring-token" });
    let renewals = 0;
    const reader = dexReader(running.url, {
      token: async () => tokens.access,
      renewed: async () => {
        renewals += 1;
        tokens = await connector.consent.refresh(tokens);
        return tokens.access;
      },
    });

    for (let asked = 0; asked < 10; asked++) await reader.company();

    expect(renewals).toBeGreaterThan(0);
  });

  it.each([
    ["insufficient-permission", "not-permitted"],
    ["disconnected", "reconnect-needed"],
  ])("tells %s as %s", async (outcome, trouble) => {
    const reader = readerOf((await consent({ outcome })).tokens.access);
    const readOn = async () => {
      for (let asked = 0; asked < 10; asked++) await reader.accounts();
    };

    await expect(readOn()).rejects.toMatchObject({ trouble });
  });
});

async function aCode(choice: { company?: string; outcome?: string }) {
  const codeVerifier = randomBytes(32).toString("base64url");
  const address = connector.consent.authorizeAddress({
    state: "a state",
    redirectUri,
    displayName: "Copperfield Capital",
    codeChallenge: createHash("sha256").update(codeVerifier).digest("base64url"),
  });
  const back = await decideAtDex(address, choice);
  return { code: back.searchParams.get("code") ?? "", codeVerifier };
}

async function consent(choice: { company?: string; outcome?: string }): Promise<Grant> {
  return connector.consent.exchange({ ...(await aCode(choice)), redirectUri });
}

const accessTo = (token: string) => ({
  token: async () => token,
  renewed: async () => {
    throw new Error("Nobody renews here");
  },
});

const readerOf = (token: string): BooksReader => connector.open(accessTo(token));

async function all<Item>(read: (cursor?: string) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return items;
}

const total = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

type Figures = Awaited<ReturnType<BooksReader["balanceSheets"]>>;

const amountOf = (figures: Figures, name: string): number =>
  figures.find((figure) => figure.total === name)?.amount ?? Number.NaN;

const isReal =
  (sheet: Figures) =>
  ({ accountId }: { readonly accountId: string }) =>
    sheet.some((figure) => figure.accountId === accountId);
