import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, refused, unanswered } from "@tieout/ui-kit/testing";
import { settings } from "./usual.ts";

const trying = {
  ...settings,
  appSettings: { ...settings.appSettings, dynamicTenantSelection: true },
};
const teams = {
  ...settings,
  multiTenantSettings: {
    ...settings.multiTenantSettings,
    showSeparatorAfterWelcomeText: true,
    loginDestinations: [
      {
        id: "east",
        tenantName: "east",
        name: "Copperfield East",
        url: "https://east.copperfield.example/login",
      },
      {
        id: "west",
        tenantName: "west",
        name: "Copperfield West",
        url: "https://west.copperfield.example/login",
      },
    ],
  },
};
const closed = {
  ...settings,
  basicSettings: { ...settings.basicSettings, tenantDisable: { lender: true, borrower: false } },
};
const secret = "q3Zk0f2Yx1b8VnR5tLw7sJd9cMh4gPa6eUo2iKy0zBQ";
const token = { title: "Data collection completed", address: "dana@copperfield.co" };

export const signedOut: PagesOf<paths> = {
  login: {
    address: "/login",
    seen: "Welcome to Copperfield",
    asks: {},
    states: {
      "without settings": {
        answers: { "GET /tenant/settings": refused(500) },
        seen: "Welcome to Tieout",
      },
      "its languages": {
        opens: {
          source: "app/language-items.tsx",
          by: (page) => page.getByRole("button", { name: "English" }),
        },
        seen: "Français",
      },
      "with teams": { answers: { "GET /tenant/settings": teams }, seen: "Copperfield West" },
      "after a login that failed": { address: "/login?error=unknown", seen: "There is no account" },
      "while it opens": {
        answers: { "POST /auth/login": unanswered },
        act: (page) => page.getByRole("button", { name: "Log in" }).press("Enter"),
        seen: "Logging in",
      },
      "when it can't be opened": {
        answers: { "POST /auth/login": refused(503) },
        act: (page) => page.getByRole("button", { name: "Log in" }).press("Enter"),
        seen: "Logging in isn’t possible",
      },
    },
  },
  "session over": { address: "/authtimeout", seen: /^If you were logged in/, asks: {} },
  "session idle": { address: "/slidingtimeout", seen: /^If you were logged in/, asks: {} },
  closed: {
    address: "/ldisabled",
    answers: { "GET /tenant/settings": closed },
    seen: "The portal is closed for now",
    asks: {},
  },
  "not found": { address: "/notfound", seen: "Page not found", asks: {} },
  tenant: {
    address: "/tenant",
    answers: { "GET /tenant/settings": trying },
    seen: "Go to a tenant",
    asks: {},
    states: {
      "without a name": {
        act: (page) => page.getByRole("button", { name: "Go" }).press("Enter"),
        seen: "Enter a tenant’s name.",
      },
      "an unknown name": {
        answers: { "GET /tenant/{tenantName}/address": refused(404) },
        act: async (page) => {
          await page.getByRole("textbox", { name: "Tenant name" }).fill("nobody");
          await page.getByRole("button", { name: "Go" }).press("Enter");
        },
        seen: "There is no tenant by that name.",
      },
      "with a setting changed": {
        act: (page) => page.getByRole("switch").first().press("Space"),
        seen: "overridden in this window",
      },
    },
  },
  brand: {
    address: "/brand",
    answers: { "GET /tenant/settings": trying },
    seen: "Main action",
    asks: {},
  },
  "a package's answer": {
    address: "/connected?state=abc",
    answers: {
      "POST /ConnectionRequests/claim": {
        ...{ id: "9d3c5b1a-77aa-4b21-8c1d-1f2e3d4c5b6a", status: "Success", errorCode: "None" },
        ...{ accountingPackage: "xero", expiration: "2025-10-14T14:51:00Z" },
      },
    },
    seen: "You can close this window",
    asks: { "POST /ConnectionRequests/claim": "The connection could not be finished" },
    states: { "without one": { address: "/connected", seen: "Close this window and try again" } },
  },
  invitation: {
    address: `/invitation#${secret}`,
    answers: {
      "POST /invitations/check": {
        ...{ displayName: "Lena Brandt", emailAddress: "lena@copperfield.co" },
        ...{ invitedBy: "Dana Whitfield", roles: ["Default User"] },
        expirationTime: "2025-10-16T13:00:00Z",
      },
    },
    seen: "You are invited to",
    asks: { "POST /invitations/check": "The invitation could not be opened" },
    states: {
      used: {
        answers: { "POST /invitations/check": refused(410, { type: "invitation-used" }) },
        seen: "This invitation has been accepted",
      },
      incomplete: { address: "/invitation", seen: "This link is incomplete" },
      "somebody else's": {
        address: "/invitation?problem=other-address",
        seen: "You signed in as somebody else",
      },
      "while it opens": {
        answers: { "POST /invitations/login": unanswered },
        act: (page) => page.getByRole("button", { name: "Accept invitation" }).press("Enter"),
        seen: "Opening",
      },
    },
  },
  unsubscribe: {
    address: "/unsubscribe#token",
    answers: {
      "POST /notifications/unsubscriptions": { ...token, subscribed: true, may: { undo: false } },
    },
    seen: "Stop sending",
    asks: { "POST /notifications/unsubscriptions": "That did not work" },
    states: {
      incomplete: { address: "/unsubscribe", seen: "This link is incomplete" },
      done: {
        answers: {
          "POST /notifications/unsubscriptions": {
            ...token,
            subscribed: false,
            may: { undo: true },
          },
        },
        seen: "is no longer sent",
      },
    },
  },
};
