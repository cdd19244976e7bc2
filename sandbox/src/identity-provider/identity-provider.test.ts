import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Running } from "../ports/listen.ts";
import { startIdentityProvider } from "./start-identity-provider.ts";
import { aBrowser, dana, idToken, providerWith } from "./testing/at-the-provider.ts";

let provider: Running;
beforeAll(async () => {
  provider = await startIdentityProvider(providerWith());
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

describe("signing out", () => {
  it("asks, ends the session and leads back", async () => {
    const browser = aBrowser(provider.url);
    const location = await browser.submit((await browser.authorize("copperfield")).url, {
      email: dana,
      password: "sandbox",
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
      email: dana,
      password: "sandbox",
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
  const first = await startIdentityProvider({ ...providerWith(), folder });
  const browser = aBrowser(first.url);
  await browser.submit((await browser.authorize("copperfield")).url, {
    email: dana,
    password: "sandbox",
  });
  await first.stop();

  const second = await startIdentityProvider({ ...providerWith(), folder, port: first.port });
  const again = await browser.authorize("copperfield");

  expect(second.url).toBe(first.url);
  expect(again.url.searchParams.get("code")).toMatch(/^[\w-]{20,}$/);
  await second.stop();
  rmSync(folder, { recursive: true });
});
