import { inflateSync } from "node:zlib";
import type { Receipt } from "@tieout/core/receipt";
import { expect, test } from "vitest";
import { writeReceipt } from "./write-receipt.ts";

test("a receipt's file says in letters what was shared, beyond Latin-1 too", async () => {
  const look = { language: "en", timeZone: "America/New_York", primaryColor: "#ffb07c" } as const;
  const parts: Buffer[] = [];
  for await (const part of writeReceipt(aReceipt, look)) parts.push(part);

  const text = textOf(Buffer.concat(parts).toString("latin1"));

  expect(text).toContain("41873-7C1E");
  expect(text).toContain("Žižkov Łódź Ωμέγα");
  expect(text).toContain("183 accounts");
  expect(text).toContain("January 1, 2022 to September 30, 2025");
});

const aReceipt: Receipt = {
  reference: "41873-7C1E",
  sharedTime: "2025-10-14T13:42:00Z",
  lender: "Copperfield",
  business: "Žižkov Łódź Ωμέγα",
  datasourceNameId: "example",
  anonymized: false,
  from: "2022-01-01",
  upTo: "2025-09-30",
  read: [{ what: "accounts", count: 183 }],
  access: { state: "connected" },
  kept: { state: "open-ended" },
};

/** What a reader copies from the file: its glyphs, by the tables that say which letters they are. */
function textOf(file: string): string {
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, packed = ""]) => {
      try {
        return [inflateSync(Buffer.from(packed, "latin1")).toString("latin1")];
      } catch {
        return [];
      }
    },
  );
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
