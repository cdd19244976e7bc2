import { fileURLToPath } from "node:url";
import { translator } from "@tieout/core/sentence";
import { expect, it } from "vitest";
import { problem } from "./problem.ts";
import { replyInLanguage } from "./reply-in-language.ts";
import { chassisSentences } from "./sentences.ts";
import { untranslated } from "./testing/untranslated.ts";

it.each(["http", "confirming", "consent", "presenting", "collecting", "documents"])(
  "says every sentence of %s in Spanish and French (P-U14)",
  async (room) => {
    expect(await untranslated(fileURLToPath(new URL(`../${room}`, import.meta.url)))).toEqual([]);
  },
);

it("has the same places in every language", () => {
  const placesOf = (text: string) => text.match(/\{\w+\}/g) ?? [];

  for (const [english, { es, fr }] of Object.entries(chassisSentences)) {
    expect([placesOf(es), placesOf(fr)]).toEqual([placesOf(english), placesOf(english)]);
  }
});

it("says a problem and its fields in the caller's language, and nothing else", () => {
  const translate = translator(chassisSentences);
  const refusal = problem(415, "media-type", "This can't be read.", "Send text/csv.");
  const errors = [
    { pointer: "/body/name", code: "maxLength", description: "This has more than 256 characters." },
    { pointer: "/body/x", code: "x", description: "Nobody translated this." },
  ];

  expect(
    replyInLanguage({ ...refusal, body: { ...refusal.body, errors } }, "fr", translate),
  ).toEqual({
    status: 415,
    body: {
      type: "media-type",
      title: "Ne peut pas être lu.",
      status: 415,
      detail: "Envoyez text/csv.",
      description: "Envoyez text/csv.",
      errors: [
        { ...errors[0], description: "Contient plus de 256 caractères." },
        { ...errors[1], description: "Nobody translated this." },
      ],
    },
  });
  expect(
    replyInLanguage({ status: 200, body: { title: "Please sign in." } }, "fr", translate),
  ).toEqual({
    status: 200,
    body: { title: "Please sign in." },
  });
});
