import { readFileSync } from "node:fs";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Language, languages } from "@tieout/core/language";
import { describe, expect, it } from "vitest";
import { catalogs, type SayableFact, say } from "./messages.ts";

type Said = { readonly fact: SayableFact } & Readonly<Record<Language, string>>;

const golden: readonly Said[] = ["checks", "imports", "risk", "web-connector"].flatMap((file) =>
  JSON.parse(readFileSync(new URL(`fixtures/${file}.json`, import.meta.url), "utf8")),
);

describe("say", () => {
  it.each(languages)("makes in %s the sentence that was kept before (P-U14, X-26)", (language) => {
    for (const said of golden) expect(say(said.fact, language)).toBe(said[language]);
  });

  it("leaves names as they are, whatever they look like", () => {
    const account = "Suspense, and more in 3 other accounts {count} of Mar 2, 2026";
    const balance = { minor: 16_400_00, currency: "USD" } as const;
    const fact = { code: "suspense-balance", values: { balance, account, others: 0 } };

    // The sample is a fact, except that a plain number stands for its minor units.
    expect(say(fact as SayableFact, "es")).toBe(`16.400,00 USD en ${account}.`);
  });
});

describe("the catalogs", () => {
  it("have the same codes and places in every language (P-U14)", () => {
    for (const language of languages) {
      expect(Object.keys(catalogs[language])).toEqual(Object.keys(catalogs.en));
      for (const [code, message] of Object.entries(catalogs[language])) {
        expect([code, placesOf(message)]).toEqual([
          code,
          placesOf(catalogs.en[code as SayableFact["code"]]),
        ]);
      }
    }
  });

  it("have the places that their facts have values for", () => {
    for (const { fact } of golden) {
      expect([fact.code, Object.keys(fact.values).toSorted()]).toEqual([
        fact.code,
        placesOf(catalogs.en[fact.code]),
      ]);
    }
  });

  it("have printed apostrophes, and French spaces that the language adds", () => {
    for (const language of languages) {
      expect(Object.values(catalogs[language]).join()).not.toMatch(/['\u00a0\u202f]/);
    }
  });
});

const placesOf = (message: string) => [...new Set(placesIn(parse(message)))].toSorted();

function placesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return placesIn(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element.value];
    const variants = Object.values(element.options).flatMap(({ value }) => placesIn(value));
    return [element.value, ...variants];
  });
}
