import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** What a key in storage says of itself: `<tenant>/<kind>/<owner>/…/<name>`. */
interface KeyParts {
  readonly key: string;
  readonly kind: string;
  readonly owner: string;
  readonly name: string;
}

/**
 * Those of a tenant's keys in storage that no row tells of. A key of a kind that isn't known here is nobody's to
 * delete, and isn't among them.
 */
export async function listOrphanedKeys(
  db: Tx,
  keys: readonly string[],
  now: Date,
): Promise<string[]> {
  const parts = keys.flatMap((key) => partsOf(db, key) ?? []);
  const orphaned: string[] = [];
  for (const [kind, findKept] of Object.entries(kinds)) {
    const ofKind = parts.filter((part) => part.kind === kind);
    if (ofKind.length === 0) continue;
    const kept = await findKept(db, ofKind, now);
    orphaned.push(...ofKind.filter((part) => !kept.has(part.key)).map(({ key }) => key));
  }
  return orphaned;
}

function partsOf(db: Tx, key: string): KeyParts | undefined {
  const [tenantId, kind = "", owner = "", ...rest] = key.split("/");
  if (tenantId !== db.tenantId) return undefined;
  return { key, kind, owner, name: rest.at(-1) ?? owner };
}

type FindKept = (db: Tx, parts: readonly KeyParts[], now: Date) => Promise<ReadonlySet<string>>;

const kinds: Readonly<Record<string, FindKept>> = {
  documents: async (db, parts) => {
    const documents = await table(db, "documents")
      .where({ tenantId: db.tenantId })
      .whereIn("id", uuidsAmong(parts.map(({ name }) => name)))
      .whereNotNull("storageKey")
      .select("storageKey");
    // `copy-<id>.zip`, beside the documents of its collection.
    const copyIds = parts.map(({ name }) => name.replace(/^copy-/, "").replace(/\.\w+$/, ""));
    const copies = await table(db, "userCopies")
      .where({ tenantId: db.tenantId })
      .whereIn("id", uuidsAmong(copyIds))
      .whereNotNull("storageKey")
      .select("storageKey");
    return keysOf([...documents, ...copies]);
  },
  books: async (db, parts) =>
    keysOf(
      await table(db, "fileImports")
        .where({ tenantId: db.tenantId })
        .whereIn("id", uuidsAmong(parts.map(({ name }) => name)))
        .whereNotNull("storageKey")
        .select("storageKey"),
    ),
  workbooks: async (db, parts) =>
    keysOf(
      await table(db, "workbooks")
        .where({ tenantId: db.tenantId })
        .whereIn("financialRecordId", uuidsAmong(parts.map(({ owner }) => owner)))
        .whereNotNull("storageKey")
        .select("storageKey"),
    ),
  brand: async (db) => {
    const brands = await table(db, "tenantBrands")
      .where({ tenantId: db.tenantId })
      .whereNotNull("logoStorageKey")
      .select("logoStorageKey");
    return new Set(brands.map(({ logoStorageKey }) => logoStorageKey));
  },
  spool: async (db, parts, now) => {
    const imports = await table(db, "imports")
      .where({ tenantId: db.tenantId })
      .whereIn("id", uuidsAmong(parts.map(({ owner }) => owner)))
      .where((kept) =>
        kept.where({ outcome: "Pending" }).orWhere("finishedAt", ">", spoolKeptSince(now)),
      )
      .pluck("id");
    const running = new Set(imports);
    return new Set(parts.filter(({ owner }) => running.has(owner)).map(({ key }) => key));
  },
};

/** A day more than the week for which an import's parts are kept. */
const spoolKeptSince = (now: Date) => new Date(now.getTime() - 8 * 86_400_000);

const keysOf = (stored: readonly { readonly storageKey: string }[]) =>
  new Set(stored.map(({ storageKey }) => storageKey));

const uuidsAmong = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))),
];
