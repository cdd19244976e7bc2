import { relinkOf, standingOf, worstFirst } from "@tieout/core/connection";
import { findTenantSettings, listConnectionsForPortal } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { presentConnection } from "./presenter.ts";

/** Whoever has something to do about a connection finds it first. */
export const listConnections: Handler<"listConnections"> = (
  { params: { workspaceId } },
  { tx, now, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const settings = await findTenantSettings(db);
    const connections = worstFirst(await listConnectionsForPortal(db, workspaceId), now);
    return {
      status: 200,
      body: connections.map((connection) =>
        presentConnection(connection, {
          standing: standingOf(connection, now),
          relink: relinkOf(connection.datasourceNameId, settings),
          mayDelete: entered.held.includes("CanDeleteWorkspaceConnection"),
        }),
      ),
    };
  });
