import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Language, languages } from "@tieout/core/language";
import { expect, it } from "vitest";
import { type ProblemText, problemCatalogs, sayProblem } from "./problems.ts";

type Said = { readonly problem: ProblemText } & Readonly<Record<Language, string>>;

const golden: readonly Said[] = JSON.parse(
  readFileSync(new URL("fixtures/problems.json", import.meta.url), "utf8"),
);

const ids = Object.keys(problemCatalogs.en);

it.each(languages)("says in %s what was said before problems had ids (P-U14)", (language) => {
  for (const said of golden) expect(sayProblem(said.problem, language)).toBe(said[language]);
});

it("says a list as alternatives in the reader's language", () => {
  const problem = { id: "email-domain-not-allowed", values: { domains: ["a.test", "b.test"] } };

  expect(languages.map((language) => sayProblem(problem as ProblemText, language))).toEqual([
    "The email must be at a.test or b.test.",
    "El correo electrónico debe ser de a.test o b.test.",
    "L’adresse e-mail doit appartenir à a.test ou b.test.",
  ]);
});

it("finds no problem by its sentence: ids are codes, each is used, and no code holds a problem's text", () => {
  const literals = new Set(productFiles().flatMap(literalsIn));
  const texts = Object.values(problemCatalogs.en).map(curvedApostrophes);

  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  expect(ids.filter((id) => !literals.has(id))).toEqual([]);
  expect(texts.filter((text) => literals.has(text))).toEqual([]);
});

it.each(languages)(
  "has printed apostrophes in %s, and French spaces that the language adds",
  (language) => {
    expect(Object.values(problemCatalogs[language]).join()).not.toMatch(/['\u00a0\u202f]/);
  },
);

/** Code that may answer a request, without tests and test helpers. */
function productFiles(): string[] {
  return ["server", "services", "bff-lender", "bff-borrower"].flatMap((room) => {
    const folder = fileURLToPath(new URL(`../../../${room}/src`, import.meta.url));
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\.d\.|(^|\/)testing\//.test(file))
      .map((file) => join(folder, file));
  });
}

const literalsIn = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = ""]) =>
    curvedApostrophes(text),
  );

function curvedApostrophes(text: string): string {
  return text.replace(/([\p{L}\p{N}}])'/gu, "$1’");
}
