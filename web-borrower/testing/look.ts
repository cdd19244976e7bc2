import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { chromium, type Page } from "playwright";
import * as answers from "../src/testing/answers.ts";

// Draws each page of the built app, on a phone and on a desk, into the folder that is named:
// `npx vite build && npx tsx testing/look.ts <folder> [name …] [--dark] [--language=es]`. The answers are
// the ones of the tests.

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const [folder, ...wanted] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const allDark = flags.includes("--dark");
const language = flags.find((flag) => flag.startsWith("--language="))?.slice("--language=".length);
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

interface Picture {
  readonly name: string;
  readonly address: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The buttons to press, one after the other. */
  readonly taps?: readonly string[];
  /** What to type, by the field's name. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly dark?: boolean;
  readonly seen: string;
}

const navy = () => {
  const tenant = answers.settings();
  const palette = { primaryColor: "#14284b", secondaryColor: "#f4f5f8" };
  const brandConfig = { ...tenant.brandConfig, visibleName: "Harborstone", palette };
  return { ...tenant, brandConfig: { ...brandConfig, font: "Source Serif 4" } };
};
const manyPackages = answers.settings({
  accountingPackages: [
    { id: "quickbooksonline", name: "QuickBooks Online", beta: false },
    { id: "xero", name: "Xero", beta: false },
    { id: "sageintacct", name: "Sage Intacct", beta: false },
    { id: "netsuite", name: "NetSuite", beta: false },
    { id: "freeagent", name: "FreeAgent", beta: false },
    { id: "myobbusiness", name: "MYOB Business", beta: true },
    { id: "businesscentral", name: "Business Central", beta: true },
    { id: "example", name: "DEX", beta: false },
  ],
});
const opened = (submissions = answers.session().submissions, tenant: unknown = manyPackages) => ({
  "tenant/settings": tenant,
  "links/session": answers.session(submissions),
  SubmissionRequests: answers.request(),
  safedetails: { id: answers.workspaceId, displayName: "Tidewater Marine Supply, Inc." },
  safedatacollectionlimit: { hasLimit: false },
  portaltext: { languageCode: "en", locale: "", sections: {} },
});
const linked = `/linked?rid=7#${answers.secret}`;
const failed = answers.importing({ outcome: "Error", errorCode: "Disconnected" });
const again = answers.settings({ allowMultipleBorrowerImports: true });

const collecting = opened([], answers.settings({ alwaysCollectBorrowerBusinessInfo: true }));

const anonymous = {
  ...opened(),
  portalborroweranonymoustext: { languageCode: "en", locale: "", sections: {} },
};
const question = {
  ...{ submissionId: answers.submissionId, emailAddress: "rlowell@tidewatermarine.com" },
  ...{ displayName: "Tidewater Marine Supply, Inc.", creationTime: "2025-10-14T13:42:00Z" },
};
const confirming = `/confirming#${answers.secret}`;
const copyAddress = `/downloadusercopy?eid=${answers.workspaceId}&frid=${answers.financialRecordId}`;
const copy = {
  ...{ fileName: "Tidewater Marine Supply - customer copy.zip", bytes: 1_840_000 },
  ...{ displayName: question.displayName, creationTime: question.creationTime },
  ...{ expirationTime: "2025-10-17T13:44:00Z", downloadsLeft: 5, anonymized: true },
  ...{ groups: ["financial-statements", "accounts-receivable"] },
  ...{ from: "2022-01-01", upTo: "2025-09-30" },
};
const verification = { emailAddress: question.emailAddress, isConfirmed: false };

const pictures: readonly Picture[] = [
  { name: "40a-portal", address: "/portal", answers: anonymous, seen: "Continue" },
  {
    name: "43a-confirming",
    address: confirming,
    answers: { ...opened(), "emailconfirmations/open": question },
    seen: question.emailAddress,
  },
  {
    name: "43c-confirmed",
    address: confirming,
    answers: {
      ...opened([answers.submission("complete")]),
      "emailconfirmations/open": { ...question, confirmedTime: "2025-10-14T13:51:00Z" },
    },
    seen: "Your email is confirmed",
  },
  {
    name: "44a-copy",
    address: `${copyAddress}#${answers.secret}`,
    answers: { ...opened(), "usercopies/open": copy },
    seen: copy.fileName,
  },
  { name: "44b-copy-missing", address: copyAddress, answers: opened(), seen: "@" },
  {
    name: "11-copy",
    address: "/submission-l",
    answers: {
      ...opened([{ ...answers.submission("complete"), mayRequestCopy: true, verification }]),
      importstatus: answers.imported(),
    },
    seen: question.emailAddress,
  },
  { name: "09-landing", address: linked, answers: opened(), seen: "What will be shared" },
  {
    name: "09-landing-dark",
    address: linked,
    answers: opened(),
    dark: true,
    seen: "What will be shared",
  },
  {
    name: "09-landing-navy",
    address: linked,
    answers: opened([], navy()),
    seen: "What will be shared",
  },
  {
    name: "09-cancelled",
    address: "/linked?choose&cancelled=xero",
    answers: opened(),
    seen: "You came back from",
  },
  {
    name: "10-progress",
    address: "/progress",
    answers: {
      ...opened([answers.submission("importing")]),
      importstatus: answers.importing(),
    },
    seen: "95%",
  },
  {
    name: "11-completion",
    address: "/submission-l",
    answers: {
      ...opened([answers.submission("complete")], again),
      importstatus: answers.imported(),
    },
    seen: "have been sent",
  },
  {
    name: "12-error",
    address: "/progress",
    answers: { ...opened([answers.submission("failed")]), importstatus: failed },
    seen: "Try again",
  },
  {
    name: "14-confirm",
    address: "/connected?state=abc",
    answers: { ...opened(), claim: answers.connection() },
    seen: "Is this",
  },
  {
    name: "41-parameters",
    address: linked,
    answers: opened([], answers.settings({ shareableLinkParamsFlow: true })),
    taps: ["QuickBooks Online"],
    seen: "Before you connect",
  },
  { name: "40-info", address: linked, answers: collecting, seen: "Tell us who you are" },
  {
    name: "40-info-wrong",
    address: linked,
    answers: collecting,
    typed: { "Business name": "<b>Tidewater</b>", "Business email": "rosa@tidewater" },
    taps: ["Continue"],
    seen: "Use letters",
  },
  {
    name: "40-info-given",
    address: linked,
    answers: collecting,
    typed: { "Business name": "Tidewater Marine Supply", "Business email": "rosa@tidewater.com" },
    taps: ["Continue"],
    seen: "Where do you keep your books?",
  },
  { name: "45a-expired", address: "/shareablelinkexpired", answers: opened(), seen: "expired" },
  { name: "45b-deleted", address: "/shareablelinkdeleted", answers: opened(), seen: "removed" },
  { name: "45c-incomplete", address: "/linkincomplete", answers: opened(), seen: "incomplete" },
  {
    name: "46-limit",
    address: linked,
    answers: {
      ...opened(),
      safedatacollectionlimit: {
        hasLimit: true,
        countRemaining: 0,
        billingPeriod: { endDate: "2025-10-31" },
      },
    },
    seen: "cannot take new records",
  },
  { name: "not-found", address: "/nothing", answers: opened(), seen: "cannot be found" },
];

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
    const key = Object.keys(picture.answers).find((part) => pathname.includes(part));
    return key ? route.fulfill({ json: picture.answers[key] }) : route.fulfill({ status: 404 });
  });
  await page.goto(`http://127.0.0.1:${port}${picture.address}`);
  for (const [field, text] of Object.entries(picture.typed ?? {})) {
    await page.getByRole("textbox", { name: field }).fill(text);
  }
  for (const tap of picture.taps ?? []) await page.getByRole("button", { name: tap }).click();
  // In other languages something else stands there, and a little while has to do.
  if (language === undefined) await page.getByText(picture.seen).first().waitFor();
  else await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    // Spinners never finish; everything else is waited for.
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations === 1);
    return Promise.all(moving.map((one) => one.finished));
  });

  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  if (isTooWide) process.stderr.write(`${name}: scrolls sideways\n`);
  if (!name.endsWith("narrow")) {
    await page.screenshot({ path: join(folder ?? "", `${name}.png`), fullPage: !picture.taps });
  }
}
