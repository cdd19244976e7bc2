import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentFileName, fileSize, removalOf, uploadOf } from "./document.ts";

describe("the name of a document", () => {
  it("is the sender's where it says what the document is", () => {
    expect(documentFileName("2024 Form 1120-S signed.PDF", "pdf")).toBe(
      "2024 Form 1120-S signed.PDF",
    );
    expect(documentFileName("årsbokslut.se", "sie")).toBe("årsbokslut.se");
    expect(documentFileName("photo.jpeg", "jpg")).toBe("photo.jpeg");
  });

  it("says what a renamed document really is", () => {
    expect(documentFileName("books.pdf", "png")).toBe("books.pdf.png");
    expect(documentFileName("invoice.exe", "txt")).toBe("invoice.exe.txt");
    expect(documentFileName("", "csv")).toBe("document.csv");
  });

  it("has no folder, no hidden mark and nothing that a disk refuses", () => {
    expect(documentFileName("../../etc/passwd", "txt")).toBe("passwd.txt");
    expect(documentFileName("C:\\Users\\me\\tax.pdf", "pdf")).toBe("tax.pdf");
    expect(documentFileName("fdp\u202efdp.exe\u0000", "pdf")).toBe("fdpfdp.exe.pdf");
    expect(documentFileName('a<b>:"c"|?*.pdf', "pdf")).toBe("a_b___c____.pdf");
  });

  it("is never too long for a disk, whatever was sent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 600 }), (sent) => {
        const name = documentFileName(sent, "pdf");
        expect([...name].length).toBeLessThanOrEqual(200);
        expect(name).toMatch(/[^.\s].*\.pdf$/i);
        expect(name).not.toMatch(/[/\\\p{Cc}]/u);
      }),
    );
  });
});

describe("uploadOf", () => {
  const on = { disableAdditionalDocUpload: false, disableAnonymousDocUpload: false };
  const asked = { anonymous: false, allowUserUpload: true };

  it("allows what was asked for, unless the tenant switched it off (S-C8, P-E64)", () => {
    expect(uploadOf(asked, on)).toBe("allowed");
    expect(uploadOf({ ...asked, allowUserUpload: false }, on)).toBe("not-allowed");
    expect(uploadOf(asked, { ...on, disableAdditionalDocUpload: true })).toBe("not-allowed");
  });

  it("has a switch of its own for anyone who comes by the anonymous link (P-E65)", () => {
    const off = { ...on, disableAnonymousDocUpload: true };

    expect(uploadOf({ ...asked, anonymous: true }, off)).toBe("not-allowed");
    expect(uploadOf({ ...asked, anonymous: true }, on)).toBe("allowed");
    expect(uploadOf(asked, off)).toBe("allowed");
  });
});

it("can be taken back until the lender has it, unless the law asks to keep it", () => {
  const free = { legalHold: false };

  expect(removalOf({ isDelivered: false }, free)).toBe("allowed");
  expect(removalOf({ isDelivered: true }, free)).toBe("delivered");
  expect(removalOf({ isDelivered: false }, { legalHold: true })).toBe("held");
});

it.each([
  [1, "en", "1 KB"],
  [681_000, "en", "665 KB"],
  [1_363_149, "en", "1.3 MB"],
  [1_363_149, "es", "1,3 MB"],
  [681_000, "fr", "665 ko"],
] as const)("writes %i bytes in %s as %s", (bytes, language, written) => {
  expect(fileSize(bytes, language).replace(/\s/g, " ")).toBe(written);
});
