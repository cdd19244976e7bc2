import type { Day } from "@tieout/core/calendar/day";
import { expect, test } from "vitest";
import type { RequestMail } from "./borrower-mails.ts";
import { composeMail } from "./compose.ts";
import { withSecret } from "./secret-link.ts";

const content: RequestMail = {
  sharedLinkId: "1",
  workspaceName: "Tidewater Marine Supply, Inc.",
  groups: ["financial-statements", "accounts-receivable", "accounts-payable"],
  fullFiscalYears: 3,
  endOfImport: "Today",
  mostRecentDay: "2025-09-30" as Day,
  allowUserUpload: true,
  askedBy: { name: "Dana Whitfield", emailAddress: "dana.whitfield@copperfieldcapital.com" },
  supportEmailAddress: "help@copperfieldcapital.com",
  expiresAt: "2025-11-14T02:00:00Z",
  timeZone: "America/New_York",
  secretLink: "https://share.copperfield.test/linked?rid=1",
};
const look = {
  visibleName: "Copperfield",
  primaryColor: "#ffb281",
  secondaryColor: "#f7f3f3",
  hasLogo: false,
};

test("a request says who asks for what, until when, and leads there by the link's secret", () => {
  const mail = composeMail(withSecret({ kind: "request", content }, "secret"), look, "en");

  expect(mail.subject).toBe("Copperfield is asking for your accounting data");
  expect(mail.text).toBe(`Copperfield is asking for your accounting data

For the loan review of Tidewater Marine Supply, Inc. You connect your accounting package, and can add files. It takes about five minutes.

What is shared: Financial statements (With the general ledger behind them); Accounts receivable and accounts payable
Period: 3 full fiscal years and the current one, up to September 30, 2025
Asked by: Dana Whitfield (dana.whitfield@copperfieldcapital.com)
Link works until: November 13, 2025 at 9:00 PM EST

Share accounting data: https://share.copperfield.test/linked?rid=1&language=en#secret

✓ Read-only. Nothing in your books can be changed.
✓ You sign in on your accounting package’s own page.

Not expecting this? Ask Dana Whitfield before you continue.

--
Sent by Copperfield. It never asks for your password by email. Questions: help@copperfieldcapital.com
Copperfield
`);
  expect(mail.html).toContain(
    'href="https://share.copperfield.test/linked?rid=1&amp;language=en#secret"',
  );
  expect(mail.html).toContain("Nothing in your books can be changed.");
});

test.for([
  [
    "es",
    "Copperfield le pide sus datos contables",
    "Un ejercicio completo y el que está en curso, hasta el último día del último mes completo",
    "El enlace funciona hasta el: 13 de noviembre de 2025 a las 21:00 GMT-5",
  ],
  [
    "fr",
    "Copperfield vous demande vos données comptables",
    "Un exercice complet et l’exercice en cours, jusqu’au dernier jour du dernier mois complet",
    "Le lien fonctionne jusqu’au\u00a0: 13 novembre 2025 à 21:00 UTC−5",
  ],
] as const)("a request speaks %s", ([language, subject, period, until]) => {
  const { mostRecentDay: _, ...rest } = content;
  const moving = { ...rest, fullFiscalYears: 1, endOfImport: "LastFullMonth" } as const;
  const mail = composeMail({ kind: "request", content: moving }, look, language);

  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(period);
  expect(mail.text).toContain(until);
});

test.for([
  [["financial-statements"], "Financial statements (With the general ledger behind them)"],
  [["accounts-receivable", "transactions"], "Accounts receivable and transactions"],
] as const)("a request for %j names them alone", ([groups, shared]) => {
  const mail = composeMail({ kind: "request", content: { ...content, groups } }, look, "en");

  expect(mail.text).toContain(`What is shared: ${shared}\n`);
});
