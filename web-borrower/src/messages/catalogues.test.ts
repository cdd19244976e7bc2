import { isPluralElement, isTagElement, parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { sections } from "./sections.ts";

describe.each([
  { language: "es", catalogue: es },
  { language: "fr", catalogue: fr },
])("the catalogue $language", ({ catalogue }) => {
  it("asks for the same values as the English one, message by message", () => {
    for (const [id, text] of Object.entries(catalogue)) {
      const [, english] = Object.entries(en).find(([other]) => other === id) ?? [];

      expect({ id, values: valuesOf(text) }).toEqual({ id, values: valuesOf(english ?? "") });
    }
  });

  it("has no exclamation marks", () => {
    expect(Object.values(catalogue).filter((text) => /[!¡]/.test(text))).toEqual([]);
  });
});

it("has in each of its sections what a lender can say otherwise, and names them all", () => {
  const ids = new Set(Object.keys(en).map((id) => id.replace(/\..*/, "")));

  expect([...ids].toSorted()).toEqual(sections.toSorted());
});

type Elements = ReturnType<typeof parse>;

const valuesOf = (text: string): readonly string[] => [...new Set(names(parse(text)))].sort();

const names = (elements: Elements): readonly string[] =>
  elements.flatMap((element) => {
    if (isPluralElement(element)) {
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => names(value)),
      ];
    }
    if (isTagElement(element)) return [element.value, ...names(element.children)];
    return "value" in element && element.type !== 0 ? [element.value] : [];
  });
