import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { table } from "../database/table.ts";
import type { Tx } from "../database/with-tenant.ts";
import { decrypt, encrypt, keyBytes } from "./aes.ts";
import type { KeyRing } from "./key-ring.ts";

/** What a secret is and whose: sealed for one place, it opens in no other. */
export interface Place {
  /** `connection`, `shared-link`, `oauth-state`. */
  readonly purpose: string;
  readonly id: string;
}

/** Seals and opens for one tenant, with its keys in memory. */
export interface TenantSealer {
  readonly seal: (place: Place, plain: string | Uint8Array) => Buffer;
  /** @throws if it was sealed for another place or tenant, or was changed */
  readonly open: (place: Place, sealed: Buffer) => Buffer;
  /** A stable key for a purpose, such as pseudonyms. */
  readonly derive: (place: Place) => Buffer;
}

export interface Sealer {
  readonly forTenant: (db: Tx) => Promise<TenantSealer>;
}

const uuidBytes = 16;

/**
 * Seals with a tenant's data key, wrapped by the ring (D-32): the database alone reveals nothing; deleting keys
 * shreds.
 */
export function sealer(ring: KeyRing): Sealer {
  const unwrapped = new Map<string, Buffer>();

  return {
    forTenant: async (db) => {
      const { tenantId } = db;
      const keys = new Map<string, Buffer>();
      const rows: KeyRow[] = await table(db, "tenantDataKeys")
        .where({ tenantId })
        .orderBy([{ column: "createdAt" }, { column: "id" }])
        .select("id", "ringKeyId", "wrappedKey");
      for (const row of rows.length > 0 ? rows : [await newKey(db, ring)]) {
        const known = unwrapped.get(row.id) ?? (await unwrapKey(ring, tenantId, row));
        unwrapped.set(row.id, known);
        keys.set(row.id, known);
      }
      return tenantSealer(tenantId, keys);
    },
  };
}

function tenantSealer(tenantId: string, keys: ReadonlyMap<string, Buffer>): TenantSealer {
  const current = [...keys].at(-1);
  const first = [...keys][0];
  if (!current || !first) throw new Error(`Tenant ${tenantId} has no data key`);
  const contextOf = ({ purpose, id }: Place) => `${tenantId}|${purpose}|${id}`;

  return {
    seal: (place, plain) => {
      const [keyId, key] = current;
      const bytes = typeof plain === "string" ? Buffer.from(plain) : plain;
      const name = Buffer.from(keyId.replaceAll("-", ""), "hex");
      return Buffer.concat([name, encrypt(key, bytes, contextOf(place))]);
    },
    open: (place, sealed) => {
      const hex = sealed.subarray(0, uuidBytes).toString("hex");
      const keyId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
      const key = keys.get(keyId);
      if (!key) throw new Error(`Tenant ${tenantId} has no data key ${keyId}`);
      return decrypt(key, sealed.subarray(uuidBytes), contextOf(place));
    },
    // From the first key, so it stays the same when keys are added.
    derive: (place) => createHmac("sha256", first[1]).update(contextOf(place)).digest(),
  };
}

interface KeyRow {
  readonly id: string;
  readonly ringKeyId: string;
  readonly wrappedKey: Buffer;
}

async function newKey(db: Tx, ring: KeyRing): Promise<KeyRow> {
  const { tenantId } = db;
  const id = randomUUID();
  const ringKeyId = ring.currentId;
  const wrappedKey = await ring.wrap(ringKeyId, randomBytes(keyBytes), wrapContext(tenantId, id));
  // Two concurrent first sealings create two keys, and both stay valid.
  await table(db, "tenantDataKeys").insert({ tenantId, id, ringKeyId, wrappedKey });
  return { id, ringKeyId, wrappedKey };
}

function unwrapKey(ring: KeyRing, tenantId: string, row: KeyRow): Promise<Buffer> {
  return ring.unwrap(row.ringKeyId, row.wrappedKey, wrapContext(tenantId, row.id));
}

const wrapContext = (tenantId: string, id: string) => `${tenantId}|data-key|${id}`;
