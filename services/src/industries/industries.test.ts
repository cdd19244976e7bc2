import { isNaicsCode } from "@tieout/core/industry/industry";
import { describe, expect, it } from "vitest";
import { naicsIndustries } from "./industries.ts";

const industries = naicsIndustries();

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
