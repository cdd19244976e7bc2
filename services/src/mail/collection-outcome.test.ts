import { expect, it } from "vitest";
import { composeMail } from "./compose.ts";

const look = {
  visibleName: "Copperfield",
  primaryColor: "#ffb385",
  secondaryColor: "#1f1b18",
  hasLogo: false,
};

it.each([
  ["en", "shared", "The records of Tidewater Marine were shared", "Received: November 13, 2025"],
  ["es", "stopped", "Los datos de Tidewater Marine no se compartieron", "Detenido: 13"],
  ["fr", "shared", "Les données de Tidewater Marine ont été partagées", "Reçu : 13 novembre"],
] as const)("says in %s how it ended: %s (D-15)", (language, outcome, subject, fact) => {
  const content = {
    outcome,
    financialRecordId: "1",
    workspaceName: "Tidewater Marine",
    packageName: "DEX",
    endedAt: "2025-11-14T02:00:00Z",
    timeZone: "America/New_York",
    supportEmailAddress: "help@copperfield.test",
    pageLink: "https://share.copperfield.test/progress",
  };

  const mail = composeMail({ kind: "collection-outcome", content }, look, language);

  expect(mail.subject).toBe(subject);
  expect(mail.text.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(fact);
  expect(mail.text).toContain(content.pageLink);
  expect(mail.text).toContain("help@copperfield.test");
});
