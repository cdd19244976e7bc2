import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { chromium, type Page } from "playwright";
import { speakAtLength, troublesOf } from "../../web-lender/e2e/long-words.ts";
import type { Picture } from "./picture.ts";
import { navy, pictures } from "./pictures.ts";

// Draws each page of the built app, on a phone and on a desk, into the folder that is named:
// `npm run build && npx tsx testing/look.ts <folder> [name …] [--dark] [--navy] [--long] [--language=es]`.
// The answers are the ones of the tests; `--long` says what of a longer language would be cut.

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const [folder, ...wanted] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const [allDark, allNavy, isLong] = ["--dark", "--navy", "--long"].map((flag) =>
  flags.includes(flag),
);
const language = isLong
  ? "es"
  : flags.find((flag) => flag.startsWith("--language="))?.slice("--language=".length);
if (!folder) throw new Error("Name the folder that the pictures go to.");
mkdirSync(folder, { recursive: true });

const dist = join(import.meta.dirname, "..", "dist");
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self'";

const site = createServer(({ url = "/" }, response) => {
  const { pathname } = new URL(url, "http://localhost");
  const name = extname(pathname) ? pathname : "/index.html";
  response.setHeader("content-type", types[extname(name)] ?? "application/octet-stream");
  response.setHeader("content-security-policy", policy);
  response.end(readFileSync(join(dist, name)));
});
await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
const { port } = site.address() as AddressInfo;

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
for (const picture of pictures) {
  if (wanted.length > 0 && !wanted.some((name) => picture.name.startsWith(name))) continue;
  for (const [device, width, height] of [
    ["mobile", 390, 844],
    ["desktop", 1440, 900],
    ["narrow", 320, 640],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: picture.dark || allDark ? "dark" : "light",
      locale: language ?? "en-US",
    });
    if (isLong) await speakAtLength(context);
    const page = await context.newPage();
    await draw(page, picture, `${picture.name}-${device}`);
    await context.close();
  }
}
await browser.close();
site.close();

async function draw(page: Page, picture: Picture, name: string) {
  page.on("pageerror", ({ message }) => process.stderr.write(`${name}: ${message}\n`));
  page.on("console", (said) => {
    if (said.type() === "error") process.stderr.write(`${name}: ${said.text()}\n`);
  });
  await page.route("**/api/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const isOneOf = (parts: readonly string[] = []) =>
      parts.some((part) => pathname.includes(part));
    const isSaid = route.request().method() !== "GET";
    if (isSaid && isOneOf(picture.unanswered)) return;
    const json = { type: "refused", status: 500, title: "", detail: "", description: "" };
    if (isSaid && isOneOf(picture.refused)) return route.fulfill({ status: 500, json });
    const key = Object.keys(picture.answers).find((part) => pathname.includes(part));
    if (key === undefined) return route.fulfill({ status: 404 });
    const answer = picture.answers[key];
    const wears = allNavy && key === "tenant/settings" && picture.answers[key];
    // The settings are the tests' own.
    return route.fulfill({ json: wears ? navy(answer as Parameters<typeof navy>[0]) : answer });
  });
  await page.goto(`http://127.0.0.1:${port}${picture.address}`);
  const typed = language === undefined ? (picture.typed ?? {}) : {};
  for (const [field, text] of Object.entries(typed)) {
    await page.getByRole("textbox", { name: field }).fill(text);
  }
  if (language === undefined) {
    for (const tap of picture.taps ?? []) await page.getByRole("button", { name: tap }).click();
  }
  if (picture.file !== undefined) {
    const buffer = Buffer.from("abc");
    const file = { name: picture.file, mimeType: "application/octet-stream", buffer };
    await page.locator("input[type=file]").first().setInputFiles(file);
  }
  // In other languages something else stands there, and a little while has to do.
  if (language === undefined) await page.getByText(picture.seen).first().waitFor();
  else await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    // Spinners never finish; everything else is waited for.
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations === 1);
    // One that ends before its time has ended too.
    return Promise.allSettled(moving.map((one) => one.finished));
  });

  if (isLong) {
    for (const trouble of await troublesOf(page)) process.stderr.write(`${name}: ${trouble}\n`);
  }
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  if (isTooWide) process.stderr.write(`${name}: scrolls sideways\n`);
  if (!name.endsWith("narrow")) {
    await page.screenshot({
      path: join(folder ?? "", `${name}.png`),
      fullPage: !picture.taps || picture.file !== undefined,
    });
  }
}
