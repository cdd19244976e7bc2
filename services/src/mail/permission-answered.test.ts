import { expect, test } from "vitest";
import type { PermissionAnswered } from "./collection-mails.ts";
import { composeMail } from "./compose.ts";

const look = {
  visibleName: "Copperfield Capital",
  primaryColor: "#ffb281",
  secondaryColor: "#f7f3f3",
  hasLogo: false,
};

const answered: PermissionAnswered = {
  workspaceName: "Tidewater Marine Supply",
  packageName: "QuickBooks Online",
  timeZone: "America/New_York",
  because: "asked",
  more: { groups: ["accounts-payable"], bases: [], names: true },
  isAllowed: true,
  answeredAt: "2026-06-02T13:42:00Z",
  connectionsUrl: "https://lender.test/workspacedetails/1/connections",
};

test.each([
  [
    "en",
    "Tidewater Marine Supply allowed what you asked for",
    "Tidewater Marine Supply kept its permission as it is",
    "Open supplier bills; names of customers and suppliers, instead of codes",
  ],
  [
    "es",
    "Tidewater Marine Supply permitió lo que usted pidió",
    "Tidewater Marine Supply dejó su permiso como está",
    "Las facturas de proveedores pendientes; los nombres de clientes y proveedores, en lugar de códigos",
  ],
  [
    "fr",
    "Tidewater Marine Supply a autorisé ce que vous demandiez",
    "Tidewater Marine Supply n’a pas élargi son autorisation",
    "Les factures fournisseurs non réglées ; les noms des clients et des fournisseurs, au lieu de codes",
  ],
] as const)(
  "an answer says what it was about, and leads to the connections: %s",
  (language, allowed, kept, things) => {
    const compose = (isAllowed: boolean) =>
      composeMail(
        { kind: "permission-answered", content: { ...answered, isAllowed } },
        look,
        language,
      );

    expect([compose(true).subject, compose(false).subject]).toEqual([allowed, kept]);
    for (const { text, html } of [compose(true), compose(false)]) {
      expect(text.replace(/\s+/g, " ")).toContain(things);
      expect(text).toContain(answered.connectionsUrl);
      expect(html).toContain("QuickBooks Online");
    }
  },
);

test("names no business to readers who can't view the workspace", () => {
  const { workspaceName: _, ...content } = answered;

  const { subject, text } = composeMail({ kind: "permission-answered", content }, look, "en");

  expect(subject).toBe("A workspace allowed what you asked for");
  expect(text).not.toContain("Tidewater");
});
