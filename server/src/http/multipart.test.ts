import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { type FileLimits, FileTooLarge, MalformedForm, multipartOf } from "./multipart.ts";

const boundary = "----b";
const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
const part = (name: string, content: string) =>
  [
    `--${boundary}`,
    `content-disposition: form-data; name="content"; filename="${name}"`,
    "content-type: application/pdf",
    "",
    content,
    "",
  ].join("\r\n");
const end = `--${boundary}--\r\n`;

async function read(form: string, limits: Partial<FileLimits> = {}) {
  const bytes = form.match(/[\s\S]{1,7}/g) ?? [];
  const { files } = multipartOf(Readable.from(bytes.map((piece) => Buffer.from(piece))), headers);
  const found: string[][] = [];
  for await (const file of files({ fileSize: 1_000, files: 5, ...limits })) {
    const content = (await file.stream.toArray()).join("");
    found.push([file.field, file.fileName, file.declaredType, content]);
  }
  return found;
}

describe("a form", () => {
  test("gives its files one after the other, by name and content", async () => {
    const form = part("a.pdf", "first") + part("b.pdf", "second") + end;

    expect(await read(form)).toEqual([
      ["content", "a.pdf", "application/pdf", "first"],
      ["content", "b.pdf", "application/pdf", "second"],
    ]);
  });

  test("refuses a file at the very size that is too large", async () => {
    const form = (size: number) => part("a.pdf", "x".repeat(size)) + end;

    expect(await read(form(9), { fileSize: 10 })).toHaveLength(1);
    await expect(read(form(10), { fileSize: 10 })).rejects.toThrow(FileTooLarge);
  });

  test("keeps only a file's name, not the folders it claims", async () => {
    const [file] = await read(part("../../etc/passwd", "x") + end);

    expect(file?.[1]).toBe("passwd");
  });

  test("reads a name as browsers write it", async () => {
    const name = Buffer.from("Återköp – Müller.pdf").toString("latin1");
    const form = Buffer.from(part(name, "x") + end, "latin1");
    const { files } = multipartOf(Readable.from([form]), headers);

    for await (const file of files({ fileSize: 10, files: 1 })) {
      expect(file.fileName).toBe("Återköp – Müller.pdf");
      file.stream.resume();
    }
    expect.assertions(1);
  });

  test("says so when it's cut short, or isn't one", async () => {
    await expect(read(part("a.pdf", "first"))).rejects.toThrow(MalformedForm);
    const { files } = multipartOf(Readable.from([]), { "content-type": "multipart/form-data" });
    const iterator = files({ fileSize: 1, files: 1 })[Symbol.asyncIterator]();
    await expect(iterator.next()).rejects.toThrow(MalformedForm);
  });
});
