import type { Tx } from "@tieout/server/database/with-tenant";
import { unnamedBy } from "./unnamed-by.ts";

/** Rows that nobody can use any more, by their tables: what is over, and since when, at `:now`. */
const expired = {
  login_states: "expires_at < :dayAgo",
  oauth_states: "expires_at < :dayAgo",
  delegated_access_tokens: "expires_at < :dayAgo",
  sessions: "least(sliding_expires_at, absolute_expires_at, ended_at) < :dayAgo",
  // Whoever has connected or sent something stays its sender, and who waits for QuickBooks Desktop will have.
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
  // No caller asks the same thing again after so long.
  idempotency_keys: "created_at < :twoDaysAgo",
  // No limit counts in windows of more than a day.
  rate_limits: "window_start < :twoDaysAgo",
  // Until then their page says that they're too old, and not that there is none.
  email_confirmations: "expires_at < :monthAgo",
  user_copies: `storage_key is null
    and (expires_at < :monthAgo or state in ('AwaitingConfirmation', 'Failed') and requested_at < :monthAgo)`,
  // A job that is given up leaves its lease behind, and none is tried for so long.
  job_leases: "taken_at < :yearAgo",
} as const;

export type ExpiredTable = keyof typeof expired;

// The record's own keys.
export const expiredTables = Object.keys(expired) as readonly ExpiredTable[];

/** Deletes some of a table's rows whose time is over. How many; fewer than `limit` once they are all gone. */
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
