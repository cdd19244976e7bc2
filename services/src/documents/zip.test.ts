import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { type ZippedFile, zipStream } from "./download.ts";

const modifiedAt = new Date("2025-09-30T12:00:00Z");

const fileOf = (name: string, open: () => Readable): ZippedFile => ({
  ...{ name, modifiedAt },
  open: async () => open(),
});

describe("an archive of files", () => {
  it("holds each whole, by its name in any script, and opens one at a time", async () => {
    const opened: string[] = [];
    const texts = {
      "Möte 九月.pdf": "a lease",
      "books.csv": "1,2\n".repeat(100_000),
      "no.txt": "",
    };
    const files = Object.entries(texts).map(([name, text]) =>
      fileOf(name, () => {
        opened.push(name);
        const source = Readable.from(Buffer.from(text), { objectMode: false });
        return source.once("close", () => opened.push(`${name}, closed`));
      }),
    );

    const read = Object.entries(unzipSync(await buffer(zipStream(files))));

    expect(Object.fromEntries(read.map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(
      texts,
    );
    expect(opened).toEqual(Object.keys(texts).flatMap((name) => [name, `${name}, closed`]));
  });

  it("breaks off, and says why, where a file isn't there or breaks off itself", async () => {
    const whole = fileOf("lease.pdf", () => Readable.from([Buffer.from("a lease")]));
    const away = fileOf("away.pdf", () => {
      throw new Error("nothing of this key");
    });
    const broken = fileOf("broken.pdf", () =>
      Readable.from(
        (function* () {
          yield Buffer.from("half");
          throw new Error("the bucket hung up");
        })(),
      ),
    );

    await expect(buffer(zipStream([whole, away]))).rejects.toThrow("nothing of this key");
    await expect(buffer(zipStream([broken, whole]))).rejects.toThrow("the bucket hung up");
  });

  it("opens none before it's read, and leaves none open where its reader goes", async () => {
    const endless = new Readable({ read: () => endless.push(Buffer.alloc(65_536)) });
    const open = vi.fn(() => endless);
    const archive = zipStream([fileOf("endless.csv", open), fileOf("next.csv", open)]);
    expect(open).not.toHaveBeenCalled();

    for await (const _ of archive) if (open.mock.calls.length > 0) break;

    await expect.poll(() => endless.destroyed).toBe(true);
    expect(open).toHaveBeenCalledOnce();
  });
});
