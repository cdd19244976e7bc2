import type { Context } from "koa";
import type Provider from "oidc-provider";
import { readForm } from "../forms/index.ts";
import { type Page, renderPage } from "../pages/index.ts";
import type { Account, Accounts, Person } from "./accounts.ts";
import { type IdentityClient, originsOf } from "./configuration.ts";
import { errorPage, type Setting, signInPage, signUpPage } from "./pages.ts";
import { languageOf } from "./words.ts";

export interface InteractionOptions {
  readonly provider: Provider;
  readonly clients: readonly IdentityClient[];
  readonly accounts: Accounts;
  /** Whose names sign-up knows already. */
  readonly invited: readonly Person[];
  readonly practice: Setting["practice"];
}

interface Interaction {
  readonly client: IdentityClient;
  readonly setting: Setting;
  readonly loginHint: string;
}

const shortestPassword = 8;

/** The pages at `/login/{uid}`; `false` when the path isn't one of theirs. */
export function interactions(options: InteractionOptions): (ctx: Context) => Promise<boolean> {
  const { provider, clients, accounts, invited, practice } = options;
  const origins = originsOf(clients);

  const routes: Readonly<Record<string, (ctx: Context, now: Interaction) => Promise<void>>> = {
    "GET ": async (ctx, { setting, client, loginHint }) => {
      const isKnown = !loginHint || accounts.find(client.tenant, loginHint) !== undefined;
      // An invitation leads here with an address that has no account yet.
      if (!isKnown && ctx.querystring !== "sign-in") {
        return show(ctx, 200, signUpPage(setting, whoIs(client, loginHint)));
      }
      show(ctx, 200, signInPage(setting, { email: loginHint }));
    },

    "POST ": async (ctx, { setting, client }) => {
      const form = await readForm(ctx.req);
      const email = form?.get("email") ?? "";
      const account = accounts.check(client.tenant, email, form?.get("password") ?? "");
      if (!account) return show(ctx, 400, signInPage(setting, { email, problem: "wrong" }));
      await finish(ctx, account);
    },

    "GET /sign-up": async (ctx, { setting, client, loginHint }) =>
      show(ctx, 200, signUpPage(setting, whoIs(client, loginHint))),

    "POST /sign-up": async (ctx, { setting, client }) => {
      const form = await readForm(ctx.req);
      const given = {
        email: form?.get("email")?.trim() ?? "",
        givenName: form?.get("given_name")?.trim() ?? "",
        familyName: form?.get("family_name")?.trim() ?? "",
      };
      const password = form?.get("password") ?? "";
      const isComplete =
        /^\S+@\S+$/.test(given.email) &&
        given.givenName &&
        given.familyName &&
        password.length >= shortestPassword;
      if (!isComplete) {
        return show(ctx, 400, signUpPage(setting, { ...given, problem: "incomplete" }));
      }
      if (accounts.find(client.tenant, given.email)) {
        return show(ctx, 400, signUpPage(setting, { ...given, problem: "taken" }));
      }
      const { zoneinfo } = personOf(client, given.email) ?? { zoneinfo: "America/New_York" };
      const account = accounts.create(
        { ...given, tenant: client.tenant, zoneinfo },
        { password, emailVerified: form?.has("verified") ?? false, locale: setting.language },
      );
      await finish(ctx, account);
    },
  };

  const personOf = (client: IdentityClient, email: string) =>
    invited.find(
      (person) =>
        person.tenant === client.tenant && person.email.toLowerCase() === email.toLowerCase(),
    );
  const whoIs = (client: IdentityClient, email: string) => {
    const person = personOf(client, email);
    return { email, givenName: person?.givenName ?? "", familyName: person?.familyName ?? "" };
  };
  const finish = async (ctx: Context, account: Account) => {
    ctx.respond = false;
    await provider.interactionFinished(
      ctx.req,
      ctx.res,
      { login: { accountId: account.id } },
      { mergeWithLastSubmission: false },
    );
  };
  const read = async (ctx: Context): Promise<Interaction | undefined> => {
    const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined);
    const client = clients.find(({ id }) => id === details?.params.client_id);
    if (!details || !client) return undefined;
    const text = (name: string) => {
      const value = details.params[name];
      return typeof value === "string" ? value : "";
    };
    const language = languageOf(text("ui_locales"), ctx.get("Accept-Language"));
    const people = practice.people.filter(({ tenant }) => tenant === client.tenant);
    const setting: Setting = {
      language,
      clientName: client.name,
      practice: { ...practice, people },
      uid: details.uid,
    };
    return { client, setting, loginHint: text("login_hint") };
  };
  const show = (ctx: Context, status: number, page: Page) => {
    const { text, headers } = renderPage(page, origins);
    ctx.status = status;
    ctx.set(headers);
    ctx.body = text;
  };

  return async (ctx) => {
    const [, rest] = /^\/login\/[\w-]+(\/sign-up)?$/.exec(ctx.path) ?? [];
    const route = /^\/login\/[\w-]+/.test(ctx.path)
      ? routes[`${ctx.method} ${rest ?? ""}`]
      : undefined;
    if (!route) return false;
    const now = await read(ctx);
    if (now) await route(ctx, now);
    else show(ctx, 400, errorPage(languageOf(ctx.get("Accept-Language")), "session_not_found"));
    return true;
  };
}
