import { findWorkspace } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";

export const getSafeDetails: Handler<"getSafeDetails"> = async (
  { params: { workspaceId } },
  { tx, caller: { session } },
) => {
  if (workspaceId !== session.workspaceId) return notFound();

  return tx(async (db) => {
    const workspace = await findWorkspace(db, workspaceId);
    if (!workspace) return notFound();
    return { status: 200, body: { id: workspace.id, displayName: workspace.displayName } };
  });
};
