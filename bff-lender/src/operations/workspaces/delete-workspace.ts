import { purgedAfter } from "@tieout/core/workspace";
import { endConsent } from "@tieout/server/consent";
import {
  deleteConnection,
  deleteWorkspaceLinks,
  hasLegalHold,
  deleteWorkspace as hide,
  listConnectionsForPortal,
  lockWorkspace,
  saveAuditEvent,
} from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import { enqueue } from "@tieout/server/jobs";
import { enterWorkspace } from "../../access.ts";
import type { Handler } from "../../operation.ts";

/**
 * Packages are told first, outside of any transaction: should that fail midway, the workspace is still
 * there, and deleting it again goes on from where it stopped (D-50).
 */
export const deleteWorkspace: Handler<"deleteWorkspace"> = async (
  { params: { workspaceId } },
  { tx, caller, now, requestId, connectors, sealer },
) => {
  const connected = await tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered;
    if (await hasLegalHold(db, workspaceId)) {
      return { result: "refused", reply: held() } as const;
    }
    return { result: "entered", ids: await connectionIds(db) } as const;
  });
  if (connected.result === "refused") return connected.reply;

  const actor = { kind: "user", id: caller.userId } as const;
  const ending = { workspaceId, actor, requestId, now };
  await Promise.all(
    connected.ids.map((connectionId) =>
      endConsent({ connectors, sealer }, tx, { ...ending, connectionId }),
    ),
  );
  return tx(async (db) => {
    if (!(await lockWorkspace(db, workspaceId))) return notFound();
    // One that was set in the meantime: whoever sets one has the workspace locked as well.
    if (await hasLegalHold(db, workspaceId)) return held();
    // One that was made in the meantime.
    for (const id of await connectionIds(db)) await deleteConnection(db, { workspaceId, id }, now);
    await deleteWorkspaceLinks(db, workspaceId, { deletedBy: caller.userId, now });
    await hide(db, workspaceId, { deletedBy: caller.userId, now });

    const runAt = purgedAfter(now);
    await enqueue(
      db,
      "purge-workspace",
      { workspaceId },
      { runAt, jobKey: `purge:${workspaceId}:${now.getTime()}` },
    );
    await saveAuditEvent(db, {
      ...{ at: now, action: "workspace-deleted", actor, workspaceId, requestId },
    });
    const body = { id: workspaceId, deleted: true, purgedAfter: runAt.toISOString() };
    return { status: 200, body };
  });

  async function connectionIds(db: Parameters<typeof listConnectionsForPortal>[0]) {
    return (await listConnectionsForPortal(db, workspaceId)).map(({ id }) => id);
  }
};

const held = () =>
  problem(
    409,
    "legal-hold",
    "A data collection of this workspace is under a legal hold.",
    "A data collection of this workspace is under a legal hold. An administrator has to end it first.",
  );
