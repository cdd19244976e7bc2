import { isPluralElement, isTagElement, parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";

type Messages = Readonly<Record<string, string>>;

interface Catalogues {
  readonly en: Messages;
  readonly es: Messages;
  readonly fr: Messages;
  readonly sections: readonly string[];
}

export function holdCatalogues({ en, sections, ...others }: Catalogues): void {
  describe.each(Object.entries(others).map(([language, catalogue]) => ({ language, catalogue })))(
    "the catalogue $language",
    ({ catalogue }) => {
      it("has every message, and asks for the same values as the English one (P-U14, X-26)", () => {
        expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(en).toSorted());
        for (const [id, text] of Object.entries(catalogue)) {
          expect({ id, values: valuesOf(text) }).toEqual({ id, values: valuesOf(en[id] ?? "") });
        }
      });

      it("has no exclamation marks", () => {
        expect(Object.values(catalogue).filter((text) => /[!¡]/.test(text))).toEqual([]);
      });
    },
  );

  it("names all sections in which a tenant can have messages of its own", () => {
    const ids = new Set(Object.keys(en).map((id) => id.replace(/\..*/, "")));

    expect([...ids].toSorted()).toEqual(sections.toSorted());
  });
}

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
