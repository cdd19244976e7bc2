import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { migrate } from "@tieout/server/database/migrate";
import type { NewTenant } from "@tieout/server/database/tenant/provision";
import { openMailer } from "@tieout/server/mail/mailer";
import { openStorage } from "@tieout/server/storage/open-storage";
import { demoTenants } from "../demo/tenants.ts";
import { startDex } from "../dex/start-dex.ts";
import type { ProviderMail } from "../identity-provider/interactions.ts";
import { startIdentityProvider } from "../identity-provider/start-identity-provider.ts";
import { startInbox } from "../inbox/start-inbox.ts";
import { freePort } from "../ports/listen.ts";
import { stopLeftover } from "../postgres/leftover.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { startQuickBooksDesktop } from "../quickbooks-desktop/start-quickbooks-desktop.ts";
import { type Addresses, addressesAt } from "./addresses.ts";
import { startChild, workerFlags } from "./child.ts";
import { openSecrets } from "./secrets.ts";
import { clientIdOf, prepareTenants } from "./tenants.ts";

export interface SandboxOptions {
  /** The checkout, with every process built. */
  readonly root: string;
  readonly folder: string;
  readonly anyPorts: boolean;
  readonly say: (what: string) => void;
}

export interface Sandbox {
  readonly addresses: Addresses;
  readonly issuer: string;
  readonly dex: string;
  readonly inbox: string;
  readonly quickBooksDesktop: string;
  readonly password: string;
  readonly operator: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Everybody's password; the sign-in page shows it too. */
export const sandboxPassword = "sandbox-password";

const usualPorts = {
  lender: 4000,
  borrower: 4100,
  identity: 4200,
  dex: 4300,
  inbox: 4400,
  smtp: 4401,
  quickBooksDesktop: 4500,
  postgres: 54320,
} as const;

/** Starts the external systems, then our processes. Stops them in reverse. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { root, say, anyPorts } = options;
  const folder = resolve(options.folder);
  mkdirSync(folder, { recursive: true });
  const secrets = openSecrets(folder);
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  const portFor = async (name: keyof typeof usualPorts) => {
    const wanted = usualPorts[name];
    const port = await freePort(anyPorts ? 0 : wanted);
    if (!anyPorts && port !== wanted) say(`Port ${wanted} is taken; ${name} has ${port}.`);
    return port;
  };
  const started = async <One extends { readonly stop: () => Promise<void> }>(one: Promise<One>) => {
    const running = await one;
    stops.push(running.stop);
    return running;
  };

  try {
    say("Starting PostgreSQL.");
    // Runs before a port is chosen, because a leftover server holds ours.
    await stopLeftover(join(folder, "postgres", "data"));
    const postgres = await started(
      startPostgres({
        folder: join(folder, "postgres"),
        port: await portFor("postgres"),
        database: "tieout",
        adminPassword: secrets.admin,
        passwords: secrets,
      }),
    );
    await migrate(postgres.url("owner"), postgres.url("queue"));

    say("Starting the identity provider, the inbox and DEX.");
    const ports = { lender: await portFor("lender"), borrower: await portFor("borrower") };
    const addresses = addressesAt(ports);
    const inbox = await started(
      startInbox({
        port: await portFor("inbox"),
        smtpPort: await portFor("smtp"),
        folder: join(folder, "inbox"),
      }),
    );
    const identity = await started(
      startIdentityProvider({
        port: await portFor("identity"),
        folder: join(folder, "identity-provider"),
        password: sandboxPassword,
        deliver: (mail) => deliverTo(inbox, mail),
        clients: demoTenants.map((tenant) => ({
          id: clientIdOf(tenant),
          secret: secrets.identityClient,
          name: tenant.visibleName,
          tenant: tenant.name,
          redirectUris: [`${addresses.callback}/api/auth/callback`],
          postLogoutRedirectUris: [`${addresses.lender(tenant.name)}/`],
        })),
      }),
    );
    const today = new Date().toISOString().slice(0, 10);
    const dex = await started(
      startDex({
        port: await portFor("dex"),
        today,
        folder: join(folder, "dex"),
        rate: { requests: 600, seconds: 60 },
        clients: [
          {
            id: "tieout",
            secret: secrets.dexClient,
            name: "Tieout",
            redirectUris: [`${addresses.callback}/api/connections/callback`],
          },
        ],
      }),
    );
    const quickBooksDesktop = await started(
      startQuickBooksDesktop({ port: await portFor("quickBooksDesktop"), today }),
    );
    const files = join(folder, "files");
    mkdirSync(files, { recursive: true });
    await prepareTenants({
      storage: openStorage(pathToFileURL(files).href),
      secrets,
      addresses,
      issuer: identity.url,
      ownerUrl: postgres.url("owner"),
      appUrl: postgres.url("app"),
      billingAnchor: `${today.slice(0, 7)}-01` as NewTenant["billingAnchor"],
    });

    say("Starting the portals and the worker.");
    const common = {
      DATABASE_URL: postgres.url("app"),
      KEY_RING: secrets.keyRing,
      STORAGE_URL: pathToFileURL(files).href,
      CALLBACK_ORIGIN: addresses.callback,
      DEX_URL: dex.url,
      DEX_CLIENT_ID: "tieout",
      DEX_CLIENT_SECRET: secrets.dexClient,
      QUICKBOOKS_DESKTOP: "on",
    };
    const child = (name: string, env: Readonly<Record<string, string>>, readyUrl?: string) =>
      startChild({
        name,
        env: { ...common, ...env },
        logFolder: join(folder, "logs"),
        file: join(root, name, "dist/main.js"),
        ...(readyUrl !== undefined && { readyUrl }),
        ...(name === "worker" && { flags: workerFlags }),
      });
    const portal = (name: string, port: number, web: string) =>
      child(
        name,
        // There is no load balancer on a laptop, so draining is skipped.
        { PORT: String(port), WEB_ROOT: join(root, web, "dist"), DRAIN_SECONDS: "0" },
        `http://127.0.0.1:${port}/readyz`,
      );
    await Promise.all([
      started(portal("bff-lender", ports.lender, "web-lender")),
      started(portal("bff-borrower", ports.borrower, "web-borrower")),
      started(
        child("worker", {
          QUEUE_DATABASE_URL: postgres.url("queue"),
          SMTP_URL: `smtp://127.0.0.1:${inbox.smtpPort}`,
          MAIL_FROM: "Tieout <no-reply@tieout.localhost>",
          // Shortens the wait for an unresponsive package.
          IMPORT_PATIENCE_SECONDS: "90",
        }),
      ),
    ]);

    return {
      addresses,
      issuer: identity.url,
      dex: dex.url,
      inbox: inbox.url,
      stop,
      quickBooksDesktop: quickBooksDesktop.url,
      password: sandboxPassword,
      operator: {
        DATABASE_URL: common.DATABASE_URL,
        OWNER_DATABASE_URL: postgres.url("owner"),
        KEY_RING: common.KEY_RING,
        STORAGE_URL: common.STORAGE_URL,
        IDENTITY_CLIENT_SECRET: secrets.identityClient,
      },
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/** The identity provider's mails go to the inbox too. */
async function deliverTo({ smtpPort }: { readonly smtpPort: number }, mail: ProviderMail) {
  const mailer = openMailer(`smtp://127.0.0.1:${smtpPort}`, "no-reply@practice-id.localhost");
  const messageId = `<${randomUUID()}@practice-id.localhost>`;
  await mailer.send({ ...mail, html: "", senderName: "Practice ID", messageId });
  mailer.close();
}
