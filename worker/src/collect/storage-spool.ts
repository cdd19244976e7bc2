import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { TenantSealer } from "@tieout/server/sealing";
import type { Storage } from "@tieout/server/storage";
import type { Pulled, PullStep, Spool } from "./spool.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export { spoolFolder } from "@tieout/server/storage";

/** A spool in storage: each part is compressed and sealed for its import, step and number. */
export function storageSpool(
  storage: Storage,
  { seal, open }: TenantSealer,
  folder: string,
): Spool {
  const keyOf = (step: PullStep, part: number) => `${folder}/${step}/${part}`;
  const placeOf = (key: string) => ({ purpose: "spool", id: key });

  return {
    write: async (step, part, items) => {
      const key = keyOf(step, part);
      const json = Buffer.from(JSON.stringify(items));
      const packed = await pack(json, { level: 1 });
      await storage.put(key, seal(placeOf(key), packed));
      return json.byteLength;
    },

    read: async function* <Step extends PullStep>(step: Step, parts: number) {
      for (let part = 0; part < parts; part++) {
        const key = keyOf(step, part);
        const packed = open(placeOf(key), await storage.get(key));
        // Only `write` writes here, and the seal says that nobody changed it since.
        yield* JSON.parse((await unpack(packed)).toString("utf8")) as Pulled[Step][];
      }
    },
  };
}
