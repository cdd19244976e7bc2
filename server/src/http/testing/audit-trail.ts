import type { HostedTenant } from "./hosts.ts";

type AuditColumn = "action" | "actorId" | "subjectId" | "workspaceId";

/** A tenant's audit trail in order, without refusals. */
export const auditTrail = (
  { tx }: Pick<HostedTenant, "tx">,
  ...columns: AuditColumn[]
): Promise<Partial<Record<AuditColumn, string | null>>[]> =>
  tx((db) => db("auditEvents").whereNot({ action: "access-denied" }).orderBy("id").select(columns));

export const auditedActions = ({ tx }: Pick<HostedTenant, "tx">): Promise<string[]> =>
  tx((db) => db("auditEvents").whereNot({ action: "access-denied" }).orderBy("id").pluck("action"));
