import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { openPool } from "@tieout/server/database/pool";
import { withTenant } from "@tieout/server/database/with-tenant";
import { hashOf } from "@tieout/server/sealing/secrets";
import {
  deleteSharedLink,
  expireSharedLink,
  findSharedLinkBySecret,
} from "@tieout/services/links/shared-link";
import {
  type AskedOtherwise,
  type BooksFile,
  lenderAtWork,
  type Shared,
  sendBooks,
  shareBooks,
} from "../../demo/people.ts";
import { demoTenants } from "../../demo/tenants.ts";
import { type Running, runningFile } from "../../run/running.ts";
import type { Secrets } from "../../run/secrets.ts";
import { accessibilityFaults } from "../accessibility.ts";
import { basic } from "../dex.ts";

interface Windows {
  /** A new visitor's phone. The usual `page` is the lender's, 1440 by 900. */
  readonly phone: Page;
}

export const journey = base.extend<Windows>({
  phone: async ({ browser }, use) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await use(await context.newPage());
    await context.close();
  },
});

/** Environment variable with the folder of the journeys' sandbox. */
export const folderVariable = "TIEOUT_JOURNEYS_SANDBOX";

/** The journeys' sandbox, with internals that only tests may use. */
export interface RunningSandbox extends Running {
  readonly pidOf: (process: "worker" | "bff-lender" | "bff-borrower") => number;
  /** The application role's address. */
  readonly databaseUrl: string;
  readonly dexClient: { readonly id: string; readonly secret: string; readonly redirect: string };
}

export function runningSandbox(): RunningSandbox {
  const folder = process.env[folderVariable];
  if (folder === undefined) throw new Error(`${folderVariable} names no sandbox`);
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");

  // The sandbox wrote both files itself.
  const running = JSON.parse(read(runningFile)) as Running;
  const { dexClient, app } = JSON.parse(read("secrets.json")) as Secrets;
  // PostgreSQL's file: its fourth line is the port.
  const databasePort = read(join("postgres", "data", "postmaster.pid")).split("\n")[3];
  const { port } = new URL(Object.values(running.lender)[0] ?? "");
  return {
    ...running,
    databaseUrl: `postgres://app:${app}@127.0.0.1:${databasePort}/tieout`,
    pidOf: (name) => Number(read(join("logs", `${name}.pid`))),
    dexClient: {
      id: "tieout",
      secret: dexClient,
      redirect: `http://callback.localhost:${port}/api/connections/callback`,
    },
  };
}

export const danaEmail = "dana.whitfield@copperfieldcapital.com";

export interface AskedForBooks {
  readonly workspaceId: string;
  readonly displayName: string;
  readonly link: string;
  /** Connects a DEX company as a borrower would, and waits for the end. */
  readonly share: (company: string) => Promise<Shared>;
  /** Sends a books file as a borrower would, and waits until it's a data collection. */
  readonly send: (file: BooksFile) => Promise<CollectedFile>;
}

interface CollectedFile {
  readonly financialRecordId: string;
}

/** A default user of Copperfield. */
export const marcusEmail = "marcus.oyelaran@copperfieldcapital.com";

/** Dana's workspace with a link, made over HTTP, as setup for a journey. `withMarcus` lets him in. */
export async function askForBooks(
  displayName: string,
  asked: AskedOtherwise = {},
  { withMarcus = false } = {},
): Promise<AskedForBooks> {
  const { lender, password } = runningSandbox();
  const dana = await lenderAtWork(lender.copperfield ?? "", { email: danaEmail, password });
  const [, marcusId = ""] = demoTenants[0]?.userIds ?? [];
  const workspaceId = await dana.openWorkspace({
    displayName,
    ...(withMarcus && { users: [marcusId] }),
  });
  const link = await dana.askByLink(workspaceId, asked);
  return {
    ...{ workspaceId, displayName, link },
    share: (company) => shareBooks(link, company),
    send: async (file) => {
      const { financialRecordId, errorDescription } = await sendBooks(link, file);
      if (financialRecordId === undefined) throw new Error(errorDescription);
      return { financialRecordId };
    },
  };
}

export async function collectBooks(
  company: string,
  displayName: string,
  asked: AskedOtherwise = {},
): Promise<AskedForBooks> {
  const books = await askForBooks(displayName, asked);
  const { outcome, errorDescription } = await books.share(company);
  if (outcome === "Error") throw new Error(`${company} wasn't collected: ${errorDescription}`);
  return books;
}

/** Withdraws a link of Copperfield's, or makes it expire. */
export async function endLink(link: string, how: "expire" | "withdraw"): Promise<void> {
  const [tenant] = demoTenants;
  const [by] = tenant?.userIds ?? [];
  if (!tenant || by === undefined) throw new Error("There is no tenant");

  const secretHash = hashOf(new URL(link).hash.slice(1));
  const pool = openPool(runningSandbox().databaseUrl);
  try {
    await withTenant(pool, tenant.id, async (db) => {
      const found = await findSharedLinkBySecret(db, secretHash);
      if (!found) throw new Error("There is no such link");
      const now = new Date();
      if (how === "expire") await expireSharedLink(db, found.id, { expiredBy: by, now });
      else await deleteSharedLink(db, found.id, { deletedBy: by, now });
    });
  } finally {
    await pool.destroy();
  }
}

