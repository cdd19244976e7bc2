import { accountingPackages, fileUpload } from "@tieout/core/tenant";
import {
  findSubmission,
  type PortalStatus,
  saveAuditEvent,
  savePortalStatus,
} from "@tieout/server/database";
import { type FieldError, invalid, notFound, readPatch } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { replyWithSubmission } from "./submission-reply.ts";

/** Hides a collection that waits for the lender, or has it wait again (D-48). */
export const patchSubmission: Handler<"patchSubmission"> = (
  { params: { workspaceId, submissionId: id }, body },
  { tx, now, language, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    if (!(await findSubmission(db, { workspaceId, id }))) return notFound();

    const patch = readPatch(body, ["portalStatus", "datasourceNameId"]);
    if (patch.result === "refused") return patch.reply;
    const { portalStatus, datasourceNameId } = patch.values;
    const changed = {
      ...(portalStatus !== undefined && { portalStatus: portalStatusOf(portalStatus) }),
      ...(datasourceNameId !== undefined && { datasourceNameId: packageIdOf(datasourceNameId) }),
    };
    const errors = Object.entries(changed).flatMap(([name, value]) =>
      value === undefined ? [unknownValue(name)] : [],
    );
    if (errors.length > 0) return invalid(errors);

    // Nothing undefined is left in it.
    await savePortalStatus(
      db,
      { workspaceId, id },
      changed as Parameters<typeof savePortalStatus>[2],
    );
    const actor = { kind: "user", id: caller.userId } as const;
    await saveAuditEvent(db, {
      at: now,
      action: "submission-changed",
      actor,
      workspaceId,
      requestId,
      subjectId: id,
      details: changed as Readonly<Record<string, string>>,
    });
    return replyWithSubmission(db, { workspaceId, id }, language);
  });

const portalStatuses: readonly PortalStatus[] = ["Normal", "ConnectionPendingUserIntervention"];

function portalStatusOf(value: unknown): PortalStatus | undefined {
  return portalStatuses.find((status) => status === value);
}

function packageIdOf(value: unknown): string | undefined {
  const id = String(value).toLowerCase();
  return [...accountingPackages, fileUpload].find((known) => known.id === id)?.id;
}

const unknownValue = (name: string): FieldError => ({
  pointer: `/body/${name}`,
  code: "value",
  description: "Nothing of this name is known.",
});
