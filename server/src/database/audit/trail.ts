import { findUserNames } from "../last-change.ts";
import { table } from "../table.ts";
import type { Tx } from "../with-tenant.ts";

export interface TrailQuery {
  readonly since?: Date;
  readonly until?: Date;
  readonly action?: string;
  /** Only events before this id: the next page. */
  readonly beforeId?: string;
  readonly limit: number;
}

export interface TrailEvent {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actorKind: string;
  readonly actorName?: string;
  readonly actorId?: string;
  readonly workspaceId?: string;
  readonly subjectId?: string;
  readonly requestId?: string;
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

export const trailPageAtMost = 1_000;

/** A page of the trail, the newest event first. */
export async function listAuditEvents(
  db: Tx,
  { since, until, action, beforeId, limit }: TrailQuery,
): Promise<TrailEvent[]> {
  const { tenantId } = db;
  const rows = await table(db, "auditEvents")
    .where({ tenantId, ...(action !== undefined && { action }) })
    .modify((query) => {
      if (since) query.where("at", ">=", since);
      if (until) query.where("at", "<", until);
      if (beforeId !== undefined) query.whereRaw("id < ?", [beforeId]);
    })
    .orderBy("id", "desc")
    .limit(Math.min(limit, trailPageAtMost));
  const names = await findUserNames(
    db,
    rows.map(({ actorId }) => actorId),
  );

  return rows.map(({ id, at, action: done, actorKind, details, ...row }) => {
    const name = row.actorId === null ? undefined : names.get(row.actorId);
    return {
      ...{ id: String(id), at, action: done, actorKind, details },
      ...(name !== undefined && { actorName: name }),
      ...(row.actorId !== null && { actorId: row.actorId }),
      ...(row.workspaceId !== null && { workspaceId: row.workspaceId }),
      ...(row.subjectId !== null && { subjectId: row.subjectId }),
      ...(row.requestId !== null && { requestId: row.requestId }),
    };
  });
}
