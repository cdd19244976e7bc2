import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Running } from "../ports/listen.ts";
import type { ProviderMail } from "./interactions.ts";
import { startIdentityProvider } from "./start-identity-provider.ts";
import { aBrowser, dana, idToken, providerWith } from "./testing/at-the-provider.ts";

const mails: ProviderMail[] = [];
let provider: Running;
beforeAll(async () => {
  provider = await startIdentityProvider(providerWith((mail) => mails.push(mail)));
});
afterAll(() => provider.stop());

describe("signing up", () => {
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

const priya = "priya.raman@copperfieldcapital.com";

const signUp = (login: URL) => new URL(`${login.pathname}/sign-up`, login);
const confirm = (login: URL) => new URL(`${login.pathname}/confirm`, login);

const newcomer = (email: string) => ({
  email,
  given_name: "Priya",
  family_name: "Raman",
  password: "longer than eight",
  password_again: "longer than eight",
});

const codeFor = (email: string) => {
  const mail = mails.findLast(({ to }) => to === email);
  return /\d{6}/.exec(mail?.text ?? "")?.[0] ?? "";
};
