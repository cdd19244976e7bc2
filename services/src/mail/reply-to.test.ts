import { expect, test } from "vitest";
import type { InvitationMail } from "./access-mails.ts";
import type { ConfirmEmailMail, RequestMail } from "./borrower-mails.ts";
import { composeMail, type MailMatter } from "./compose.ts";

const request: RequestMail = {
  sharedLinkId: "1",
  workspaceName: "Tidewater Marine",
  groups: ["transactions"],
  fullFiscalYears: 1,
  endOfImport: "Today",
  allowUserUpload: false,
  askedBy: { name: "Dana Whitfield", emailAddress: "dana@copperfield.test" },
  expiresAt: "2025-11-14T02:00:00Z",
  timeZone: "UTC",
  secretLink: "https://share.test/linked",
};
const supportEmailAddress = "help@copperfield.test";
const question: ConfirmEmailMail = {
  workspaceName: "Tidewater Marine",
  askedAt: "2025-11-14T02:00:00Z",
  timeZone: "UTC",
  secretLink: "https://share.test/confirming",
};
const invitation: InvitationMail = {
  invitationId: "1",
  emailAddress: "marcus@copperfield.test",
  invitedBy: { name: "Dana Whitfield", emailAddress: "dana@copperfield.test" },
  roles: [],
  expiresAt: "2025-11-14T02:00:00Z",
  timeZone: "UTC",
  secretLink: "https://lender.test/invitation",
};

test("an answer to a borrower's mail goes where the lender helps, else to who asked for the books", () => {
  const helped = { ...request, supportEmailAddress };

  expect(replyToOf({ kind: "request", content: helped })).toBe(supportEmailAddress);
  expect(replyToOf({ kind: "request", content: request })).toBe("dana@copperfield.test");
  expect(replyToOf({ kind: "confirm-email", content: { ...question, supportEmailAddress } })).toBe(
    supportEmailAddress,
  );
  expect(replyToOf({ kind: "confirm-email", content: question })).toBeUndefined();
});

test("an answer to an invitation goes to who invited", () => {
  expect(replyToOf({ kind: "invitation", content: invitation })).toBe("dana@copperfield.test");
});

const look = {
  ...{ visibleName: "Copperfield", primaryColor: "#ffb281", secondaryColor: "#f7f3f3" },
  hasLogo: false,
};

const replyToOf = (matter: MailMatter) => composeMail(matter, look, "en").replyTo;
