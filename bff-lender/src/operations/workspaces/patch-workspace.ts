import { findWorkspace, saveAuditEvent, updateWorkspace } from "@tieout/server/database";
import { etag, invalid, notFound, readPatch } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "./guard.ts";
import { workspaceConflict } from "./workspace-conflict.ts";
import { workspaceDetails } from "./workspace-details.ts";
import { codeErrors, nameErrors } from "./workspace-text.ts";

export const patchWorkspace: Handler<"patchWorkspace"> = (
  { params: { workspaceId }, body },
  { tx, caller, now, ifMatch: version, requestId },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const patch = readPatch(body, ["displayName", "engagementCode"]);
    if (patch.result === "refused") return patch.reply;
    const displayName = textOf(patch.values.displayName);
    const engagementCode = textOf(patch.values.engagementCode);
    const errors = [
      ...(displayName === undefined ? [] : nameErrors(displayName, "/body/displayName")),
      ...codeErrors(engagementCode ?? "", "/body/engagementCode"),
    ];
    if (errors.length > 0) return invalid(errors);

    const saved = await updateWorkspace(db, workspaceId, {
      ...(displayName !== undefined && { displayName: displayName.trim() }),
      ...(engagementCode !== undefined && { engagementCode: engagementCode.trim() }),
      changedBy: caller.userId,
      now,
      ...(version !== undefined && { version }),
    });
    const workspace = await findWorkspace(db, workspaceId);
    if (!workspace) return notFound();
    const details = await workspaceDetails(db, workspace, entered.held);
    if (saved === undefined) return workspaceConflict(db, details);

    const actor = { kind: "user", id: caller.userId } as const;
    await saveAuditEvent(db, {
      at: now,
      action: "workspace-changed",
      actor,
      workspaceId,
      requestId,
      details: { name: displayName !== undefined, code: engagementCode !== undefined },
    });
    return { status: 200, body: details, headers: { etag: etag(workspace.version) } };
  });

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
