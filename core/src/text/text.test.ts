import fc from "fast-check";
import sanitizeHtml from "sanitize-html";
import { describe, expect, it } from "vitest";
import {
  businessNameFault,
  cellSeparator,
  csvRecord,
  hasUnsafeMarkup,
  isInDomains,
  parseEmail,
  sameEmail,
  textFault,
} from "./text.ts";

describe("hasUnsafeMarkup", () => {
  it("lets names of businesses be", () => {
    for (const text of [
      "AT&T",
      "R&D < 5 %",
      "I <3 boats",
      "a > b",
      "Müller & Söhne; GmbH",
      "<",
      "",
    ]) {
      expect(hasUnsafeMarkup(text)).toBe(false);
    }
  });

  it("flags tags, comments, instructions and character references", () => {
    for (const text of [
      "<b>Acme</b>",
      "</p",
      "<!--",
      "<?php",
      "<IMG SRC=x>",
      "Acme &lt;b&gt;",
      "&#60;",
      "&#x3C;",
      "Sun&micro",
      "&ampere",
    ]) {
      expect(hasUnsafeMarkup(text)).toBe(true);
    }
  });

  it("never passes what a sanitizer would change", () => {
    fc.assert(
      fc.property(aSuspiciousText, (text) => {
        if (!hasUnsafeMarkup(text)) expect(sanitized(text)).toBe(text);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("textFault", () => {
  it.each(["\u200b\u200b", " \u2060\ufeff ", "\u3164", "\u2800", "\u00ad"])(
    "takes %j, which shows nothing, for no text",
    (text) => {
      expect(textFault(text, { required: true, maximumLength: 5 })).toBe("missing");
    },
  );

  it("asks for a text, then for a short one, then for a safe one", () => {
    const fault = (text: string, required = true) =>
      textFault(text, { required, maximumLength: 5 });

    expect([fault(" "), fault(" ", false), fault("<b>"), fault("123456"), fault("12345")]).toEqual([
      "missing",
      undefined,
      "unsafe",
      "too-long",
      undefined,
    ]);
  });

  it("takes every script, and nothing that turns the words after it around", () => {
    const fault = (text: string) => textFault(text, { required: true, maximumLength: 40 });

    expect([
      fault("מוסד"),
      fault("شركة \u200fA"),
      fault("a\u202egnp.exe"),
      fault("\u2067a"),
    ]).toEqual([undefined, undefined, "unsafe", "unsafe"]);
  });

  it("counts characters as people do", () => {
    expect(textFault("🚤🚤🚤🚤🚤", { required: true, maximumLength: 5 })).toBeUndefined();
  });
});

describe("parseEmail", () => {
  it("takes addresses that people have, without the spaces around them", () => {
    expect(parseEmail("  dana.whitfield+tieout@copperfield-capital.co.uk ")).toBe(
      "dana.whitfield+tieout@copperfield-capital.co.uk",
    );
    expect(parseEmail("josé@münchen.de")).toBe("josé@münchen.de");
  });

  it("refuses what isn't one", () => {
    for (const text of [
      "",
      "dana",
      "dana@",
      "@x.com",
      "dana@localhost",
      "a b@x.com",
      "a@b@x.com",
      ".a@x.com",
      "a..b@x.com",
      "a.@x.com",
      "a@-x.com",
      "a@x..com",
      "a@x.com\nBcc: b@y.com",
      `${"a".repeat(65)}@x.com`,
      `a@${"x".repeat(250)}.com`,
    ]) {
      expect(parseEmail(text)).toBeUndefined();
    }
  });

  it("answers any text, of any length, at once", () => {
    const long = `${"a".repeat(120)}@${"a.".repeat(60)}`;
    fc.assert(fc.property(fc.string(), (text) => void parseEmail(text)));
    expect(parseEmail(long)).toBeUndefined();
  });
});

describe("e-mail domains", () => {
  it("are compared without case, and hold no subdomains", () => {
    const domains = ["CopperfieldCapital.com"];

    expect(isInDomains("dana@copperfieldcapital.COM", domains)).toBe(true);
    expect(isInDomains("dana@evil.copperfieldcapital.com", domains)).toBe(false);
    expect(isInDomains("dana@copperfieldcapital.com.evil.com", domains)).toBe(false);
    expect(sameEmail("Dana@x.com", " dana@X.com")).toBe(true);
  });
});

/** As left by a sanitizer that allows nothing, then decoded. */
function sanitized(text: string): string {
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** Near-markup, where scanner and parser might disagree. */
const aSuspiciousText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."<>&;#/!?-=\"' \n",
        "x3c",
        "lt",
        "LT",
        "amp",
        "copy",
        "notin",
        "b",
        "script",
      ),
      fc.string({ maxLength: 3 }),
      fc.string({ unit: "binary", maxLength: 2 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("businessNameFault", () => {
  it.each([
    "Tidewater Marine Supply, Inc.",
    "St. Mary’s Bakery",
    "A.B.C. Plumbing",
    "3 Brothers & Co.",
    "Åkesson Måleri AB",
    "J. D. Smith L.L.C.",
    "Acme Co.Ltd",
    "J.Crew",
    "Café No.5",
  ])("takes %s (S-U17)", (name) => {
    expect(businessNameFault(name)).toBeUndefined();
  });

  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["x".repeat(257), "too-long"],
    ["<b>Acme</b>", "unsafe"],
    ["Win at https://evil.test/now", "address"],
    ["www.evil.test", "address"],
    ["Pay bob@evil.test", "address"],
    ["Visit evil.com now", "address"],
    ["evil.co.uk/win", "address"],
    ["Your invoice is at evil.com.", "address"],
    ["EVIL.COM", "address"],
    ["Pay.Evil.Tk today", "address"],
    ["evil.com.mx", "address"],
    ["pay.bank", "address"],
    ["evil．com", "address"],
    ["evil。com", "address"],
  ] as const)("refuses %j as %s (S-U17)", (name, fault) => {
    expect(businessNameFault(name)).toBe(fault);
  });
});

describe("cellSeparator", () => {
  it.each([
    ["es", "es-MX,es;q=0.9,en-US;q=0.8", ","],
    ["es", "es-ES,es;q=0.9", ";"],
    ["es", "en-US, es-419; q=0.9", ","],
    ["fr", "fr-CA", ";"],
    ["en", "en-US,en;q=0.9", ","],
    ["en", "en-ZA", ";"],
  ] as const)("goes by the reader's country: %s, %s (X-26)", (language, accepted, separator) => {
    expect(cellSeparator(language, accepted)).toBe(separator);
  });

  it.each([
    ["es", "", ";"],
    ["fr", "en-US,fr", ";"],
    ["en", "de-DE,*", ","],
    ["es", "es-mx-mx-x!,es-00000", ";"],
  ] as const)(
    "goes by the language where no country of it is named: %s, “%s”",
    (language, accepted, separator) => {
      expect(cellSeparator(language, accepted)).toBe(separator);
    },
  );
});

describe("csvRecord", () => {
  it("quotes what would end a field", () => {
    expect(csvRecord(["Tidewater, Inc.", 'the "old" one', "plain", ""], ",")).toBe(
      '"Tidewater, Inc.","the ""old"" one",plain,\r\n',
    );
  });

  it("opens in columns where a comma stands before fractions (X-26)", () => {
    expect(csvRecord(["12,50", "a; b"], ";")).toBe('"12,50";"a; b"\r\n');
  });

  it("is never worked out by a spreadsheet, and leaves amounts as they are", () => {
    expect(csvRecord(["=1+1", "@sum", "-12.50", "-cmd|x"], ",")).toBe(
      "'=1+1,'@sum,-12.50,'-cmd|x\r\n",
    );
  });
});
