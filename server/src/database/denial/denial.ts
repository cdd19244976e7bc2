import { type AuditEvent, saveAuditEvent } from "../audit/audit.ts";
import { table } from "../table.ts";
import type { Tx } from "../with-tenant.ts";

/** A refused request. */
export interface Denial {
  readonly operation: string;
  readonly status: number;
  /** Our own code, never request content. */
  readonly reason: string;
  readonly addressPrefix: string;
  readonly actor: AuditEvent["actor"] & { readonly kind: "user" | "borrower" | "unknown" };
  readonly workspaceId?: string;
  readonly requestId: string;
  /** Recorded only from this many a minute, as signed-in users may request deleted things. */
  readonly toldFrom: number;
  readonly now: Date;
}

/** Kinds of denials audited apart within a minute; the rest is counted as one. */
export const denialsAMinute = 100;

const anyOther = "any-other";

/** Audits a minute's first denial of each kind, and the rest as a count, so a flood adds a bounded number of events. */
export async function saveDenial(db: Tx, denial: Denial): Promise<void> {
  await tellEndedDenials(db, denial.now);
  const counted = (await isOneTooMany(db, denial)) ? asAnyOther(denial) : denial;
  const { operation, status, reason, addressPrefix, actor, toldFrom, now } = counted;
  const { rows } = await db.raw(
    `insert into denials (tenant_id, minute, operation, reason, address_prefix, actor_id, actor_kind,
       status, hits, told_from)
     select tenant_id, :minute::timestamptz, :operation, :reason, :addressPrefix, :actorId, :kind,
       :status::integer, 1, :toldFrom::integer
     -- A forged state on the callback host may name a tenant that isn't there.
     from tenants where tenant_id = :tenantId
     on conflict (tenant_id, minute, operation, reason, address_prefix, actor_id)
     do update set hits = denials.hits + 1
     returning hits`,
    {
      ...{ tenantId: db.tenantId, minute: minuteOf(now), operation, reason, addressPrefix },
      ...{ actorId: "id" in actor ? actor.id : "", kind: actor.kind, status, toldFrom },
    },
  );
  if (rows[0]?.hits !== toldFrom) return;
  const { requestId, workspaceId } = denial;
  await saveAuditEvent(db, {
    at: now,
    action: "access-denied",
    actor,
    requestId,
    ...(workspaceId !== undefined && { workspaceId }),
    details: { operation, status, reason, addressPrefix },
  });
}

interface Ended {
  readonly minute: Date;
  readonly operation: string;
  readonly reason: string;
  readonly addressPrefix: string;
  readonly actorId: string;
  readonly actorKind: Denial["actor"]["kind"];
  readonly status: number;
  readonly hits: number;
  readonly toldFrom: number;
}

/** Audits the counts of past minutes and clears them. */
export async function tellEndedDenials(db: Tx, now: Date): Promise<void> {
  const ended: Ended[] = await table(db, "denials")
    .where({ tenantId: db.tenantId })
    .where("minute", "<", minuteOf(now))
    .delete()
    .returning("*");
  for (const { minute, actorId, actorKind, hits, toldFrom, ...what } of ended) {
    if (hits <= toldFrom) continue;
    const { operation, status, reason, addressPrefix } = what;
    await saveAuditEvent(db, {
      at: now,
      action: "access-denied-again",
      actor: actorKind === "unknown" ? { kind: actorKind } : { kind: actorKind, id: actorId },
      details: { operation, status, reason, addressPrefix, hits, minute: minute.toISOString() },
    });
  }
}

/** Whether this minute's limit of kinds is reached, and this is another kind. */
async function isOneTooMany(db: Tx, denial: Denial): Promise<boolean> {
  const { operation, reason, addressPrefix, actor, now } = denial;
  const minute = { tenantId: db.tenantId, minute: minuteOf(now) };
  const actorId = "id" in actor ? actor.id : "";
  const own = { operation, reason, addressPrefix, actorId };
  const known = await table(db, "denials")
    .where({ ...minute, ...own })
    .first("hits");
  if (known) return false;
  const kinds = await table(db, "denials").where(minute).count("* as total").first();
  return Number(kinds?.total ?? 0) >= denialsAMinute;
}

/** The kind that stands for the rest. */
const asAnyOther = (denial: Denial): Denial => ({
  ...denial,
  ...{ operation: anyOther, reason: anyOther, addressPrefix: anyOther, status: 403, toldFrom: 1 },
  actor: { kind: "unknown" },
});

const minuteOf = (now: Date) => new Date(Math.floor(now.getTime() / 60_000) * 60_000);
