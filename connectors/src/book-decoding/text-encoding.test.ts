import { describe, expect, it } from "vitest";
import { decoded, encodingOf, textLines } from "./text-encoding.ts";

describe("encodingOf", () => {
  it("goes by marks, by being UTF-8, by what is declared, and by the letters there are", () => {
    expect(encodingOf(Buffer.from("\ufeffå", "utf16le"))).toBe("utf-16le");
    expect(encodingOf(Buffer.from("Försäljning", "utf8"))).toBe("utf-8");
    expect(encodingOf(Buffer.from("plain"))).toBe("utf-8");
    expect(encodingOf(Buffer.from("Försäljning", "latin1"))).toBe("windows-1252");
    expect(encodingOf(dos("Försäljning"))).toBe("cp437");
    expect(encodingOf(Buffer.from("c\xbdur à 5 \xa4", "latin1"))).toBe("iso-8859-15");
    expect(encodingOf(Buffer.from("5 \x80 \xbd", "latin1"))).toBe("windows-1252");
    expect(encodingOf(Buffer.from("\xe9\xa4", "latin1"), "ISO-8859-1")).toBe("windows-1252");
  });
});

describe("decoded", () => {
  it("says what was written", () => {
    const read = (bytes: Buffer) => [...decoded(bytes, encodingOf(bytes))].join("");

    expect(read(dos("Försäljning Åre ÄÖ é"))).toBe("Försäljning Åre ÄÖ é");
    expect(read(Buffer.from("c\xbdur à 5 \xa4", "latin1"))).toBe("cœur à 5 €");
    expect(read(Buffer.from("\ufeffkr", "utf8"))).toBe("kr");
    expect(read(Buffer.from("Bank \x96 main\x92s \x80 \xe9", "latin1"))).toBe("Bank – main’s € é");
    const long = `${"å".repeat(200_000)}x${"ö".repeat(200_000)}`;
    expect(read(Buffer.from(long)) === long).toBe(true);
  });
});

describe("textLines", () => {
  it("ends lines in every way, counts empty ones alone, and ends the text where DOS ends it", () => {
    expect([...textLines(Buffer.from("a\r\nb\rc\n\nd\u001a"))]).toEqual([
      { number: 1, text: "a" },
      { number: 2, text: "b" },
      { number: 3, text: "c" },
      { number: 5, text: "d" },
    ]);
  });
});

function dos(text: string): Buffer {
  const bytes: Record<string, number> = {
    å: 0x86,
    ä: 0x84,
    ö: 0x94,
    Å: 0x8f,
    Ä: 0x8e,
    Ö: 0x99,
    é: 0x82,
  };
  return Buffer.from([...text].map((letter) => bytes[letter] ?? letter.charCodeAt(0)));
}
