import { listConnections as list } from "@tieout/server/database";
import { enterWorkspace } from "../../access.ts";
import type { Handler } from "../../operation.ts";
import type { Wire } from "../../presenters/wire.ts";

export const listConnections: Handler<"listConnections"> = (
  { params: { workspaceId } },
  { tx, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const connections = await list(db, workspaceId);
    return {
      status: 200,
      body: connections.map(({ id, datasetName, datasourceNameId, state }) => ({
        ...{ id, datasetName, state },
        // Only packages of the contract can be connected.
        datasourceNameId: datasourceNameId as Wire["AccountingPackage"],
      })),
    };
  });
