import { createHash } from "node:crypto";
import { Zip, ZipDeflate } from "fflate";

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
  /** A text is written as UTF-8. */
  write(content: string | Uint8Array): void;
  end(): void;
}

// The first moment a zip can name. Its fields are read as local time, so this is the same in any zone.
const fixedTime = new Date(1980, 0, 1);
// Measured (ADR 4): half the time of level 6, for a file that is 4 % larger.
const level = 4;
const nothing = new Uint8Array(0);

export function packageZip(): PackageZip {
  const hash = createHash("sha256");
  const ready: Uint8Array[] = [];
  let fault: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error) fault = error;
    else ready.push(bytes);
  });

  return {
    part: (path) => {
      const file = new ZipDeflate(path, { level });
      file.mtime = fixedTime;
      zip.add(file);
      const content = createHash("sha256");
      return {
        write: (written) => {
          const bytes = typeof written === "string" ? Buffer.from(written, "utf8") : written;
          content.update(bytes);
          file.push(bytes);
        },
        end: () => {
          file.push(nothing, true);
          hash.update(`${path}\n`).update(content.digest());
        },
      };
    },
    end: () => zip.end(),
    take: () => {
      if (fault) throw fault;
      return ready.splice(0);
    },
    digest: () => hash.digest("hex"),
  };
}
