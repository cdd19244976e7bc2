import { isNaicsCode } from "@tieout/core/industry/industry";
import { describe, expect, it } from "vitest";
import { naicsIndustries, searchNaicsIndustries } from "./industries.ts";
import { searches } from "./testing/searches.ts";

const industries = naicsIndustries();
const known = new Set(industries.map(({ code }) => code));

describe("NAICS 2022", () => {
  it("has the Census Bureau's 1,012 industries once each, by code, with 20,373 entries of its index", () => {
    const codes = industries.map(({ code }) => code);

    expect(codes).toHaveLength(1_012);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes.filter((code) => !isNaicsCode(code))).toEqual([]);
    expect(industries.reduce((count, { index }) => count + index.length, 0)).toBe(20_373);
  });

  it("has titles and entries that are read as they are", () => {
    const texts = industries.flatMap(({ title, index }) => [title, ...index]);
    expect(
      texts.filter((text) => text === "" || text !== text.replace(/\s+/g, " ").trim()),
    ).toEqual([]);
  });

  it("finds peers for every industry but those of public administration", () => {
    const without = industries.filter(({ soi }) => soi === undefined);

    expect(without.every(({ soiLevel }) => soiLevel === "none")).toBe(true);
    expect(without).toEqual(industries.filter(({ code }) => code.startsWith("92")));
    expect(new Set(industries.map(({ soiLevel }) => soiLevel))).toEqual(
      new Set(["minor", "major", "sector", "none"]),
    );
  });

  it("has what NAICS 2022 is told apart from 2017 by", () => {
    const titles = new Map(industries.map(({ code, title }) => [code, title]));

    expect(titles.get("513210")).toBe("Software Publishers");
    expect(titles.get("722511")).toBe("Full-Service Restaurants");
    expect(titles.has("511210")).toBe(false);
  });
});

describe("searchNaicsIndustries", () => {
  const titles = (query: string, atMost: number) =>
    searchNaicsIndustries(query, atMost).map(({ industry }) => industry.title);

  it.each([
    ["boat dealer", "Boat Dealers"],
    ["plumming", "Plumbing, Heating, and Air-Conditioning Contractors"],
    ["software pubisher", "Software Publishers"],
    ["roofing contractor", "Roofing Contractors"],
    ["long haul trucking", "General Freight Trucking, Long-Distance, Truckload"],
    ["dental office", "Offices of Dentists"],
    ["used car dealer", "Used Car Dealers"],
    ["seafood wholesaler", "Fish and Seafood Merchant Wholesalers"],
    ["coffee shop", "Snack and Nonalcoholic Beverage Bars"],
    ["lawyer", "Offices of Lawyers"],
    ["acounting", "Other Accounting Services"],
    ["vetrinary", "Veterinary Services"],
    ["jewellery store", "Jewelry Retailers"],
    ["CAFÉ full service restaurant", "Full-Service Restaurants"],
  ])("finds %s", (query, title) => {
    expect(titles(query, 3)).toContain(title);
  });

  it("has pizza in restaurants, factories, shops and wholesale", () => {
    expect(titles("pizza", 10)).toEqual(
      expect.arrayContaining([
        "Full-Service Restaurants",
        "Limited-Service Restaurants",
        "Frozen Specialty Food Manufacturing",
      ]),
    );
  });

  it("finds each industry by its code, and first by its title", () => {
    const first = (query: string) => searchNaicsIndustries(query, 1)[0]?.industry.code;
    const titled = industries.filter((_, place) => place % 8 === 0);

    expect(industries.filter(({ code }) => first(code) !== code)).toEqual([]);
    expect(titled.filter(({ code, title }) => first(title) !== code)).toEqual([]);
  });

  it("finds an industry by what the index has under it", () => {
    const entries = industries.flatMap(({ code, index }) =>
      index.map((entry) => ({ code, entry })),
    );
    const missed = entries
      .filter((_, place) => place % 200 === 0)
      .filter(({ code, entry }) =>
        searchNaicsIndustries(entry, 5).every(({ industry }) => industry.code !== code),
      );
    expect(missed).toEqual([]);
  });

  it("puts what is meant first in four of five searches, and among ten in nineteen of twenty", () => {
    const places = searches.map(({ query, codes }) =>
      searchNaicsIndustries(query, 10).findIndex(({ industry }) => codes.includes(industry.code)),
    );
    const share = (isRight: (place: number) => boolean) =>
      places.filter(isRight).length / searches.length;

    expect(searches.flatMap(({ codes }) => codes).filter((code) => !known.has(code))).toEqual([]);
    expect(share((place) => place === 0)).toBeGreaterThanOrEqual(0.8);
    expect(share((place) => place >= 0)).toBeGreaterThan(0.95);
  });
});
