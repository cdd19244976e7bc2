import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameCompanyName } from "./company-name.ts";

describe("isSameCompanyName", () => {
  it.each([
    ["Tidewater Marine Supply", "Tidewater Marine Supply, Inc."],
    ["TIDEWATER MARINE SUPPLY INC", "Tidewater  Marine-Supply"],
    ["Bluestem Farms L.L.C.", "Bluestem Farms, LLC"],
    ["The Corner Bakery Company", "Corner Bakery Co."],
    ["Halloran & Sons", "Halloran and Sons, Ltd"],
    ["Dupont et Fils SARL", "Dupont & Fils"],
    ["Panadería El Águila, S.A. de C.V.", "Panaderia El Aguila"],
    ["Servicios del Norte S. de R.L. de C.V.", "Servicios del Norte"],
    ["Société Générale des Bois S.A.S.", "SOCIETE GENERALE DES BOIS"],
    ["Müller Maschinen GmbH & Co. KG", "Muller Maschinen"],
    ["O’Brien's Pub", "OBriens Pub LLC"],
    ["Tide Water Marine", "Tidewater Marine"],
    ["Rosa Lowell LLC dba Harbor Café", "Harbor Cafe"],
    ["Harbor Café", "Rosa Lowell LLC d/b/a Harbor Café"],
    ["The Company, LLC", "the company"],
    ["株式会社マリン", "株式会社マリン"],
  ])("takes %j for %j", (one, other) => {
    expect([isSameCompanyName(one, other), isSameCompanyName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ["Tidewater Marine Supply", "Tidewater Marine Holdings"],
    ["Bluestem Farms", "Bluestem Foods"],
    ["Halloran & Sons", "Halloran"],
    ["Route 66 Diner", "Route 65 Diner"],
    ["Inc.", "LLC"],
    ["!", "?"],
    ["Tidewater", ""],
  ])("tells %j from %j", (one, other) => {
    expect([isSameCompanyName(one, other), isSameCompanyName(other, one)]).toEqual([false, false]);
  });

  it("heeds no form, case, punctuation or accent", () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.constantFrom("", ", Inc.", " LLC", " S.A. de C.V.", " SARL", " GmbH", " Pty. Ltd."),
        fc.constantFrom(" ", ", ", "-", " – ", ". "),
        fc.boolean(),
        (words, form, between, isUpper) => {
          const name = words.join(" ");
          const written = `${words.map(accented).join(between)}${form}`;
          expect(isSameCompanyName(isUpper ? written.toUpperCase() : written, name)).toBe(true);
        },
      ),
    );
  });

  it("is symmetric, true of a name and itself, and false once a word is another", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(isSameCompanyName(one, one)).toBe(true);
        expect(isSameCompanyName(one, other)).toBe(isSameCompanyName(other, one));
      }),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(isSameCompanyName(words.join(" "), [...words, "quay"].join(" "))).toBe(false);
      }),
    );
  });
});

/** Words that are neither forms nor conjunctions. */
const word = fc.constantFrom("harbor", "tide", "marine", "supply", "bakery", "norte", "rio", "66");

const accented = (text: string) => text.replace("a", "á").replace("o", "ö").replace("e", "é");
