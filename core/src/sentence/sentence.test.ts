import { describe, expect, it } from "vitest";
import { translator } from "./index.ts";

const translate = translator({
  "This can't be read.": { es: "No se puede leer.", fr: "Ne peut pas être lu." },
  "{text}'s books aren't up to {day}: {amount} isn't there.": {
    es: "Los libros de {text} no llegan al {day}: faltan {amount}.",
    fr: "Les livres de {text} ne vont pas au {day} : il manque {amount}.",
  },
});

describe("translate", () => {
  it("says English with the apostrophes of print, and leaves what is somebody else's text", () => {
    const kept = "Rosa's Diner's books aren't up to Mar 31, 2026: −1,234.50 USD isn't there.";

    expect([translate("This can't be read.", "en"), translate(kept, "en")]).toEqual([
      "This can’t be read.",
      "Rosa's Diner’s books aren’t up to Mar 31, 2026: −1,234.50 USD isn’t there.",
    ]);
  });

  it("knows nothing of a sentence that no table has", () => {
    expect([translate("It isn't ours.", "en"), translate("It isn't ours.", "fr")]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
