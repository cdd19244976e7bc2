import { describe, expect, it } from "vitest";
import { rowChunks } from "./bulk-insert.ts";

describe("rowChunks", () => {
  it("gives every byte once, in order, whatever the pages are like", async () => {
    const pages = [["é\n", "1\n"], [], ["€\n", "😀\n"], [`${"long".repeat(100_000)}\n`], ["end\n"]];

    const chunks = await texts(pages);

    expect(chunks).toEqual([pages.flat().join("")]);
  });

  it("ends a chunk after 50,000 rows", async () => {
    const rows = Array.from({ length: 120_001 }, (_, i) => `${i}\n`);

    const chunks = await texts([rows.slice(0, 70_000), rows.slice(70_000)]);

    expect(chunks.map((chunk) => chunk.split("\n").length - 1)).toEqual([50_000, 50_000, 20_001]);
    expect(chunks.join("")).toBe(rows.join(""));
  });

  it("ends a chunk after eight megabytes", async () => {
    const row = `${"x".repeat(99_999)}\n`;

    const chunks = await texts([Array.from({ length: 200 }, () => row)]);

    expect(chunks.map(({ length }) => length / row.length)).toEqual([84, 84, 32]);
  });

  it("leaves a chunk alone until the next but one is asked for", async () => {
    const chunks = rowChunks([Array.from({ length: 150_000 }, (_, i) => `${i}\n`)]);
    const first = (await chunks.next()).value;
    const before = String(first);

    await chunks.next();

    expect(String(first)).toBe(before);
    await chunks.next();
    expect(String(first)).not.toBe(before);
  });

  it("gives nothing where there are no rows", async () => {
    expect(await texts([[], []])).toEqual([]);
  });
});

async function texts(pages: readonly (readonly string[])[]): Promise<string[]> {
  const all: string[] = [];
  for await (const chunk of rowChunks(pages)) all.push(chunk.toString("utf8"));
  return all;
}
