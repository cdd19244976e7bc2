import { describe, expect, it } from "vitest";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };

// Lenders upload files of a borrower's books with the same texts.
const owned = {
  en: /\byours?\b (own )?(profit|balance|books|reports?|accounts|accounting|package|net income|total assets)/i,
  // “Su” is “its” as well, so that accounts and books aren't sought.
  es: /\bsus?\b (propi\w+ )?(estado|balance|informes?|programa|resultado|activo)/i,
  fr: /\b(votre|vos)\b (propres? )?(compte|bilan|comptabilité|états?|logiciel|résultat)/i,
};

describe("texts of a file of books", () => {
  it.each([
    ["en", en],
    ["es", es],
    ["fr", fr],
  ] as const)("don't say in %s that the books are the reader's", (language, texts) => {
    const found = Object.entries(texts).filter(([, text]) => owned[language].test(text));

    expect(found).toEqual([]);
  });
});
