import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Running } from "../ports/index.ts";
import type { ProviderMail } from "./confirmation.ts";
import { startIdentityProvider } from "./start-identity-provider.ts";

let provider: Running;
beforeAll(async () => {
  provider = await startIdentityProvider(options);
});
afterAll(() => provider.stop());

describe("signing in", () => {
  it("leads back with a code for a token that names the person", async () => {
    const browser = aBrowser(provider.url);
    const page = await browser.authorize("copperfield");

    const location = await browser.submit(page.url, { email: dana, password: "sandbox" });
    const { payload } = await idToken(provider.url, "copperfield", location);

    expect(payload).toMatchObject({
      iss: provider.url,
      aud: "copperfield",
      nonce: "a nonce",
      email: dana,
      email_verified: true,
      given_name: "Dana",
      family_name: "Whitfield",
      locale: "en",
      zoneinfo: "America/New_York",
    });
  });

  it("happens once: the next application lets the same person in", async () => {
    const browser = aBrowser(provider.url);
    await browser.submit((await browser.authorize("copperfield")).url, {
      email: dana,
      password: "sandbox",
    });

    const again = await browser.authorize("copperfield");

    expect(again.url.searchParams.get("code")).toMatch(/^[\w-]{20,}$/);
  });

  it.each([
    ["a wrong password", "copperfield", dana, "Sandbox"],
    ["nobody's address", "copperfield", "nobody@copperfieldcapital.com", "sandbox"],
    ["another tenant's person", "harborstone", dana, "sandbox"],
  ])("refuses %s with the same words", async (_case, client, email, password) => {
    const browser = aBrowser(provider.url);
    const page = await browser.authorize(client);

    const reply = await browser.post(page.url, { email, password });

    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain("This e-mail and password don&#39;t go together.");
  });

  it("is asked again for another tenant", async () => {
    const browser = aBrowser(provider.url);
    await browser.submit((await browser.authorize("copperfield")).url, {
      email: dana,
      password: "sandbox",
    });

    const other = await browser.authorize("harborstone");

    expect(other.url.pathname).toMatch(/^\/login\//);
  });

  it("needs PKCE", async () => {
    const browser = aBrowser(provider.url);
    const reply = await browser.authorize("copperfield", {
      code_challenge: "",
      code_challenge_method: "",
    });

    expect(reply.url.searchParams.get("error")).toBe("invalid_request");
  });

  it.each([
    ["es-MX en", 'lang="es"', "Iniciar sesión"],
    ["fr", 'lang="fr"', "Se connecter"],
    ["de", 'lang="en"', "Sign in"],
  ])("speaks %s", async (ui_locales, language, words) => {
    const { text } = await aBrowser(provider.url).authorize("copperfield", { ui_locales });

    expect(text).toContain(language);
    expect(text).toContain(words);
  });
});

describe("signing up", () => {
  const newcomer = (email: string) => ({
    ...{ email, given_name: "Priya", family_name: "Raman" },
    ...{ password: "longer than eight", password_again: "longer than eight" },
  });
  const codeFor = (email: string) => {
    const mail = mails.findLast(({ to }) => to === email);
    return /\d{6}/.exec(mail?.text ?? "")?.[0] ?? "";
  };

  it("is offered to who was invited, and confirms their address by a code", async () => {
    const browser = aBrowser(provider.url);
    const asked = { login_hint: priya, prompt: "create" };
    const page = await browser.authorize("copperfield", asked);

    const confirming = await browser.post(signUp(page.url), newcomer(priya));
    const wrong = await browser.post(confirm(page.url), { code: "nonsense" });
    const location = await browser.submit(confirm(page.url), { code: codeFor(priya) });
    const { payload } = await idToken(provider.url, "copperfield", location);

    expect(page.text).toContain('value="Raman"');
    expect(await confirming.text()).toContain(`We sent a code to ${priya}.`);
    expect(wrong.status).toBe(400);
    expect(payload).toMatchObject({ email: priya, email_verified: true });
  });

  it("is for who has no account yet: anybody else signs in", async () => {
    const browser = aBrowser(provider.url);
    const asked = { login_hint: dana, prompt: "create" };

    const page = await browser.authorize("copperfield", asked);
    const location = await browser.submit(page.url, { email: dana, password: "sandbox" });

    expect(page.text).toContain("Sign in");
    expect((await idToken(provider.url, "copperfield", location)).payload.email).toBe(dana);
  });

  it("keeps an address that isn't confirmed as such, and asks again", async () => {
    const email = "new@harborstone.com";
    const browser = aBrowser(provider.url);
    const page = await browser.authorize("harborstone", { login_hint: email });
    await browser.post(signUp(page.url), newcomer(email));

    const location = await browser.submit(confirm(page.url), { unconfirmed: "yes" });
    const { payload } = await idToken(provider.url, "harborstone", location);
    const later = aBrowser(provider.url);
    const { url } = await later.authorize("harborstone");
    const again = await later.post(url, { email, password: "longer than eight" });

    expect(payload.email_verified).toBe(false);
    expect(await again.text()).toContain(`We sent a code to ${email}.`);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it("takes five guesses at a code", async () => {
    const email = "guess@harborstone.com";
    const browser = aBrowser(provider.url);
    const { url } = await browser.authorize("harborstone", { login_hint: email });
    await browser.post(signUp(url), newcomer(email));

    for (let guess = 0; guess < 5; guess++) await browser.post(confirm(url), { code: "1" });
    const right = await browser.post(confirm(url), { code: codeFor(email) });

    expect(right.status).toBe(400);
  });

  it("refuses an account that exists, a short password, and two that differ", async () => {
    const browser = aBrowser(provider.url);
    const { url } = await browser.authorize("copperfield");
    const text = async (over: Record<string, string>) =>
      (await browser.post(signUp(url), { ...newcomer("n@copperfield.co"), ...over })).text();

    expect(await text({ email: dana })).toContain("There is an account with this e-mail already.");
    expect(await text({ password: "short" })).toContain("at least 8 characters");
    expect(await text({ password_again: "another" })).toContain("aren&#39;t the same");
  });

  it("lets the newcomer in where somebody else is signed in", async () => {
    const email = "second@copperfield.co";
    const browser = aBrowser(provider.url);
    const first = await browser.authorize("copperfield");
    await browser.submit(first.url, { email: dana, password: "sandbox" });

    const page = await browser.authorize("copperfield", { login_hint: email, prompt: "create" });
    const reply = await browser.post(signUp(page.url), newcomer(email));

    expect(page.url.pathname).toMatch(/^\/login\//);
    expect(await reply.text()).toContain(`We sent a code to ${email}.`);
  });
});

describe("signing out", () => {
  it("asks, ends the session and leads back", async () => {
    const browser = aBrowser(provider.url);
    const location = await browser.submit((await browser.authorize("copperfield")).url, {
      ...{ email: dana, password: "sandbox" },
    });
    const { token } = await idToken(provider.url, "copperfield", location);
    const end = new URLSearchParams({
      id_token_hint: token,
      post_logout_redirect_uri: "http://127.0.0.1:9/bye",
      state: "a state",
    });

    const page = await (await browser.get(`/session/end?${end}`)).text();
    const [, xsrf = ""] = /name="xsrf" value="(\w+)"/.exec(page) ?? [];
    const reply = await browser.post(new URL("/session/end/confirm", provider.url), {
      xsrf,
      logout: "yes",
    });

    expect(page).toContain("Sign out");
    expect(reply.headers.get("Location")).toBe("http://127.0.0.1:9/bye?state=a+state");
    expect((await browser.authorize("copperfield")).url.pathname).toMatch(/^\/login\//);
  });
});

describe("the user's properties", () => {
  it("are shown to that user's token alone", async () => {
    const browser = aBrowser(provider.url);
    const location = await browser.submit((await browser.authorize("copperfield")).url, {
      ...{ email: dana, password: "sandbox" },
    });
    const { payload, accessToken } = await idToken(provider.url, "copperfield", location);
    const read = (subject: string, token: string) =>
      fetch(`${provider.url}/api/v2/users/${subject}`, {
        headers: { Authorization: `Bearer ${token}` },
      });

    const own = await read(payload.sub ?? "", accessToken);

    expect(await own.json()).toMatchObject({ user_id: payload.sub, email: dana });
    expect((await read("somebody", accessToken)).status).toBe(403);
    expect((await read(payload.sub ?? "", "wrong")).status).toBe(401);
  });
});

it("remembers sessions and accounts over a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tieout-identity-"));
  const first = await startIdentityProvider({ ...options, folder });
  const browser = aBrowser(first.url);
  await browser.submit((await browser.authorize("copperfield")).url, {
    email: dana,
    password: "sandbox",
  });
  await first.stop();

  const second = await startIdentityProvider({ ...options, folder, port: first.port });
  const again = await browser.authorize("copperfield");

  expect(second.url).toBe(first.url);
  expect(again.url.searchParams.get("code")).toMatch(/^[\w-]{20,}$/);
  await second.stop();
  rmSync(folder, { recursive: true });
});

const dana = "dana.whitfield@copperfieldcapital.com";
const priya = "priya.raman@copperfieldcapital.com";

const clientFor = (tenant: string) => ({
  ...{ id: tenant, secret: `${tenant}-secret`, name: tenant, tenant },
  redirectUris: ["http://127.0.0.1:9/callback"],
  postLogoutRedirectUris: ["http://127.0.0.1:9/bye"],
});
const mails: ProviderMail[] = [];
const options = {
  port: 0,
  deliver: async (mail: ProviderMail) => {
    mails.push(mail);
  },
  password: "sandbox",
  clients: [clientFor("copperfield"), clientFor("harborstone")],
};
const verifier = "a-verifier-that-is-long-enough-for-rfc-7636-x";

const signUp = (login: URL) => new URL(`${login.pathname}/sign-up`, login);
const confirm = (login: URL) => new URL(`${login.pathname}/confirm`, login);

/** Keeps cookies and follows redirects until they leave the provider. */
function aBrowser(url: string) {
  const cookies = new Map<string, string>();
  const send = async (path: string | URL, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const reply = await fetch(new URL(path, url), {
      ...init,
      redirect: "manual",
      headers: { Cookie: cookie, Connection: "close" },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return reply;
  };
  const follow = async (path: string | URL): Promise<{ url: URL; text: string }> => {
    const at = new URL(path, url);
    if (at.origin !== new URL(url).origin) return { url: at, text: "" };
    const reply = await send(at);
    const next = reply.headers.get("Location");
    return next ? follow(new URL(next, at)) : { url: at, text: await reply.text() };
  };
  const post = (path: URL, form: Record<string, string>) =>
    send(path, { method: "POST", body: new URLSearchParams(form) });

  return {
    get: (path: string) => send(path),
    post,
    /** Where the form's answer leads in the end. */
    submit: async (path: URL, form: Record<string, string>) => {
      const reply = await post(path, form);
      const next = reply.headers.get("Location");
      if (!next) throw new Error(`${reply.status} ${await reply.text()}`);
      return (await follow(new URL(next, url))).url;
    },
    authorize: (client: string, over: Record<string, string> = {}) =>
      follow(
        `/auth?${new URLSearchParams({
          client_id: client,
          response_type: "code",
          redirect_uri: "http://127.0.0.1:9/callback",
          scope: "openid email profile",
          state: "a state",
          nonce: "a nonce",
          code_challenge: createHash("sha256").update(verifier).digest("base64url"),
          code_challenge_method: "S256",
          ...over,
        })}`,
      ),
  };
}

async function idToken(url: string, client: string, location: URL) {
  const reply = await fetch(`${url}/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: location.searchParams.get("code") ?? "",
      redirect_uri: "http://127.0.0.1:9/callback",
      code_verifier: verifier,
    }),
    headers: { Authorization: `Basic ${btoa(`${client}:${client}-secret`)}` },
  });
  // OpenID Connect Core 1.0, 3.1.3.3.
  const { id_token, access_token } = (await reply.json()) as {
    id_token: string;
    access_token: string;
  };
  const jwks = createRemoteJWKSet(new URL(`${url}/jwks`));
  const { payload } = await jwtVerify(id_token, jwks, { issuer: url, audience: client });
  return { payload, token: id_token, accessToken: access_token };
}
