// Opens the built portal in a browser without any server: its files come from dist/, its BFF's answers
// from answers.mjs, and the page stands under the policy that the BFF will serve it with.
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import * as answers from "./answers.mjs";
import { settings } from "./tenants.mjs";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
export const origin = "http://copperfield.localhost";

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self'";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

const usual = {
  "GET /tenant/settings": settings,
  "GET /auth/session": answers.session,
  "POST /auth/postlogin": answers.user,
  "GET /tenant/bannermessages": answers.banners,
  "GET /tenant/safedatacollectionlimit": {
    hasLimit: true,
    limit: 50,
    countRemaining: 38,
    billingPeriod: { endDate: "2025-10-31" },
  },
  "GET /users": answers.users,
  "POST /Entities/query": {
    workspaces: answers.workspaces,
    currentPage: 1,
    searchTerm: "",
    totalWorkspaces: 146,
    workspacesPerPage: 25,
  },
  "GET /submissions/listpending": answers.jobs,
  [`GET /Entities/${answers.workspaceId}`]: answers.workspace,
  "POST /submissions/search": answers.collections,
  [`GET /workspaces/${answers.workspaceId}/connections`]: answers.connections,
  [`POST /${answers.workspaceId}/SubmissionRequests`]: {
    id: 41873,
    shareableLink: {
      url: "https://share.copperfield.example/linked?eid=7c1e4f20&rid=41873#k=Wq8",
      expirationTime: "2025-11-13T13:00:00Z",
    },
  },
  "POST /Submissions": { id: answers.collections[0].id },
  [`POST /Workspaces/${answers.workspaceId}/DelegatedAccessTokens`]: {
    token: "t",
    expirationTime: "2025-10-14T14:57:00Z",
  },
  [`POST /Workspaces/${answers.workspaceId}/ConnectionRequests`]: answers.connectionRequest,
  [`GET /Workspaces/${answers.workspaceId}/links`]: answers.links,
  [`GET /Workspaces/${answers.workspaceId}/ConnectionRequests/${answers.connectionRequest.id}`]:
    answers.connectionRequest,
};

/** A browser to look with. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });

/**
 * A page at an address. `over` replaces answers by "METHOD /path"; a number is a bare refusal.
 * Collects what the page complains about in `page.complaints`.
 */
export async function open(browser, path, { over = {}, width = 1440, height = 900, ...rest } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    timezoneId: "America/New_York",
    locale: "en-US",
    ...rest,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(5_000);
  page.complaints = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      page.complaints.push(message.text());
  });
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  await page.clock.setFixedTime(new Date("2025-10-14T14:42:00Z"));
  await page.route("**/*", (route) => answer(route, { ...usual, ...over }));
  await page.goto(origin + path);
  await page.waitForLoadState("networkidle");
  return page;
}

function answer(route, known) {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (!pathname.startsWith("/api/")) return file(route, pathname);

  const details = /^\/api\/[\da-f-]{36}\/Submissions\/[\da-f-]{36}$/.test(pathname);
  const body =
    known[`${request.method()} ${pathname.slice(4)}`] ?? (details ? answers.details : 404);
  if (typeof body !== "number") return route.fulfill({ json: body });

  const description = `Answered ${body}.`;
  return route.fulfill({
    status: body,
    contentType: "application/problem+json",
    json: { type: "about:blank", title: "Refused", status: body, detail: description, description },
  });
}

function file(route, pathname) {
  const asked = join(dist, pathname);
  const path = extname(asked) && existsSync(asked) ? asked : join(dist, "index.html");
  return route.fulfill({
    body: readFileSync(path),
    contentType: types[extname(path)] ?? "application/octet-stream",
    headers: { "content-security-policy": policy },
  });
}
