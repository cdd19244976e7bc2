import { randomInt } from "node:crypto";
import type { Context } from "koa";
import type Provider from "oidc-provider";
import { readForm } from "../pages/forms.ts";
import { type Page, renderPage } from "../pages/page.ts";
import type { Account, Accounts, Person } from "./accounts.ts";
import { type IdentityClient, originsOf } from "./configuration.ts";
import { type Language, languageOf, messagesIn } from "./messages.ts";
import {
  confirmPage,
  errorPage,
  type Problem,
  type Setting,
  signInPage,
  signUpPage,
} from "./pages.ts";

interface InteractionOptions {
  readonly provider: Provider;
  readonly clients: readonly IdentityClient[];
  readonly accounts: Accounts;
  readonly invited: readonly Person[];
  readonly practice: Setting["practice"];
  readonly deliver: Deliver;
}

interface Interaction {
  readonly client: IdentityClient;
  readonly setting: Setting;
  readonly loginHint: string;
  readonly isNewcomer: boolean;
}

/** The pages at `/login/{uid}`; `false` for other paths. */
export function interactions(options: InteractionOptions): (ctx: Context) => Promise<boolean> {
  const { provider, clients, accounts, invited, practice } = options;
  const origins = originsOf(clients);
  const { begin, confirm } = confirmations(accounts, options.deliver);
  /** Accounts awaiting confirmation of their address, by interaction. */
  const waiting = new Map<string, string>();

  const routes: Readonly<Record<string, (ctx: Context, now: Interaction) => Promise<void>>> = {
    "GET ": async (ctx, { setting, client, loginHint, isNewcomer }) => {
      const isKnown = accounts.find(client.tenant, loginHint) !== undefined;
      const isNew = isNewcomer || loginHint !== "";
      if (isNew && !isKnown && ctx.querystring !== "sign-in") {
        return show(ctx, 200, signUpPage(setting, whoIs(client, loginHint)));
      }
      show(ctx, 200, signInPage(setting, { email: loginHint }));
    },

    "POST ": async (ctx, now) => {
      const { setting, client } = now;
      const form = await readForm(ctx.req);
      const email = form?.get("email") ?? "";
      const account = accounts.check(client.tenant, email, form?.get("password") ?? "");
      if (!account) return show(ctx, 400, signInPage(setting, { email, problem: "wrong" }));
      await admit(ctx, now, account);
    },

    "GET /sign-up": async (ctx, { setting, client, loginHint }) =>
      show(ctx, 200, signUpPage(setting, whoIs(client, loginHint))),

    "POST /sign-up": async (ctx, now) => {
      const { setting, client } = now;
      const form = await readForm(ctx.req);
      const given = newcomerIn(form);
      const { password, again, ...person } = given;
      const problem = accounts.find(client.tenant, given.email) ? "taken" : problemOf(given);
      if (problem) return show(ctx, 400, signUpPage(setting, { ...person, problem }));
      const { zoneinfo } = personOf(client, given.email) ?? { zoneinfo: "America/New_York" };
      const account = accounts.create(
        { ...person, tenant: client.tenant, zoneinfo },
        { password, emailVerified: false, locale: setting.language },
      );
      await admit(ctx, now, account);
    },

    "POST /confirm": async (ctx, now) => {
      const { setting } = now;
      const account = accounts.byId(waiting.get(setting.uid) ?? "");
      if (!account) return show(ctx, 400, signInPage(setting));
      const form = await readForm(ctx.req);
      const leave = form?.has("unconfirmed") ?? false;
      if (leave || confirm(account, form?.get("code") ?? "")) return finish(ctx, now, account);
      show(ctx, 400, confirmPage(setting, { email: account.email, problem: "wrongCode" }));
    },
  };

  /** Completes the login if the address is confirmed; otherwise mails a code first. */
  const admit = async (ctx: Context, now: Interaction, account: Account) => {
    if (account.emailVerified) return finish(ctx, now, account);
    waiting.set(now.setting.uid, account.id);
    await begin(account, now.setting.language);
    show(ctx, 200, confirmPage(now.setting, { email: account.email }));
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
  const finish = async (ctx: Context, { setting, isNewcomer }: Interaction, account: Account) => {
    waiting.delete(setting.uid);
    ctx.respond = false;
    await provider.interactionFinished(
      ctx.req,
      ctx.res,
      { login: { accountId: account.id }, ...(isNewcomer && { create: {} }) },
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
    const isNewcomer = text("prompt").split(" ").includes("create");
    return { client, setting, loginHint: text("login_hint"), isNewcomer };
  };
  const show = (ctx: Context, status: number, page: Page) => {
    const { text, headers } = renderPage(page, origins);
    ctx.status = status;
    ctx.set(headers);
    ctx.body = text;
  };

  return async (ctx) => {
    const [, rest] = /^\/login\/[\w-]+(\/sign-up|\/confirm)?$/.exec(ctx.path) ?? [];
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

export interface ProviderMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type Deliver = (mail: ProviderMail) => Promise<void>;

interface Pending {
  readonly code: string;
  tries: number;
}

/** Guesses allowed per code. */
const mostTries = 5;

/** Confirms addresses by a mailed code. Codes are kept in memory; signing in again sends another. */
function confirmations(accounts: Accounts, deliver: Deliver) {
  const pending = new Map<string, Pending>();

  return {
    async begin(account: Account, language: Language): Promise<void> {
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      pending.set(account.id, { code, tries: 0 });
      const { codeSubject, codeText } = messagesIn(language);
      await deliver({ to: account.email, subject: codeSubject(code), text: codeText(code) });
    },
    /** Whether this is the code. If so, confirms the address. */
    confirm(account: Account, code: string): boolean {
      const asked = pending.get(account.id);
      if (!asked || asked.tries >= mostTries) return false;
      asked.tries += 1;
      if (asked.code !== code.replaceAll(/\s/g, "")) return false;
      pending.delete(account.id);
      accounts.confirm(account.id);
      return true;
    },
  };
}

const shortestPassword = 8;

interface Newcomer {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly password: string;
  readonly again: string;
}

function newcomerIn(form: URLSearchParams | undefined): Newcomer {
  const text = (name: string) => form?.get(name) ?? "";
  return {
    email: text("email").trim(),
    givenName: text("given_name").trim(),
    familyName: text("family_name").trim(),
    password: text("password"),
    again: text("password_again"),
  };
}

function problemOf(newcomer: Newcomer): Problem | undefined {
  const { email, givenName, familyName, password, again } = newcomer;
  const isComplete = /^\S+@\S+$/.test(email) && givenName && familyName;
  if (!isComplete || password.length < shortestPassword) return "incomplete";
  return password === again ? undefined : "different";
}
