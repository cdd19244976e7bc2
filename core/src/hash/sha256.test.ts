import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256 } from "./sha256.ts";

describe("sha256", () => {
  it("gives the standard's own example", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("agrees with Node for any text of any length", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.nat({ max: 300 }).map((length) => "a".repeat(length)),
    );
    fc.assert(
      fc.property(text, (any) => {
        expect(sha256(any)).toBe(createHash("sha256").update(any).digest("hex"));
      }),
    );
  });
});
