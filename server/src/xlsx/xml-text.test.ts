import { describe, expect, it } from "vitest";
import { cellText, longestText, xmlText } from "./xml-text.ts";

describe("xmlText", () => {
  it("leaves plain text, other scripts and whole surrogate pairs alone", () => {
    expect(xmlText("Müller & Söhne, 東京 🏦")).toBe("Müller &amp; Söhne, 東京 🏦");
  });

  it("escapes markup", () => {
    expect(xmlText(`<b a="1">`)).toBe("&lt;b a=&quot;1&quot;&gt;");
  });

  it("spells out what XML can't hold", () => {
    expect(xmlText("a\u0007b\u0000c\rd\ufffe")).toBe("a_x0007_b_x0000_c_x000D_d_xFFFE_");
  });

  it("keeps tabs and line breaks", () => {
    expect(xmlText("a\tb\nc")).toBe("a\tb\nc");
  });

  it("escapes a text that looks like an escape", () => {
    expect(xmlText("_x0007_ and _xyz_")).toBe("_x005F_x0007_ and _xyz_");
  });

  it("replaces half of a surrogate pair", () => {
    expect(xmlText("a\ud83db")).toBe("a\ufffdb");
  });
});

describe("cellText", () => {
  it("cuts at what Excel can hold, and says so", () => {
    const cut = cellText("x".repeat(longestText + 1));

    expect(cut).toHaveLength(longestText);
    expect(cut.endsWith(" […]")).toBe(true);
  });
});
