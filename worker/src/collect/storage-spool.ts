import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { TenantSealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import { bounded } from "./bounded.ts";
import type { Pulled, PullStep, ReadableSpool, SpoolParts, StoredSpool } from "./spool.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export { spoolFolder } from "@tieout/server/storage/spool-folder";

/** Large pieces take a third less time than the usual ones, and give the same size. */
const packing = { level: 1, memLevel: 9, chunkSize: 256 * 1024 };

/** More than compressing and sealing add to what can't be compressed. */
const overhead = 1_024;

/** A spool in storage: each part is compressed and sealed for its import, step and number. */
export function storageSpool(
  storage: Pick<Storage, "put" | "get" | "getStream">,
  { seal, open }: Pick<TenantSealer, "seal" | "open">,
  folder: string,
): StoredSpool {
  const keyOf = (step: PullStep, part: number) => `${folder}/${step}/${part}`;
  const placeOf = (key: string) => ({ purpose: "spool", id: key });

  /** Reads parts from wherever `get` has them. */
  function reading(get: (step: PullStep, part: number) => Promise<Buffer>): ReadableSpool {
    async function page<Step extends PullStep>(step: Step, part: number): Promise<Pulled[Step][]> {
      const packed = open(placeOf(keyOf(step, part)), await get(step, part));
      // Only `write` writes here, and the seal says that nobody changed it since.
      return JSON.parse((await unpack(packed)).toString("utf8"));
    }
    return {
      page,
      read: async function* (step, parts) {
        for (let part = 0; part < parts; part++) yield* await page(step, part);
      },
    };
  }

  return {
    write: async (step, part, items) => {
      const key = keyOf(step, part);
      const json = Buffer.from(JSON.stringify(items));
      const packed = await pack(json, packing);
      await storage.put(key, seal(placeOf(key), packed));
      return json.byteLength;
    },

    ...reading((step, part) => storage.get(keyOf(step, part))),

    withLocal: async (pulled, work) => {
      const local = await mkdtemp(join(tmpdir(), "tieout-spool-"));
      try {
        await fetchParts(pulled, local);
        return await work(reading((step, part) => readFile(join(local, step, `${part}`))));
      } finally {
        await rm(local, { recursive: true, force: true });
      }
    },
  };

  async function fetchParts({ parts, bytes }: SpoolParts, local: string): Promise<void> {
    const steps = Object.entries(parts) as [PullStep, number][];
    const count = steps.reduce((total, [, ofStep]) => total + ofStep, 0);
    const limit = bounded(bytes + Math.ceil(bytes / 1_000) + count * overhead);
    for (const [step, ofStep] of steps) {
      await mkdir(join(local, step), { mode: 0o700 });
      for (let part = 0; part < ofStep; part++) {
        const source = await storage.getStream(keyOf(step, part));
        const file = createWriteStream(join(local, step, `${part}`), { mode: 0o600 });
        await pipeline(source, limit, file);
      }
    }
  }
}