export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The newest mail to an address that contains this text. Waits for it up to `seconds`. */
export async function mailTo(
  { inbox }: Pick<RunningSandbox, "inbox">,
  {
    to,
    search,
    seconds = 40,
  }: { readonly to: string; readonly search: string; readonly seconds?: number },
): Promise<Mail> {
  const query = new URLSearchParams({ to, search, wait: String(seconds) });
  const found = await get<{ messages: { id: string }[] }>(`${inbox}/api/messages?${query}`);
  const [newest] = found.messages;
  if (!newest) throw new Error(`Nothing about "${search}" came to ${to}`);
  return get<Mail>(`${inbox}/api/messages/${newest.id}`);
}

async function get<Reply>(address: string): Promise<Reply> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  // The inbox's tests check this shape.
  return (await reply.json()) as Reply;
}

const pictures = process.env.TIEOUT_JOURNEYS_PICTURES;

/** Runs axe on a page with its dialogs. If `TIEOUT_JOURNEYS_PICTURES` names a folder, saves a screenshot there. */
export async function inspect(page: Page, name: string): Promise<void> {
  // A page that's still loading can't be judged.
  await expect(page.locator("h1").first()).toBeAttached();
  await page.evaluate(comeToRest);
  if (pictures !== undefined) {
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  }
  expect(await accessibilityFaults(page), `axe on ${name}`).toEqual([]);
}

/** In the page: waits for finite animations; endless ones are ignored. */
const comeToRest = `Promise.all(
  document.getAnimations()
    .filter(({ effect, playState }) =>
      playState === "running" && Number.isFinite(effect.getComputedTiming().endTime))
    .map(({ finished }) => finished.catch(() => undefined)),
).then(() => undefined)`;

export const unique = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

/** Amounts are decimal strings, one per column. */
export interface DexRow {
  readonly kind: "section" | "account" | "total";
  readonly group: string;
  readonly label: string;
  readonly accountId: string | null;
  readonly amounts: readonly string[];
}

export interface DexLine {
  readonly debit: string;
  readonly credit: string;
}

export interface DexBooks {
  readonly balanceSheet: (days: readonly string[], basis: string) => Promise<readonly DexRow[]>;
  /** Ranges as `2024-01-01..2024-12-31`. */
  readonly profitAndLoss: (ranges: readonly string[], basis: string) => Promise<readonly DexRow[]>;
  readonly journalLines: (from: string, to: string) => Promise<readonly DexLine[]>;
}

/** Approves on DEX's consent page, and exchanges the code as any client would. */
export async function dexBooks(
  { dex, dexClient }: Pick<RunningSandbox, "dex" | "dexClient">,
  company: string,
): Promise<DexBooks> {
  const verifier = randomBytes(32).toString("base64url");
  const decision = await fetch(`${dex}/oauth/decision`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: dex },
    body: new URLSearchParams({
      response_type: "code",
      client_id: dexClient.id,
      redirect_uri: dexClient.redirect,
      state: "of a journey",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      company,
      outcome: "success",
      decision: "allow",
    }),
  });
  const back = new URL(decision.headers.get("Location") ?? "", dex);
  const tokens = await fetch(`${dex}/oauth/token`, {
    method: "POST",
    headers: { Authorization: basic(dexClient.id, dexClient.secret) },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: back.searchParams.get("code") ?? "",
      redirect_uri: dexClient.redirect,
      code_verifier: verifier,
    }),
  });
  // DEX's contract test checks its replies against `dex.yaml`.
  const { access_token } = (await tokens.json()) as { readonly access_token: string };

  const get = async <Reply>(path: string, query: Readonly<Record<string, string>>) => {
    const reply = await fetch(`${dex}/api/v1/${path}?${new URLSearchParams(query)}`, {
      headers: { Authorization: `Bearer ${access_token}` },
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const rowsOf = async (path: string, query: Readonly<Record<string, string>>) =>
    (await get<{ readonly rows: readonly DexRow[] }>(path, query)).rows;

  return {
    balanceSheet: (days, basis) => rowsOf("reports/balance-sheet", { asOf: days.join(","), basis }),
    profitAndLoss: (ranges, basis) =>
      rowsOf("reports/profit-and-loss", { ranges: ranges.join(","), basis }),
    journalLines: async (from, to) => {
      const all: DexLine[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        type Page = { readonly lines: readonly DexLine[]; readonly nextCursor: string | null };
        const page: Page = await get<Page>("journal-lines", {
          from,
          to,
          limit: "5000",
          ...(cursor !== "" && { cursor }),
        });
        all.push(...page.lines);
        cursor = page.nextCursor;
      }
      return all;
    },
  };
}

/** Decimal string with two places to cents. */
export const cents = (amount: string): number => Number(amount.replace(".", ""));
