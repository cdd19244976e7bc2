import { createHash } from "node:crypto";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { crc32, createDeflateRaw, type DeflateRaw } from "node:zlib";
import { directory, fileHeader, fileSizes, type ZipEntry } from "./zip-records.ts";

/** A zip that is written part by part, and gives its bytes as they come. */
export interface PackageZip {
  /** Begins the next part. The one before it must have ended. */
  part(path: string): Part;
  /** Ends the package. */
  end(): void;
  /** The bytes that are ready since it was last asked. */
  take(): Uint8Array[];
  /** SHA-256 over each part's path and content, uncompressed: it outlives the compressor (D-46). */
  digest(): string;
}

export interface Part {
  /** A text is written as UTF-8. Resolves when there is room for more. */
  write(content: string | Uint8Array): Promise<void>;
  /** Resolves when all of the part's bytes are ready. */
  end(): Promise<void>;
}

// Measured (ADR 30).
const level = 3;
const chunkSize = 64 * 1024;

/** Deflates in zlib's own threads, while the next rows are written here. */
export function packageZip(): PackageZip {
  const hash = createHash("sha256");
  const entries: ZipEntry[] = [];
  const ready: Uint8Array[] = [];
  let offset = 0;

  return {
    part: (path) => {
      const start = offset;
      const content = createHash("sha256");
      let [crc, size, packedSize] = [0, 0, 0];
      const deflate = createDeflateRaw({ level, chunkSize });
      deflate.on("data", (bytes: Buffer) => {
        packedSize += bytes.length;
        give(bytes);
      });
      give(fileHeader(path));
      // A content is deflated while the next one is made, and no more than one.
      let before = Promise.resolve();
      return {
        write: async (added) => {
          const bytes = typeof added === "string" ? Buffer.from(added, "utf8") : added;
          content.update(bytes);
          crc = crc32(bytes, crc);
          size += bytes.length;
          await before;
          before = written(deflate, bytes);
          // It's awaited before the next one, and may have failed by then.
          before.catch(() => undefined);
        },
        end: async () => {
          await before;
          deflate.end();
          await finished(deflate);
          const entry = { path, crc, packedSize, size, offset: start };
          give(fileSizes(entry));
          entries.push(entry);
          hash.update(`${path}\n`).update(content.digest());
        },
      };
    },
    end: () => give(directory(entries, offset)),
    take: () => ready.splice(0),
    digest: () => hash.digest("hex"),
  };

  function give(bytes: Uint8Array): void {
    ready.push(bytes);
    offset += bytes.length;
  }
}

async function written(deflate: DeflateRaw, bytes: Uint8Array): Promise<void> {
  if (!deflate.write(bytes)) await once(deflate, "drain");
}
