import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { TenantSealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import { spoolFolder } from "@tieout/server/storage/spool-folder";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export interface Replies {
  readonly put: (position: number, part: number, reply: string) => Promise<void>;
  /** Every part of a message's answer. */
  readonly get: (position: number, parts: number) => Promise<readonly string[]>;
}

/**
 * What QuickBooks has answered for an import, each part compressed and sealed for its place. It lies among the
 * import's other parts, and goes with them (D-23).
 */
export function repliesOf(
  storage: Pick<Storage, "put" | "get">,
  { seal, open }: Pick<TenantSealer, "seal" | "open">,
  { tenantId, importId }: { readonly tenantId: string; readonly importId: string },
): Replies {
  const keyOf = (position: number, part: number) =>
    `${spoolFolder(tenantId, importId)}/replies/${position}/${part}`;
  const placeOf = (key: string) => ({ purpose: "web-connector-reply", id: key });

  return {
    put: async (position, part, reply) => {
      const key = keyOf(position, part);
      await storage.put(key, seal(placeOf(key), await pack(reply, { level: 1 })));
    },
    get: async (position, parts) => {
      const found: string[] = [];
      for (let part = 0; part < parts; part++) {
        const key = keyOf(position, part);
        found.push((await unpack(open(placeOf(key), await storage.get(key)))).toString("utf8"));
      }
      return found;
    },
  };
}
