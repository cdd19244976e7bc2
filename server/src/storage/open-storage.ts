import { once } from "node:events";
import { createReadStream, createWriteStream, ReadStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { Disk, DriveFile } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { S3Driver } from "flydrive/drivers/s3";

export interface StoredFile {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Files in a bucket or on disk. Keys begin with the tenant's id. */
export interface Storage {
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Streams a local file into storage. */
  readonly putFile: (key: string, path: string) => Promise<void>;
  /** @throws if the key doesn't exist */
  readonly get: (key: string) => Promise<Buffer>;
  /** @throws if the key doesn't exist, before any reading */
  readonly getStream: (key: string) => Promise<Readable>;
  readonly exists: (key: string) => Promise<boolean>;
  readonly delete: (key: string) => Promise<void>;
  /** Deletes all keys under `folder/`. */
  readonly deleteFolder: (folder: string) => Promise<void>;
  /** Lists all keys under `folder/`, page by page. */
  readonly list: (folder: string) => AsyncIterable<StoredFile>;
  /** For `/readyz`; rejects if storage can't be read. */
  readonly check: () => Promise<void>;
}

/**
 * Opens what an address names: `file:///var/lib/tieout`, or
 * `s3://bucket?region=eu-west-1&endpoint=https://s3.example.com&pathStyle=true`. Who we are to S3
 * stands in the environment as usual, or in the address: `s3://id:secret@bucket`.
 */
export function openStorage(address: string): Storage {
  const url = new URL(address);
  const driver = driverOf(url);
  const disk = new Disk(driver);

  return {
    put: (key, bytes) => disk.put(key, bytes),
    putFile: async (key, path) => {
      if (driver instanceof FSDriver) {
        await writeTo(join(fileURLToPath(url), disk.file(key).key), path);
        return;
      }
      // S3 needs the length in advance.
      const { size: contentLength } = await stat(path);
      await disk.putStream(key, createReadStream(path), { contentLength });
    },
    get: async (key) => Buffer.from(await disk.getBytes(key)),
    getStream: async (key) => {
      const stream = await disk.getStream(key);
      // On disk a file is opened after its stream is returned; S3 answers first.
      if (stream instanceof ReadStream) await once(stream, "open");
      return stream;
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    deleteFolder: async (folder) => {
      checkFolder(folder);
      // Bypasses the disk's normalization, which drops the slash: in a bucket `imports/1` is a prefix of `imports/10`.
      await driver.deleteAll(`${folder}/`);
    },
    list: (folder) => listFiles(driver, folder),
    check: async () => {
      await disk.exists("ready");
    },
  };
}

function checkFolder(folder: string): void {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(folder) || folder.includes("..")) {
    throw new Error(`${folder} is no folder`);
  }
}

async function* listFiles(driver: FSDriver | S3Driver, folder: string): AsyncGenerator<StoredFile> {
  checkFolder(folder);
  let paginationToken: string | undefined;
  do {
    const options = { recursive: true, ...(paginationToken !== undefined && { paginationToken }) };
    const page = await driver.listAll(`${folder}/`, options).catch(noneWhereNoFolder);
    for (const file of page.objects) {
      // A recursive listing has only files.
      if (!(file instanceof DriveFile)) continue;
      const facts = await file.getMetaData().catch(noneWhereNoFolder);
      if ("lastModified" in facts) yield { key: file.key, modifiedAt: facts.lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}

/** On a disk nothing was ever put into the folder, or a file went while it was listed. */
function noneWhereNoFolder(fault: unknown): {
  readonly objects: [];
  readonly paginationToken?: never;
} {
  const causes = [fault, fault instanceof Error ? fault.cause : undefined];
  if (causes.some((cause) => (cause as NodeJS.ErrnoException | undefined)?.code === "ENOENT")) {
    return { objects: [] };
  }
  throw fault;
}

/** Past the driver, which says of a stream onto a full disk that it was aborted, and not why. */
async function writeTo(place: string, path: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  await pipeline(createReadStream(path), createWriteStream(place));
}

function driverOf(address: URL): FSDriver | S3Driver {
  switch (address.protocol) {
    case "file:":
      return new FSDriver({ location: fileURLToPath(address), visibility: "private" });

    case "s3:": {
      const { searchParams, username, password } = address;
      const endpoint = searchParams.get("endpoint");
      return new S3Driver({
        bucket: address.hostname,
        region: searchParams.get("region") ?? "us-east-1",
        visibility: "private",
        // Buckets of today refuse access lists; whoever may read says the bucket's policy.
        supportsACL: false,
        requestChecksumCalculation: "WHEN_REQUIRED",
        forcePathStyle: searchParams.get("pathStyle") === "true",
        ...(endpoint && { endpoint }),
        ...(username && {
          credentials: {
            accessKeyId: decodeURIComponent(username),
            secretAccessKey: decodeURIComponent(password),
          },
        }),
      });
    }

    default:
      throw new Error(`${address.protocol} is no storage: use file: or s3:`);
  }
}
