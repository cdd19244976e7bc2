import { type PackageZip, packageZip } from "./package-zip.ts";

/** A file's bytes, to be read once. */
export interface WorkbookStream extends AsyncIterable<Uint8Array> {
  /** Known once the last byte is read; throws before. */
  summary(): WorkbookSummary;
}

export interface WorkbookSummary {
  /** SHA-256 over the uncompressed parts (D-46). */
  readonly hash: string;
  /** Of the file, in bytes. */
  readonly size: number;
}

/** Makes a stream of what is written into a zip. The zip is ended when the writing is. */
export function streamed(write: (zip: PackageZip) => AsyncIterable<Uint8Array>): WorkbookStream {
  let outcome: WorkbookSummary | undefined;

  async function* bytes(): AsyncGenerator<Uint8Array> {
    const zip = packageZip();
    let size = 0;
    for await (const chunk of write(zip)) {
      size += chunk.length;
      yield chunk;
    }
    zip.end();
    for (const chunk of zip.take()) {
      size += chunk.length;
      yield chunk;
    }
    outcome = { hash: zip.digest(), size };
  }

  return {
    [Symbol.asyncIterator]: bytes,
    summary: () => {
      if (outcome === undefined) throw new Error("The workbook isn't written to its end yet");
      return outcome;
    },
  };
}
