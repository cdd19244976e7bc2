import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startIdentityProvider } from "../identity-provider/start-identity-provider.ts";
import { startInbox } from "../inbox/start-inbox.ts";
import { listen, type Running } from "../ports/listen.ts";
import { accessibilityFaults } from "../testing/accessibility.ts";
import { authorizationQuery, startTestDex } from "../testing/dex.ts";

const client = {
  id: "copperfield",
  secret: "secret",
  name: "Copperfield",
  tenant: "copperfield",
  redirectUris: ["http://127.0.0.1:9/callback"],
  postLogoutRedirectUris: ["http://127.0.0.1:9/bye"],
};
const folder = mkdtempSync(join(tmpdir(), "tieout-pages-"));
const widths = [1440, 390];
const found = [process.env.TIEOUT_CHROMIUM, "/usr/bin/chromium"].find(
  (path) => path !== undefined && existsSync(path),
);

let browser: Browser;
let servers: Record<"dex" | "identity" | "inbox", Running>;
let callback: Running;
beforeAll(async () => {
  callback = await listen((_request, reply) => reply.end("<title>Back</title>"), 0);
  const redirectUris = [`${callback.url}/callback`];
  servers = {
    dex: await startTestDex({
      clients: [{ ...client, redirectUris }],
    }),
    identity: await startIdentityProvider({
      port: 0,
      password: "sandbox",
      clients: [{ ...client, redirectUris }],
      deliver: async () => undefined,
    }),
    inbox: await startInbox({ port: 0, smtpPort: 0, folder }),
  };
  browser = await chromium.launch({
    ...(found && { executablePath: found }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([...Object.values(servers), callback].map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
});

describe.each(widths)("at %i pixels", (width) => {
  it.each([
    ["the choice of a company", () => authorize()],
    ["the consent", () => authorize({ company: "tidewater" })],
    ["the choice of a person", () => `${servers.dex.url}/oauth/person`],
    ["a refusal", () => authorize({ client_id: "nobody" })],
    ["the sign-in", () => signIn()],
    ["the sign-up", () => signIn({ login_hint: "priya.raman@copperfieldcapital.com" })],
    ["the sign-out", () => `${servers.identity.url}/session/end`],
    ["the inbox", () => servers.inbox.url],
    ["the question before it's emptied", () => `${servers.inbox.url}/empty`],
  ])("%s is accessible, fits, and loads nothing from elsewhere", async (_name, address) => {
    const page = await open(width);
    const elsewhere: string[] = [];
    const own = new URL(address()).origin;
    page.on("request", (request) => {
      if (!/^(data:|blob:)/.test(request.url()) && new URL(request.url()).origin !== own) {
        elsewhere.push(request.url());
      }
    });

    await page.goto(address());
    const [content, room] = (await page.evaluate(
      "[document.documentElement.scrollWidth, innerWidth]",
    )) as [number, number];

    expect(await accessibilityFaults(page)).toEqual([]);
    expect(content).toBeLessThanOrEqual(room);
    expect(elsewhere).toEqual([]);
    await page.context().close();
  });
});

describe("with the keyboard alone", () => {
  it("a company is chosen and allowed, and the browser is led back", async () => {
    const page = await open(1440);
    await page.goto(authorize());
    await page.getByRole("radio", { name: /Tidewater/ }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Allow Copperfield to read your books?" }).waitFor();
    expect(await page.getByText("Company: Bluestem Bakery Co.").count()).toBe(1);

    await page.getByRole("button", { name: "Allow", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/callback/);

    expect(new URL(page.url()).searchParams.get("company_id")).toBe("bluestem");
    await page.context().close();
  });

  it("somebody signs in, and is led back", async () => {
    const page = await open(390);
    await page.goto(signIn({ login_hint: "dana.whitfield@copperfieldcapital.com" }));
    await page.getByLabel("Password").focus();
    await page.keyboard.type("sandbox");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/callback/);

    expect(new URL(page.url()).searchParams.get("code")).toMatch(/^[\w-]{20,}$/);
    await page.context().close();
  });
});

const open = (width: number): Promise<Page> =>
  browser.newPage({ viewport: { width, height: 900 } });

const pkce = () => ({
  ...authorizationQuery("a-verifier-that-is-long-enough-for-rfc-7636-x"),
  client_id: client.id,
  redirect_uri: `${callback.url}/callback`,
});

const authorize = (over: Record<string, string> = {}) =>
  `${servers.dex.url}/oauth/authorize?${new URLSearchParams({ ...pkce(), ...over })}`;

const signIn = (over: Record<string, string> = {}) =>
  `${servers.identity.url}/auth?${new URLSearchParams({ ...pkce(), scope: "openid email profile", nonce: "n", ...over })}`;
