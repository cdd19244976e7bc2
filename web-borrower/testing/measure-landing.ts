import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { build, preview } from "vite";
import * as answers from "../src/testing/answers.ts";

declare global {
  interface Window {
    /** In milliseconds; see `whenUsable`. */
    readonly usable: Promise<number>;
  }
}

/**
 * Reports the landing's time to usable and taps to consent, at full speed and 4x slower. Usage: npx tsx
 * testing/measure-landing.ts
 */
const root = join(import.meta.dirname, "..");
const outDir = await mkdtemp(join(tmpdir(), "tieout-measure-"));
await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true } });
const server = await preview({
  root,
  build: { outDir },
  preview: { port: 0, host: "127.0.0.1" },
  logLevel: "error",
});
const origin = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});

/** A string, because the bundler would add helpers that the page doesn't have. */
const whenUsable = `
  window.usable = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector("main button:not([disabled])")) return;
      watch.disconnect();
      // After the current frame and queued work.
      requestAnimationFrame(() => setTimeout(() => resolve(Math.round(performance.now()))));
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true });
  });
`;

/** Milliseconds per answer, as on a good mobile connection. */
const latency = 60;
const rounds = 5;
const consent = "https://package.test/consent";

for (const slowdown of [1, 4]) {
  const loads: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await answer(page, answers.settings());
    loads.push(await load(page));
    await context.close();
  }
  const [usual] = loads.sort((one, other) => one - other).slice(Math.floor(rounds / 2));
  process.stdout.write(`${JSON.stringify({ slowdown, usableMs: usual, loads })}\n`);
}
for (const asksAll of [false, true]) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const asked = { alwaysCollectBorrowerBusinessInfo: asksAll, shareableLinkParamsFlow: asksAll };
  await answer(page, answers.settings(asked));
  await load(page);
  const taps = await tapsBeforeConsent(page, asksAll);
  process.stdout.write(`${JSON.stringify({ asksAll, taps })}\n`);
  await context.close();
}
await browser.close();
await server.close();
await rm(outDir, { recursive: true });

/** Milliseconds until a package can be tapped and the page is idle. */
async function load(page: Page): Promise<number> {
  await page.addInitScript({ content: whenUsable });
  await page.goto(`${origin}linked?rid=7&optionsid=7#${answers.secret}`);
  return page.evaluate(() => window.usable);
}

/** The maximum, with everything a lender may ask for. */
async function tapsBeforeConsent(page: Page, asksAll: boolean): Promise<number> {
  const left = page.waitForRequest(consent);
  const field = (name: string) => page.getByRole("textbox", { name });
  const button = (name: string) => page.getByRole("button", { name });
  const taps = [
    ...(asksAll
      ? [
          { on: field("Business name"), typed: "Tidewater" },
          { on: field("Business email"), typed: "rosa@tidewater.com" },
          { on: button("Continue") },
        ]
      : []),
    { on: button("DEX") },
    { on: button("Connect DEX") },
  ];
  for (const tap of taps) {
    await tap.on.tap();
    if ("typed" in tap) await page.keyboard.type(tap.typed);
  }
  await left;
  return taps.length;
}

async function answer(page: Page, settings: ReturnType<typeof answers.settings>): Promise<void> {
  const said: Readonly<Record<string, unknown>> = {
    "tenant/settings": settings,
    "links/session": answers.session(),
    SubmissionRequests: answers.request(),
    safedetails: { id: answers.workspaceId, displayName: "Tidewater Marine Supply, Inc." },
    safedatacollectionlimit: { hasLimit: false },
    portaltext: { languageCode: "en", locale: "", sections: {} },
    DelegatedAccessTokens: { token: "a-token", expirationTime: "2030-01-01T00:00:00Z" },
    ConnectionRequests: answers.connection({ status: "Started", connectionEndpoint: consent }),
    Submissions: { id: answers.submissionId },
  };
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const key = Object.keys(said).find((part) => pathname.includes(part));
    await new Promise((resolve) => setTimeout(resolve, latency));
    return key ? route.fulfill({ json: said[key] }) : route.fulfill({ status: 404 });
  });
  await page.route(consent, (route) => route.fulfill({ body: "The package's own page." }));
}
