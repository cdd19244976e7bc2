import { inflateSync } from "node:zlib";
import type { Receipt } from "@tieout/core/receipt/receipt";
import { deriveTheme } from "@tieout/ui-kit/theme/derivation/derive-theme";
import { expect, test } from "vitest";
import { type ReceiptLook, writeReceipt } from "./write-receipt.ts";

test("a receipt's file says in letters what was shared, beyond Latin-1 too", async () => {
  const text = textOf(await written());

  expect(text).toContain("41873-7C1E");
  expect(text).toContain("Žižkov Łódź Ωμέγα");
  expect(text).toContain("183 accounts");
  expect(text).toContain("January 1, 2022 to September 30, 2025");
});

test("a receipt's file says of which zone its time is, since paper has none of its own", async () => {
  expect(textOf(await written())).toContain("Oct 14, 2025, 9:42 AM EDT");
});

test("a receipt's file has the days of the lender's zone, and times as the reader's region writes them", async () => {
  const text = textOf(await written({ locale: "es-US", timeZone: "Europe/Madrid" }));

  expect(text).toContain("13 de octubre de 2026");
  expect(text).toMatch(/14 oct 2025, 3:42\sp\.\s?m\./);
  expect(textOf(await written({ locale: "es", timeZone: "Europe/Madrid" }))).toContain(", 15:42");
});

test("a receipt's file has the greys of the lender's own pages", async () => {
  const tokensOf = (primaryColor: string, secondaryColor: string) =>
    deriveTheme({ primaryColor, secondaryColor, mode: "light" }).tokens;
  const peach = tokensOf("#ffb281", "#f7f3f3");
  const navy = tokensOf("#14284b", "#f4f5f8");

  const colors = colorsOf(await written({ primaryColor: "#14284b", secondaryColor: "#f4f5f8" }));

  expect(colors).toEqual(expect.arrayContaining([navy.text, navy.textMuted, navy.line]));
  expect(colors).not.toContain(peach.textMuted);
});

async function written(over: Partial<ReceiptLook> = {}): Promise<string> {
  const look: ReceiptLook = {
    locale: "en",
    timeZone: "America/New_York",
    primaryColor: "#ffb281",
    secondaryColor: "#f7f3f3",
    ...over,
  };
  const parts: Buffer[] = [];
  for await (const part of writeReceipt(aReceipt, look)) parts.push(part);
  return Buffer.concat(parts).toString("latin1");
}

const aReceipt: Receipt = {
  reference: "41873-7C1E",
  sharedTime: "2025-10-14T13:42:00Z",
  lender: "Copperfield",
  business: "Žižkov Łódź Ωμέγα",
  books: {
    datasourceNameId: "example",
    company: "Žižkov",
    anonymized: false,
    from: "2022-01-01",
    upTo: "2025-09-30",
    read: [{ what: "accounts", count: 183 }],
    access: { state: "connected" },
  },
  documents: [],
  otherPermissions: [],
  kept: { state: "kept", at: "2026-10-14T03:00:00Z" },
  timeZone: "America/Chicago",
  may: { endAccess: true, withdraw: true },
};

/** Extracts text: glyphs mapped back by the file's ToUnicode tables. */
function textOf(file: string): string {
  const streams = streamsOf(file);
  const tables = streams.filter((stream) => stream.includes("beginbfrange")).map(lettersOf);
  const page = streams.filter((stream) => stream.includes("BT")).join("\n");
  const readBy = (letters: ReadonlyMap<string, string>) =>
    [...page.matchAll(/\[([^\]]*)\] TJ/g)]
      .map(([, shown = ""]) =>
        [...shown.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => letters.get(glyph) ?? "")
          .join(""),
      )
      .join("\n");
  return tables.map(readBy).join("\n");
}

function colorsOf(file: string): string[] {
  const hex = (share: string) =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, "0");
  return streamsOf(file).flatMap((stream) =>
    [...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)/g)].map(
      ([, ...shares]) => `#${shares.map(hex).join("")}`,
    ),
  );
}

function streamsOf(file: string): string[] {
  return [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, packed = ""]) => {
    try {
      return [inflateSync(Buffer.from(packed, "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
}

function lettersOf(table: string): ReadonlyMap<string, string> {
  const ranges = [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)];
  return new Map(
    ranges.flatMap(([, first = "0", entries = ""]) =>
      [...entries.matchAll(/<([0-9a-f ]+)>/g)].map(([, units = ""], i) => {
        const glyph = (Number.parseInt(first, 16) + i).toString(16).padStart(4, "0");
        const codes = units.replaceAll(" ", "").match(/.{4}/g) ?? [];
        return [glyph, String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16)))];
      }),
    ),
  );
}
