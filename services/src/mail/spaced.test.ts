import { expect, test } from "vitest";
import type { InvitationMail } from "./access-mails.ts";
import type { TenantLook } from "./brand.ts";
import type { CollectionCompleted } from "./collection-mails.ts";
import { composeMail } from "./compose.ts";

test("French marks keep to their words, in HTML and text alike, and addresses stay (X-26)", () => {
  const { subject, text, html } = inLanguage("fr");

  expect(subject).toBe("Marlow Print\u00a0: comptabilité reçue");
  expect(text).toContain("Période\u00a0: Du 1er janvier 2025 au 30 septembre 2025");
  expect(text).toContain("Qualité des données\u00a0: 1 contrôle réussi sur 2");
  expect(`${text}${html}`).not.toMatch(/ [:;?!](\s|<|$)/m);
  expect(html).toContain('href="https://lender.test/?a=1&amp;language=fr"');
});

test("whoever is to be asked can be written to from the mail, and names stand out", () => {
  const content: InvitationMail = {
    invitationId: "1",
    emailAddress: "ada@northgate.test",
    roles: ["Administrator"],
    invitedBy: { name: "Dana <W>", emailAddress: "dana@northgate.test" },
    expiresAt: "2025-10-16T14:05:00Z",
    timeZone: "UTC",
    secretLink: "https://lender.test/i",
  };

  const { html } = composeMail({ kind: "invitation", content }, look, "en");

  expect(html).toContain('Ask <a href="mailto:dana@northgate.test"');
  expect(html).toContain('<strong style="font-weight:600">Dana &lt;W&gt;</strong> added you');
});

test("books that came as a file aren't from a package of an English name (P-U14)", () => {
  const said = (["en", "es", "fr"] as const).map((language) => inLanguage(language).text);

  expect(said.map((text) => /File upload|Archivo subido|Fichier importé/.exec(text)?.[0])).toEqual([
    ...["File upload", "Archivo subido", "Fichier importé"],
  ]);
});

const look: TenantLook = {
  visibleName: "Copperfield",
  primaryColor: "#ffb281",
  secondaryColor: "#f7f3f3",
  hasLogo: false,
};

function inLanguage(language: "en" | "es" | "fr") {
  const content: CollectionCompleted = {
    workspaceName: "Marlow Print",
    packageName: "File upload",
    timeZone: "UTC",
    because: "subscribed",
    asked: true,
    submissionUrl: "https://lender.test/?a=1",
    from: "2025-01-01",
    upTo: "2025-09-30",
    receivedAt: "2025-10-14T13:42:00Z",
    checks: { passed: 1, of: 2, high: 1, medium: 0 },
  };
  return composeMail({ kind: "collection-completed", content }, look, language);
}
