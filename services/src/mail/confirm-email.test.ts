import { expect, test } from "vitest";
import type { ConfirmEmailMail, CopyReadyMail } from "./borrower-mails.ts";
import { composeMail } from "./compose.ts";
import { withSecret } from "./secret-link.ts";

const look = {
  ...{ visibleName: "Copperfield", primaryColor: "#ffb281", secondaryColor: "#f7f3f3" },
  hasLogo: false,
};
const common = {
  workspaceName: "Tidewater Marine Supply, Inc.",
  timeZone: "America/New_York",
  supportEmailAddress: "help@copperfieldcapital.com",
};
const question: ConfirmEmailMail = {
  ...common,
  askedAt: "2025-10-14T13:42:00Z",
  secretLink: "https://share.copperfield.test/confirming",
};
const copy: CopyReadyMail = {
  ...common,
  file: { name: "Tidewater - customer copy.zip", kind: "zip", bytes: 1_840_000 },
  ...{ receivedAt: "2025-10-14T13:42:00Z", from: "2022-01-01", upTo: "2025-09-30" },
  expiresAt: "2025-10-17T13:44:00Z",
  secretLink: "https://share.copperfield.test/downloadusercopy?eid=e&frid=f",
};

test("the question whose address it is leads to the answer by its secret, and warns (D-13)", () => {
  const matter = withSecret({ kind: "confirm-email", content: question }, "secret");
  const mail = composeMail(matter, look, "en");

  expect(mail.subject).toBe("Confirm your email");
  expect(mail.text).toBe(`Confirm your email

This address was given with the records of Tidewater Marine Supply, Inc., shared with Copperfield on October 14, 2025 at 9:42 AM EDT. Confirm that it is yours, so that Copperfield can see the records came from you.

Confirm email: https://share.copperfield.test/confirming?language=en#secret

Did not share anything? Do not confirm. Write to help@copperfieldcapital.com, who will look into it.

The link works for 48 hours. Opening it changes nothing until you confirm.

--
Sent by Copperfield. It never asks for your password by email. Questions: help@copperfieldcapital.com
Copperfield
`);
  expect(mail.html).toContain("Or open this address:");
  expect(mail.html.match(/confirming\?language=en#secret/g)).toHaveLength(2);
});

test("a copy's mail says what it is, until when it can be had and how often (D-12)", () => {
  const mail = composeMail(withSecret({ kind: "copy-ready", content: copy }, "s3cret"), look, "en");

  expect(mail.subject).toBe("Your copy is ready");
  expect(mail.html).toContain(
    ">The link works until October 17, 2025 at 9:44 AM EDT, for 5 downloads.<",
  );
  expect(mail.text).toContain("on October 14, 2025 at 9:42 AM EDT.");
  expect(mail.text).toContain(
    `File: Tidewater - customer copy.zip (Zip archive of workbooks, 1.8 MB)
Period: January 1, 2022 to September 30, 2025
Link works until: October 17, 2025 at 9:44 AM EDT (For 5 downloads)

Download your copy: https://share.copperfield.test/downloadusercopy?eid=e&frid=f&language=en#s3cret`,
  );
});

test.for([
  ["es", "Confirme su correo", "Su copia está lista"],
  ["fr", "Confirmez votre adresse e-mail", "Votre copie est prête"],
] as const)("both speak %s", ([language, asked, ready]) => {
  const subjects = [
    composeMail({ kind: "confirm-email", content: question }, look, language).subject,
    composeMail({ kind: "copy-ready", content: copy }, look, language).subject,
  ];

  expect(subjects).toEqual([asked, ready]);
});

test("where nobody at the lender is known, no mail tells its reader to write to a name", () => {
  const { supportEmailAddress: _, ...unsupported } = question;
  const mails = [
    composeMail({ kind: "confirm-email", content: unsupported }, look, "en"),
    composeMail(
      {
        kind: "web-connector-page",
        content: {
          ...{ workspaceName: question.workspaceName, days: 14 },
          secretLink: "https://share.copperfield.test/webconnector",
        },
      },
      look,
      "en",
    ),
    composeMail(
      {
        kind: "request",
        content: {
          ...{ sharedLinkId: "1", workspaceName: question.workspaceName },
          ...{ groups: ["transactions"], fullFiscalYears: 1, endOfImport: "Today" },
          ...{ allowUserUpload: false, expiresAt: question.askedAt, timeZone: "UTC" },
          secretLink: "https://share.copperfield.test/linked",
        },
      },
      look,
      "en",
    ),
  ];

  for (const { text, replyTo } of mails) {
    expect(replyTo).toBeUndefined();
    expect(text).toContain("your usual contact at Copperfield");
    expect(text).not.toContain("Write to");
  }
});
