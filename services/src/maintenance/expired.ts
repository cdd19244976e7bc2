import type { BeganBy } from "@tieout/core/submission";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** SQL: no row of `table` refers to this row of `owner` by `column`. All three are our own constants. */
const unnamedBy = (owner: string, table: string, column: string): string =>
  `not exists (select from ${table} kept
     where kept.tenant_id = ${owner}.tenant_id and kept.${column} = ${owner}.id)`;

/** Expired rows by table: the condition at `:now`. */
const expired = {
  login_states: "expires_at < :dayAgo",
  oauth_states: "expires_at < :dayAgo",
  delegated_access_tokens: "expires_at < :dayAgo",
  sessions: "least(sliding_expires_at, absolute_expires_at, ended_at) < :dayAgo",
  // Sessions that connected or sent something are kept as its sender, and so are those waiting for QuickBooks Desktop.
  link_sessions: `least(sliding_expires_at, absolute_expires_at, revoked_at) < :dayAgo
    and ${unnamedBy("link_sessions", "submissions", "link_session_id")}
    and ${unnamedBy("link_sessions", "connections", "created_by_link_session_id")}
    and ${unnamedBy("link_sessions", "connection_consents", "link_session_id")}
    and ${unnamedBy("link_sessions", "imports", "started_by_link_session_id")}
    and ${unnamedBy("link_sessions", "documents", "link_session_id")}
    and ${unnamedBy("link_sessions", "file_imports", "link_session_id")}
    and not exists (select from connection_requests kept join web_connectors waiting
        on waiting.tenant_id = kept.tenant_id and waiting.connection_request_id = kept.id
      where kept.tenant_id = link_sessions.tenant_id and kept.link_session_id = link_sessions.id
        and waiting.ended_at is null and waiting.progressed_at > :fortnightAgo)`,
  // No caller retries after so long.
  idempotency_keys: "created_at < :twoDaysAgo",
  // Rate limit windows are a day at most.
  rate_limits: "window_start < :twoDaysAgo",
  // Kept so that their page says expired, not missing.
  email_confirmations: "expires_at < :monthAgo",
  user_copies: `storage_key is null
    and (expires_at < :monthAgo or state in ('AwaitingConfirmation', 'Failed') and requested_at < :monthAgo)`,
  // Until then an edit that applied it can still be saved.
  statement_templates: "retired_at < :monthAgo",
  // No job is retried for so long, so its lease is dead.
  job_leases: "taken_at < :yearAgo",
} as const;

type ExpiredTable = keyof typeof expired;

export const expiredTables = Object.keys(expired) as readonly ExpiredTable[];

/** Deletes some of a table's expired rows. Returns how many; fewer than `limit` at the end. */
export async function deleteExpired(
  db: Tx,
  table: ExpiredTable,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const { rowCount } = await db.raw(
    `delete from ${table} where tenant_id = :tenantId and ctid = any (array(
       select ctid from ${table}
       where tenant_id = :tenantId and (${expired[table]})
       limit :limit for update skip locked
     ))`,
    {
      tenantId: db.tenantId,
      limit,
      dayAgo: ago(1),
      twoDaysAgo: ago(2),
      monthAgo: ago(30),
      yearAgo: ago(365),
      fortnightAgo: ago(14),
    },
  );
  return rowCount;
}

interface AbandonedSubmission {
  readonly id: string;
  readonly workspaceId: string;
}

interface Abandoned {
  readonly beganBy: BeganBy;
  readonly begunBefore: Date;
  readonly now: Date;
  readonly limit: number;
}

/**
 * Deletes some collections begun before `begunBefore` with nothing connected, sent or confirmed, that nobody can
 * continue: a borrower's link has ended, a lender's window is long closed. Fewer than `limit` once there are no more.
 */
export async function deleteAbandonedSubmissions(
  db: Tx,
  { beganBy, begunBefore, now, limit }: Abandoned,
): Promise<AbandonedSubmission[]> {
  const { tenantId } = db;
  const { rows } = await db.raw(
    `select id, workspace_id as "workspaceId" from submissions
     where tenant_id = :tenantId and history_status = 'incomplete' and created_at < :begunBefore
       and source_flow = :beganBy and record_status is null and portal_status = 'Normal'
       and verified_at is null and not legal_hold and files_deleted_at is null
       and (source_flow = 'lender' or not exists (select from shared_links link where link.tenant_id = submissions.tenant_id
         and link.submission_request_id = submissions.submission_request_id
         and link.deleted_at is null and link.expires_at > :now))
       and ${unnamedBy("submissions", "import_requests", "submission_id")}
       and ${unnamedBy("submissions", "documents", "submission_id")}
       and ${unnamedBy("submissions", "file_imports", "submission_id")}
       and not exists (select from connection_requests kept where kept.tenant_id = submissions.tenant_id
         and kept.workspace_id = submissions.workspace_id
         and kept.submission_id = submissions.id and kept.status = 'Success')
     order by created_at limit :limit for update skip locked`,
    { tenantId, beganBy, begunBefore, now, limit },
  );
  const abandoned: AbandonedSubmission[] = rows;
  const ids = abandoned.map(({ id }) => id);
  // The company was never confirmed, so nothing was read under these consents.
  await table(db, "consents").where({ tenantId }).whereIn("submissionId", ids).delete();
  await table(db, "connectionRequests").where({ tenantId }).whereIn("submissionId", ids).delete();
  await table(db, "submissions").where({ tenantId }).whereIn("id", ids).delete();
  return abandoned;
}

/** What a key in storage says of itself: `<tenant>/<kind>/<owner>/…/<name>`. */
interface KeyParts {
  readonly key: string;
  readonly kind: string;
  readonly owner: string;
  readonly name: string;
}

/** Those of a tenant's storage keys that no row refers to; keys of unknown kinds aren't included. */
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
  books: async (db, parts) => {
    const ids = uuidsAmong(parts.map(({ name }) => name));
    const [ledgers, further] = await Promise.all(
      (["fileImports", "supportingFiles"] as const).map((name) =>
        table(db, name)
          .where({ tenantId: db.tenantId })
          .whereIn("id", ids)
          .whereNotNull("storageKey")
          .select("storageKey"),
      ),
    );
    return keysOf([...(ledgers ?? []), ...(further ?? [])]);
  },
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

/** The week for which an import's parts are kept, plus a day. */
const spoolKeptSince = (now: Date) => new Date(now.getTime() - 8 * 86_400_000);

const keysOf = (stored: readonly { readonly storageKey: string }[]) =>
  new Set(stored.map(({ storageKey }) => storageKey));

const uuidsAmong = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))),
];
