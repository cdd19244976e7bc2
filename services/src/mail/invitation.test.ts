import { expect, test } from "vitest";
import type { InvitationMail } from "./access-mails.ts";
import { composeMail } from "./compose.ts";
import { withSecret } from "./secret-link.ts";

const content: InvitationMail = {
  invitationId: "1",
  invitedBy: { name: "Dana Whitfield", emailAddress: "dana@copperfieldcapital.com" },
  emailAddress: "marcus.bell@copperfieldcapital.com",
  roles: ["Default User"],
  expiresAt: "2025-10-16T13:42:00Z",
  timeZone: "America/New_York",
  secretLink: "https://copperfield.test/invitation",
};
const look = {
  visibleName: "Copperfield",
  primaryColor: "#ffb281",
  secondaryColor: "#f7f3f3",
  hasLogo: false,
};

test("an invitation says who invites to what, until when, and leads there by its secret", () => {
  const mail = composeMail(withSecret({ kind: "invitation", content }, "secret"), look, "en");

  expect(mail.subject).toBe("Dana Whitfield invited you to Copperfield");
  expect(mail.text).toBe(`You are invited to Copperfield

Dana Whitfield added you as a user of the portal where Copperfield collects and reviews borrowers’ books.

Your sign-in: marcus.bell@copperfieldcapital.com
Role: Default User
Valid until: October 16, 2025 at 9:42 AM EDT

Accept invitation: https://copperfield.test/invitation?language=en#secret

Not expecting this? Ask dana@copperfieldcapital.com before you accept. Without an answer the invitation ends by itself.

--
Sent because Dana Whitfield entered your address.
Copperfield
`);
  expect(mail.html).toContain('href="https://copperfield.test/invitation?language=en#secret"');
  expect(mail.html).toContain("Accept within 48 hours to see your workspaces.");
});

test.for([
  ["es", "Dana Whitfield le invita a Copperfield", "Aceptar la invitación"],
  ["fr", "Dana Whitfield vous invite chez Copperfield", "Accepter l’invitation"],
] as const)("an invitation speaks %s", ([language, subject, button]) => {
  const mail = composeMail({ kind: "invitation", content }, look, language);

  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(button);
});

test("an invitation without an inviter names nobody", () => {
  const { invitedBy: _, ...nobodys } = content;
  const mail = composeMail({ kind: "invitation", content: nobodys }, look, "en");

  expect(mail.subject).toBe("You are invited to Copperfield");
  expect(mail.text).toContain("Sent because an administrator entered your address.");
});
