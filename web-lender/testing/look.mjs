// Takes pictures of the shell's pages: node testing/look.mjs <folder> [name …]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { waiting, workspaceId } from "./answers.mjs";
import { launch, open } from "./portal.mjs";
import { otherBrand, settings } from "./tenants.mjs";

const [folder = "pictures", ...only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const list = "/home/workspacelist";
const workspace = `/workspacedetails/${workspaceId}/submissionlist`;
const connections = `/workspacedetails/${workspaceId}/connections`;
const waits = { "POST /submissions/search": waiting };
const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };
const freely = {
  "GET /tenant/settings": {
    ...settings,
    appSettings: {
      ...settings.appSettings,
      ...{ allowExcelFileUpload: true, noTimeRestrictionForDataCollection: true },
    },
  },
};
const button = (page, name) => page.getByRole("button", { name, exact: true });

const startCollection = async (page) => button(page, "New data collection").click();
const goOn = async (page) => button(page, "Continue").click();
const direct = async (page) => {
  await startCollection(page);
  await page.getByRole("radio", { name: "Direct connection" }).click();
  await goOn(page);
  await goOn(page);
  await goOn(page);
};

const pictures = {
  "01-list": { path: list },
  "01-list-320": { path: list, width: 320, height: 800 },
  "01-list-phone": { path: list, width: 390, height: 844, hasTouch: true, isMobile: true },
  "01-waiting": { path: list, over: waits },
  "01-waiting-phone": { path: list, over: waits, width: 390, height: 1200, isMobile: true },
  "01-waiting-dark": { path: list, over: waits, colorScheme: "dark" },
  "01-empty": {
    path: list,
    over: {
      "POST /Entities/query": {
        workspaces: [],
        currentPage: 1,
        searchTerm: "",
        totalWorkspaces: 0,
        workspacesPerPage: 25,
      },
      "GET /submissions/listpending": [],
      "GET /tenant/bannermessages": [],
    },
  },
  "01-failed": { path: list, over: { "POST /Entities/query": 500 } },
  "01-add": { path: list, act: (page) => button(page, "Add workspace").click() },
  "01-dark": { path: list, colorScheme: "dark" },
  "13-navy": { path: list, over: { "GET /tenant/settings": otherBrand } },
  "02-workspace": {
    path: workspace,
    act: async (page) => {
      await button(page, "Files of April 11, 2025").click();
      await page.waitForTimeout(300);
    },
  },
  18: { path: connections },
  "18-phone": { path: connections, width: 390, height: 1500, isMobile: true },
  "18-1024": { path: connections, width: 1024 },
  "18-dark": { path: connections, colorScheme: "dark" },
  "18-none": {
    path: connections,
    over: {
      [`GET /workspaces/${workspaceId}/connections`]: [],
      "GET /submissions/listpending": [],
    },
  },
  "18-details": {
    path: list,
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Details/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Cancel import" }).click();
    },
  },
  "18b": {
    path: connections,
    act: (page) =>
      page
        .getByRole("button", { name: /^Delete connection to/ })
        .first()
        .click(),
  },
  "18b-phone": {
    path: connections,
    width: 390,
    height: 844,
    isMobile: true,
    act: (page) =>
      page
        .getByRole("button", { name: /^Delete connection to/ })
        .first()
        .click(),
  },
  "18-relink": {
    path: connections,
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Relink/ })
        .first()
        .click();
      await page.waitForTimeout(500);
    },
  },
  "02-range": {
    path: workspace,
    act: (page) => page.getByRole("button", { name: /All dates/ }).click(),
  },
  "02-workspace-320": { path: workspace, width: 320, height: 800 },
  "03a": { path: workspace, act: startCollection },
  "03a-excel": { path: workspace, over: freely, act: startCollection },
  "03a-phone": { path: workspace, ...phone, over: freely, act: startCollection },
  "03b-free": {
    path: workspace,
    over: freely,
    act: async (page) => {
      await startCollection(page);
      await goOn(page);
    },
  },
  "03b-phone-dark": {
    path: workspace,
    ...{ ...phone, colorScheme: "dark" },
    over: freely,
    act: async (page) => {
      await startCollection(page);
      await goOn(page);
    },
  },
  "03c-excel-dark": {
    path: workspace,
    ...{ colorScheme: "dark", over: freely },
    act: async (page) => {
      await startCollection(page);
      await page.getByRole("radio", { name: "Excel upload" }).click();
      await goOn(page);
      await goOn(page);
    },
  },
  "03b": {
    path: workspace,
    act: async (page) => {
      await startCollection(page);
      await goOn(page);
    },
  },
  "03b-320": {
    path: workspace,
    width: 320,
    height: 800,
    act: async (page) => {
      await startCollection(page);
      await goOn(page);
    },
  },
  "03c": {
    path: workspace,
    act: async (page) => {
      await startCollection(page);
      await goOn(page);
      await goOn(page);
    },
  },
  "03d": {
    path: workspace,
    permissions: ["clipboard-read", "clipboard-write"],
    act: async (page) => {
      await startCollection(page);
      await goOn(page);
      await goOn(page);
      await button(page, "Create link").click();
      await button(page, "Copy link").click();
    },
  },
  "27a": {
    path: workspace,
    act: async (page) => {
      await direct(page);
      await page.getByRole("radio", { name: "QuickBooks Online" }).last().click();
    },
  },
  "27b": {
    path: workspace,
    act: async (page) => {
      await direct(page);
      await page.getByRole("radio", { name: "QuickBooks Online" }).last().click();
      await goOn(page);
      await page.waitForTimeout(500);
    },
  },
  "03-limit": {
    path: workspace,
    over: {
      "GET /tenant/safedatacollectionlimit": {
        hasLimit: true,
        limit: 50,
        countRemaining: 0,
        billingPeriod: { endDate: "2025-10-31" },
      },
    },
    act: startCollection,
  },
  "16-login": { path: "/login" },
  "16-login-320": { path: "/login", width: 320, height: 700 },
  "19a": { path: "/authtimeout" },
  "not-found": { path: "/nowhere" },
};

const browser = await launch();
for (const [name, { path, act, ...options }] of Object.entries(pictures)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const page = await open(browser, path, options);
  try {
    await act?.(page);
    await page.waitForTimeout(350);
  } catch (error) {
    page.complaints.push(String(error).slice(0, 300));
  }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(name, sideways ? "SCROLLS SIDEWAYS" : "", page.complaints.join("\n  "));
  await page.context().close();
}
await browser.close();
