import { randomUUID } from "node:crypto";
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
export const eleanorEmail = "eleanor.prior@harborstone.com";

const administrators = { copperfield: danaEmail, harborstone: eleanorEmail } as const;

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

interface Asking {
  readonly withMarcus?: boolean;
  readonly tenant?: keyof typeof administrators;
  /** The address that the link is mailed to. */
  readonly mailedTo?: string;
}

/** An administrator's workspace with a link, made over HTTP, as setup for a journey. `withMarcus` lets him in. */
export async function askForBooks(
  displayName: string,
  asked: AskedOtherwise = {},
  { withMarcus = false, tenant = "copperfield", mailedTo }: Asking = {},
): Promise<AskedForBooks> {
  const { lender, password } = runningSandbox();
  const email = administrators[tenant];
  const atWork = await lenderAtWork(lender[tenant] ?? "", { email, password });
  const [, marcusId = ""] = demoTenants[0]?.userIds ?? [];
  const workspaceId = await atWork.openWorkspace({
    displayName,
    ...(withMarcus && { users: [marcusId] }),
  });
  const link = await atWork.askByLink(workspaceId, asked, mailedTo);
  if (mailedTo !== undefined) {
    await mailTo(runningSandbox(), { to: mailedTo, search: "is asking for your accounting data" });
  }
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

interface Sought {
  readonly to: string;
  readonly search: string;
  readonly seconds?: number;
}

/** The newest mail to an address that contains this text. Waits for it up to `seconds`. */
export async function mailTo(
  sandbox: Pick<RunningSandbox, "inbox">,
  { to, search, seconds = 40 }: Sought,
): Promise<Mail> {
  const [newest] = await mailsTo(sandbox, { to, search, seconds });
  if (newest === undefined) throw new Error(`Nothing about "${search}" came to ${to}`);
  return get<Mail>(`${sandbox.inbox}/api/messages/${newest}`);
}

/** The ids of all such mails, newest first. Waits for the first up to `seconds`. */
export async function mailsTo(
  { inbox }: Pick<RunningSandbox, "inbox">,
  { to, search, seconds = 0 }: Sought,
): Promise<readonly string[]> {
  const query = new URLSearchParams({ to, search, wait: String(seconds) });
  const found = await get<{ messages: { id: string }[] }>(`${inbox}/api/messages?${query}`);
  return found.messages.map(({ id }) => id);
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

/** Lets the replies of a DEX company go that "Replies wait until they are released" holds, once one is held. */
export async function releaseReplies(companyId: string): Promise<void> {
  const release = `${runningSandbox().dex}/testing/release?company=${companyId}`;
  await expect
    .poll(async () => {
      const { released } = (await (await fetch(release, { method: "POST" })).json()) as {
        readonly released: number;
      };
      return released;
    })
    .toBeGreaterThan(0);
}
