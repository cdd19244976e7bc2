import { join } from "node:path";
import Koa, { type Context } from "koa";
import Provider from "oidc-provider";
import { serveFont } from "../pages/style.ts";
import { freePort, listen, type Running } from "../ports/listen.ts";
import { invitedPeople, openAccounts, type Person, standardPeople } from "./accounts.ts";
import { claimsOf, configuration, type IdentityClient, openKeys } from "./configuration.ts";
import { type Deliver, interactions } from "./interactions.ts";

export interface IdentityProviderOptions {
  /** First port to try; the next free one is taken, 0 means any. */
  readonly port: number;
  readonly clients: readonly IdentityClient[];
  readonly password: string;
  /** Where accounts, sessions and keys survive a restart; in memory only if omitted. */
  readonly folder?: string;
  /** The issuer's host; 127.0.0.1 by default. */
  readonly host?: string;
  readonly people?: readonly Person[];
  readonly deliver: Deliver;
}

export async function startIdentityProvider(options: IdentityProviderOptions): Promise<Running> {
  const { clients, folder, password, host = "127.0.0.1", people = standardPeople } = options;
  const file = (name: string) => folder && join(folder, name);
  const port = await freePort(options.port);
  const issuer = `http://${host}:${port}`;
  const accounts = openAccounts(file("accounts.json"), people, password);
  const keys = await openKeys(file("keys.json"));
  const provider = new Provider(
    issuer,
    configuration(clients, accounts, keys, file("sessions.json")),
  );
  const signIn = interactions({
    provider,
    clients,
    accounts,
    invited: invitedPeople,
    practice: { people, password },
    deliver: options.deliver,
  });

  /** What an access token may read of its user, as hosted providers offer it (D-58). */
  async function showUser(ctx: Context, subject: string): Promise<void> {
    const token = /^Bearer (\S+)$/i.exec(ctx.get("Authorization"))?.[1] ?? "";
    const found = await provider.AccessToken.find(token);
    const account = found && accounts.byId(found.accountId);
    if (!account || account.id !== subject) {
      ctx.status = account ? 403 : 401;
      ctx.body = { error: account ? "insufficient_scope" : "invalid_token" };
      return;
    }
    const { sub, ...claims } = claimsOf(account);
    ctx.body = { user_id: sub, ...claims };
  }

  const app = new Koa();
  const provide = provider.callback();
  app.use(async (ctx) => {
    if (ctx.path === "/healthz") {
      ctx.body = "ok";
      return;
    }
    const subject = /^\/api\/v2\/users\/([\w|%-]+)$/.exec(ctx.path)?.[1];
    if (subject !== undefined && ctx.method === "GET") {
      return showUser(ctx, decodeURIComponent(subject));
    }
    if (serveFont(ctx) || (await signIn(ctx))) return;
    ctx.respond = false;
    await provide(ctx.req, ctx.res);
  });

  const running = await listen(app.callback(), port);
  if (running.port !== port) {
    await running.stop();
    throw new Error(`Port ${port} was taken while the identity provider started`);
  }
  return { ...running, url: issuer };
}
