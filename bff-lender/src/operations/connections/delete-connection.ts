import { endConsent } from "@tieout/server/consent";
import { notFound, problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

export const deleteConnection: Handler<"deleteConnection"> = async (
  { params: { workspaceId, connectionId } },
  { tx, now, requestId, caller, connectors, sealer },
) => {
  const entered = await tx((db) => enterWorkspace(db, workspaceId, caller));
  if (entered.result === "refused") return entered.reply;
  if (!entered.held.includes("CanDeleteWorkspaceConnection")) {
    return problem(403, "not-allowed", "You may not delete this workspace's connections.");
  }

  const actor = { kind: "user", id: caller.userId } as const;
  const asked = { workspaceId, connectionId, actor, requestId, now };
  const ended = await endConsent({ connectors, sealer }, tx, asked);
  return ended === "ended" ? { status: 204 } : notFound();
};
