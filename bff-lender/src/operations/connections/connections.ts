import { connectionStatus, relinkOf, worstFirst } from "@tieout/core/connection";
import { consentState } from "@tieout/core/consent/consent";
import { notFound, problem } from "@tieout/server/http/problem";
import { listConnectionsForPortal } from "@tieout/services/connections/connection";
import { endConsent } from "@tieout/services/consent/end-consent";
import { listConsentsOfConnections } from "@tieout/services/consent/listed-consents";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import type { Handler } from "../operation.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { presentConnection } from "./presenter.ts";

export const listConnections: Handler<"listConnections"> = (
  { params: { workspaceId } },
  { tx, now, caller },
) =>
  tx(async (db) => {
    const { held } = await authorizeWorkspace(db, workspaceId, caller);

    const settings = await findTenantSettings(db);
    const consents = await listConsentsOfConnections(db, workspaceId, now);
    const connections = (await listConnectionsForPortal(db, workspaceId)).map((connection) => {
      const given = consents.get(connection.id) ?? [];
      const state = given[0] && consentState(given[0], now);
      return { ...connection, consents: given, status: connectionStatus(connection, state, now) };
    });
    return {
      status: 200,
      body: worstFirst(connections).map((connection) =>
        presentConnection(connection, {
          relink: relinkOf(connection.datasourceNameId, settings),
          mayDelete: held.includes("CanDeleteWorkspaceConnection"),
          now,
        }),
      ),
    };
  });

export const deleteConnection: Handler<"deleteConnection"> = async (
  { params: { workspaceId, connectionId } },
  { tx, now, requestId, caller, connectors, sealer },
) => {
  const { held } = await tx((db) => authorizeWorkspace(db, workspaceId, caller));
  if (!held.includes("CanDeleteWorkspaceConnection")) {
    return problem(403, "not-allowed", { title: "delete-connections-not-allowed" });
  }

  const actor = { kind: "user", id: caller.userId } as const;
  const asked = { workspaceId, connectionId, actor, requestId, now };
  const ended = await endConsent({ connectors, sealer }, tx, asked);
  return ended === "ended" ? { status: 204 } : notFound();
};
