import { describe, expect, it } from "vitest";
import verdicts from "./fixtures/postal-codes.json" with { type: "json" };
import { postalCodeState } from "./postal-code.ts";

describe("postalCodeState", () => {
  it.each([
    ["the United States", ["30301", "10001", "30301-1234"]],
    ["Canada", ["K1A 0B1", "k1a0b1"]],
    ["Mexico", ["06600"]],
    ["the United Kingdom", ["SW1A 1AA", "M1 1AE", "sw1a1aa", "GX11 1AA"]],
    ["Ireland", ["D02 AF30", "d6w xy00"]],
    ["the Netherlands", ["1012 AB"]],
    ["France and Germany", ["75001", "75 001", "10115"]],
    ["Poland and Portugal", ["00-950", "1000-205"]],
    ["Sweden", ["114 55", "SE-114 55"]],
    ["Japan and Brazil", ["100-0001", "01310-100", "01310100"]],
    ["Argentina", ["C1425", "C1425CLA"]],
    ["Iceland", ["101"]],
  ])("takes the codes of %s (S-V21)", (_, codes) => {
    expect(codes.map((code) => [code, postalCodeState(code)])).toEqual(
      codes.map((code) => [code, "valid"]),
    );
  });

  it("takes spaces around a code, and more than one within", () => {
    expect(postalCodeState("  30301 ")).toBe("valid");
    expect(postalCodeState("K1A  0B1")).toBe("valid");
  });

  it("calls nothing neither valid nor invalid (S-V22)", () => {
    expect(["", " ", "\t\n"].map(postalCodeState)).toEqual(["empty", "empty", "empty"]);
  });

  it.each([
    "1",
    "12",
    "ABCDE",
    "30301-",
    "30301-12",
    "303011234",
    "30301 or so",
    "123456789012",
    "３０３０１",
    "ß1234",
    "<30301>",
    "D1A 0B1",
    "9".repeat(200),
  ])("calls %s invalid (S-V23)", (code) => {
    expect(postalCodeState(code)).toBe("invalid");
  });

  // Results of postcode-validator 3.10.22 for all its countries except INTL, which accepts any word.
  it("agrees with a library of 186 countries on 1,266 codes, drawn from its formats or mistyped", () => {
    expect(verdicts.valid.filter((code) => postalCodeState(code) !== "valid")).toEqual([]);
    expect(verdicts.invalid.filter((code) => postalCodeState(code) !== "invalid")).toEqual([]);
    expect(verdicts.valid.length + verdicts.invalid.length).toBe(1_266);
  });
});
