import { createHash } from "node:crypto";
import { type ContentHash, contentHash } from "./content-hash.ts";
import { type PackageZip, packageZip } from "./package-zip.ts";

/** A file's bytes, readable once. */
export interface WorkbookStream extends AsyncIterable<Uint8Array> {
  /** @throws before the last byte is read */
  summary(): WorkbookSummary;
}

export interface WorkbookSummary {
  /** SHA-256 of the uncompressed parts in hex, the same for the same content (D-46). */
  readonly partsSha256: string;
  /** SHA-256 of the cells' values, in hex, whatever their formatting. */
  readonly contentSha256: string;
  /** SHA-256 of the file in hex. */
  readonly fileSha256: string;
  /** Of the file, in bytes. */
  readonly size: number;
}

/** Streams what `write` puts into a zip, and finishes the zip afterwards. Each row is added to `content` too. */
export function streamed(
  write: (zip: PackageZip, content: ContentHash) => AsyncIterable<Uint8Array>,
): WorkbookStream {
  let outcome: WorkbookSummary | undefined;

  async function* bytes(): AsyncGenerator<Uint8Array> {
    const zip = packageZip();
    const content = contentHash();
    const file = createHash("sha256");
    let size = 0;
    for await (const chunk of write(zip, content)) {
      file.update(chunk);
      size += chunk.length;
      yield chunk;
    }
    zip.end();
    for (const chunk of zip.take()) {
      file.update(chunk);
      size += chunk.length;
      yield chunk;
    }
    outcome = {
      partsSha256: zip.digest(),
      contentSha256: content.digest(),
      fileSha256: file.digest("hex"),
      size,
    };
  }

  return {
    [Symbol.asyncIterator]: bytes,
    summary: () => {
      if (outcome === undefined) throw new Error("The workbook isn't written to its end yet");
      return outcome;
    },
  };
}
