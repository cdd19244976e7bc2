import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { demoLogo } from "./logo.ts";

describe("a demo tenant's logo", () => {
  it.each(["ring", "shield"] as const)("is a square PNG, clear at its corners: %s", (mark) => {
    const png = demoLogo(mark);
    const pixelAt = reader(png);

    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([104, 104]);
    expect(pixelAt(0, 103)[3]).toBe(0);
    expect(pixelAt(52, 95)[3]).toBe(255);
  });

  it("has smooth edges", () => {
    const pixelAt = reader(demoLogo("ring"));
    const edge = Array.from({ length: 104 }, (_, x) => pixelAt(x, 4)[3]);

    expect(edge.some((alpha) => alpha !== undefined && alpha > 0 && alpha < 255)).toBe(true);
  });
});

/** The pixels are in the second chunk, right after the fixed-length header. */
function reader(png: Buffer): (x: number, y: number) => readonly number[] {
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const row = 1 + 104 * 4;
  return (x, y) => [...rows.subarray(y * row + 1 + x * 4, y * row + 5 + x * 4)];
}
