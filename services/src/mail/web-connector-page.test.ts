import { describe, expect, it } from "vitest";
import { composeMail } from "./compose.ts";

const look = {
  ...{ visibleName: "Copperfield", primaryColor: "#ffb385", secondaryColor: "#1f1b18" },
  hasLogo: false,
};
const content = {
  ...{ workspaceName: "Tidewater Marine", days: 14 },
  secretLink: "https://share.copperfield.test/webconnector#secret",
};

describe("a mail to the computer where QuickBooks is", () => {
  it.each([
    ["en", "Continue on your Windows computer", "14 days"],
    ["es", "Continúe en su computadora con Windows", "14 días"],
    ["fr", "Continuez sur votre ordinateur Windows", "14 jours"],
  ] as const)("says in %s what to do there, and how long", (language, subject, days) => {
    const mail = composeMail({ kind: "web-connector-page", content }, look, language);

    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain("Tidewater Marine");
    expect(mail.text).toContain(`/webconnector?language=${language}#secret`);
    expect(mail.text.replaceAll("\u00a0", " ")).toContain(days);
  });
});

describe("a question about a company that is named unlike the business", () => {
  it.each([
    ["en", "Is Harbor Marine LLC the company to share?", /Nothing is read until you answer/],
    ["es", "¿Es Harbor Marine LLC la empresa que quiere compartir?", /hasta que usted responda/],
    ["fr", "Harbor Marine LLC est-elle la société à partager ?", /avant votre réponse/],
  ] as const)("says both names in %s, and leads to the page", (language, subject, sentence) => {
    const asked = { ...content, news: "called", company: "Harbor Marine LLC" } as const;
    const mail = composeMail({ kind: "web-connector-news", content: asked }, look, language);

    expect(mail.subject.replace(/[\u00a0\u202f]/g, " ")).toBe(subject);
    expect(mail.text).toMatch(/Harbor Marine LLC.*Tidewater Marine/s);
    expect(mail.text).toMatch(sentence);
    expect(mail.text).toContain(`/webconnector?language=${language}#secret`);
  });
});

describe("news of QuickBooks Desktop", () => {
  it.each([
    ["en", "called", "QuickBooks Desktop has called for Tidewater Marine"],
    ["es", "done", "Se compartieron los datos de Tidewater Marine"],
    ["fr", "stopped", "Les données de Tidewater Marine n’ont pas été partagées"],
  ] as const)("say in %s that it has %s, and lead to the page", (language, news, subject) => {
    const mail = composeMail(
      { kind: "web-connector-news", content: { ...content, news } },
      look,
      language,
    );

    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`/webconnector?language=${language}#secret`);
  });
});
