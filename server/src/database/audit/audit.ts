import { table } from "../table.ts";
import type { Tx } from "../with-tenant.ts";

/** An audited event. Never has a secret, a figure or a file's name. */
export interface AuditEvent {
  readonly at: Date;
  /** What happened, in the past: `link-shown`, `workspace-deleted`, `workbook-downloaded`. */
  readonly action: string;
  readonly actor:
    | { readonly kind: "user" | "borrower"; readonly id: string }
    | { readonly kind: "worker" | "operator" | "recipient" | "unknown" };
  readonly workspaceId?: string;
  readonly subjectId?: string;
  readonly requestId?: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Appends to the audit trail, which is immutable (D-29). */
export async function saveAuditEvent(db: Tx, event: AuditEvent): Promise<void> {
  const { at, action, actor, workspaceId, subjectId, requestId, details = {} } = event;
  await table(db, "auditEvents").insert({
    tenantId: db.tenantId,
    at,
    action,
    actorKind: actor.kind,
    actorId: "id" in actor ? actor.id : null,
    workspaceId: workspaceId ?? null,
    subjectId: subjectId ?? null,
    requestId: requestId ?? null,
    details: JSON.stringify(details),
  });
}
