import { languageParameter } from "@tieout/core/language";
import { describe, expect, test } from "vitest";
import { composeMail, type MailContents, type MailKind, type MailMatter } from "./compose.ts";
import { withSecret } from "./secret-link.ts";

const lender = "https://copperfield.test";
const share = "https://share.copperfield.test";
const at = "2025-11-14T02:00:00Z";
const timeZone = "UTC";
const workspaceName = "Tidewater Marine";
const reader = {
  ...{ timeZone, because: "subscribed" as const },
  notificationsUrl: `${lender}/settings/usernotifications`,
};
const packageName = "Xero";
const collection = { ...reader, workspaceName, packageName };
const submissionUrl = `${lender}/submissiondetails/1`;
const giver = { workspaceName, timeZone, secretLink: `${share}/receipt?id=1` };
const desktop = { workspaceName, days: 14, secretLink: `${share}/webconnector` };
const going = { workspaceId: "1", submissionId: "1", collectedAt: at, deletedAt: at };

/** One of each kind: a new kind doesn't compile until it's here. */
const contents: MailContents = {
  "access-requested": { ...reader, askedAt: at, others: 0, answerUrl: `${lender}/access/1` },
  "user-invited": {
    ...reader,
    ...{ invitedAt: at, expiresAt: at, usersUrl: `${lender}/settings/usermanagement` },
  },
  invitation: {
    ...{ invitationId: "1", emailAddress: "dana@copperfield.test", roles: [], expiresAt: at },
    ...{ timeZone, secretLink: `${lender}/invitation` },
  },
  "collection-completed": {
    ...{ ...collection, submissionUrl, asked: true, receivedAt: at },
    ...{ from: "2024-01-01", upTo: "2025-10-31" },
    checks: { passed: 1, of: 1, high: 0, medium: 0 },
  },
  "collection-failed": {
    ...{ ...collection, stoppedAt: at, reference: "41879-2B0D" },
    reason: { code: "package-disconnected", values: { package: packageName } },
    action: { kind: "retry", address: `${lender}/workspacedetails/1` },
  },
  "connection-needs-attention": {
    ...{ ...collection, trouble: "disconnected", noticedAt: at },
    connectionsUrl: `${lender}/workspacedetails/1/connections`,
  },
  "document-uploaded": { ...reader, count: 1, receivedAt: at, submissionUrl },
  "records-withdrawn": { ...reader, withdrawnAt: at, submissionUrl },
  "permission-answered": {
    ...{ ...collection, isAllowed: true, answeredAt: at },
    more: { groups: [], bases: [], names: true },
    connectionsUrl: `${lender}/workspacedetails/1/connections`,
  },
  "files-about-to-be-deleted": {
    ...{ ...reader, warnedAt: at, count: 1, collectionsUrl: `${lender}/dcr` },
    collections: [{ ...going, submissionUrl }],
  },
  request: {
    ...{ sharedLinkId: "1", workspaceName, groups: ["transactions"], fullFiscalYears: 1 },
    ...{ endOfImport: "Today", allowUserUpload: false, expiresAt: at, timeZone },
    secretLink: `${share}/linked`,
  },
  "confirm-email": { workspaceName, askedAt: at, timeZone, secretLink: `${share}/confirming` },
  "email-code": { code: "428913" },
  receipt: { ...giver, receivedAt: at },
  "copy-ready": {
    ...{ workspaceName, file: { name: "Tidewater.xlsx", kind: "xlsx", bytes: 1 }, timeZone },
    ...{ receivedAt: at, expiresAt: at, from: "2024-01-01", upTo: "2025-10-31" },
    ...{ secretLink: `${share}/copy?id=1`, receiptLink: `${share}/receipt?id=1` },
  },
  "collection-outcome": {
    ...{ financialRecordId: "1", outcome: "shared", workspaceName, packageName },
    ...{ endedAt: at, timeZone, pageLink: `${share}/progress` },
  },
  "permission-asked": giver,
  "records-updated": {
    ...{ ...giver, financialRecordId: "1", readAt: at, groups: ["transactions"] },
    ...{ from: "2024-01-01", upTo: "2025-10-31", until: "2026-10-31" },
    receiptLink: `${share}/receipt?id=1`,
  },
  "permission-superseded": { ...giver, supersededAt: at },
  "permission-paused": { ...giver, packageName },
  "web-connector-page": desktop,
  "web-connector-news": { ...desktop, news: "called" },
};

describe("a mail in Spanish", () => {
  test.each(Object.entries(contents))(
    "of the kind %s leads to pages in Spanish",
    (kind, content) => {
      const { html, text } = mailed({ kind, content } as MailMatter);

      const pages = [...html.matchAll(/href="(https:[^"]+)"/g), ...text.matchAll(/(https:\S+)/g)];
      expect(pages.length > 0).toBe(!leadsNowhere.includes(kind as MailKind));
      for (const [, page = ""] of pages) {
        expect(new URL(page.replaceAll("&amp;", "&")).searchParams.get(languageParameter)).toBe(
          "es",
        );
      }
    },
  );

  test("keeps what else its address says, and the secret behind it", () => {
    const { text } = mailed({ kind: "receipt", content: contents.receipt });

    expect(text).toContain(`${share}/receipt?id=1&language=es#secret`);
    expect(text).toContain(`${lender}/unsubscribe?language=es#token`);
  });
});

const leadsNowhere: readonly MailKind[] = ["email-code"];

const mailed = (matter: MailMatter) =>
  composeMail(withSecret(matter, "secret"), look, "es", {
    unsubscribeUrl: leadsNowhere.includes(matter.kind) ? undefined : `${lender}/unsubscribe#token`,
  });

const look = {
  ...{ visibleName: "Copperfield", primaryColor: "#ffb281", secondaryColor: "#f7f3f3" },
  hasLogo: false,
};
