import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fileSizeLimit } from "./refusal.ts";
import { sniffFile } from "./sniff-file.ts";
import { xlsxOf } from "./testing/zip.ts";

it("judges a file on a disk as it would its bytes (S-V2, S-K1)", async () => {
  const contents = {
    pdf: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(200_000, "x")]),
    xlsx: xlsxOf(""),
    csv: Buffer.from("Acct;Näme;Amount\n".repeat(10_000)),
  };

  for (const [kind, content] of Object.entries(contents)) {
    expect([kind, await judged(content)]).toEqual([kind, { result: "known", kind }]);
  }
  expect(await judged(Buffer.alloc(0))).toEqual({ result: "refused", reason: "empty" });
  expect(await judged(Buffer.from("PK\x03\x04 and nothing of an archive"))).toEqual({
    result: "refused",
    reason: "damaged",
  });
  const atTheLimit = Buffer.alloc(fileSizeLimit, "%PDF-");
  expect(await judged(atTheLimit)).toEqual({ result: "refused", reason: "too-large" });
  expect(await judged(atTheLimit.subarray(1 - fileSizeLimit))).toMatchObject({ result: "known" });
});

async function judged(content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), "tieout-sniff-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, "file");
  await writeFile(path, content);
  return sniffFile(path);
}
