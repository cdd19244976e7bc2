import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "playwright";
import { createServer } from "vite";
import { answerReview } from "./review-answers.ts";

/**
 * Takes pictures of the review pages, to be held beside the mock-ups: the pages are the real ones, the
 * BFF's part is played by answers that the contract allows.
 *
 * Usage: npx tsx testing/look-at-review.ts <folder> [name …]
 */
const [folder = "pictures", ...names] = process.argv.slice(2);
const wide = { width: 1440, height: 900 };

const base =
  "/workspacesubmissiondetails/6f1b7c52-6f0e-4c0e-9a53-0c8f2f1f7a01/0f0b6a8e-1f4d-4f3a-8d3c-5a3f0c7b9e02";
const statement = `${base}/financialstatements`;
const cell = "line=15&column=FY:2025-09-30";
const views: Record<string, { address: string; size?: { width: number; height: number } }> = {
  overview: { address: `${base}/overview` },
  "overview-revision": { address: `${base}/overview?highlightrevision=true` },
  "overview-importing": { address: `${base}/overview?stand-in=importing` },
  "overview-failed": { address: `${base}/overview?stand-in=failed` },
  "overview-phone": { address: `${base}/overview`, size: { width: 320, height: 900 } },
  statement: { address: statement },
  "statement-opened": { address: `${statement}?${cell}` },
  "statement-account": { address: `${statement}?${cell}&account=1320` },
  "statement-month": { address: `${statement}?${cell}&account=1320&month=2025-09-30` },
  "statement-tablet": { address: `${statement}?${cell}`, size: { width: 900, height: 900 } },
  "statement-phone": { address: statement, size: { width: 320, height: 800 } },
};

const server = await createServer({
  root: path.resolve(import.meta.dirname, ".."),
  server: { port: 0, host: "127.0.0.1" },
  logLevel: "error",
});
await server.listen();
const origin = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
await mkdir(folder, { recursive: true });

for (const [name, { address, size = wide }] of Object.entries(views)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const page = await browser.newPage({ viewport: size, timezoneId: "America/New_York" });
  page.on("pageerror", (error) => report(`${name}: ${error.message}`));
  page.on(
    "console",
    (message) => message.type() === "error" && report(`${name}: ${message.text()}`),
  );
  await answerReview(page, new URL(address, origin).searchParams.get("stand-in") ?? "");
  await takePicture(page, new URL(address, origin).href, path.join(folder, `${name}.png`));
  await page.close();
}

await browser.close();
await server.close();

async function takePicture(page: Page, href: string, file: string): Promise<void> {
  page.setDefaultTimeout(180_000);
  await page.goto(href);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) report(`${file} scrolls sideways by ${overflow} px`);
  await page.screenshot({ path: file });
  // On paper as well: the print style sheet has pictures of its own.
  if (file.endsWith("statement.png")) await page.pdf({ path: file.replace(/png$/, "pdf") });
}

function report(words: string): void {
  process.stderr.write(`${words}\n`);
}
