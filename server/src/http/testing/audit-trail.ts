import type { HostedTenant } from "./hosts.ts";

type AuditColumn = "action" | "actorId" | "subjectId" | "workspaceId";

/** A tenant's audit trail in its order, refusals aside. */
export const auditTrail = (
  { tx }: Pick<HostedTenant, "tx">,
  ...columns: AuditColumn[]
): Promise<Partial<Record<AuditColumn, string | null>>[]> =>
  tx((db) => db("auditEvents").whereNot({ action: "access-denied" }).orderBy("id").select(columns));

/** What was done, in the order of the trail. */
export const auditedActions = ({ tx }: Pick<HostedTenant, "tx">): Promise<string[]> =>
  tx((db) => db("auditEvents").whereNot({ action: "access-denied" }).orderBy("id").pluck("action"));
