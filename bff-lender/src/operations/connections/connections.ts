import { connectionStatus, relinkOf, worstFirst } from "@tieout/core/connection";
import { consentState } from "@tieout/core/consent/consent";
import { notFound, problem } from "@tieout/server/http/problem";
import { findConnection, listConnectionsForPortal } from "@tieout/services/connections/connection";
import { endConsent } from "@tieout/services/consent/end-consent";
import { listConsentsOfConnections } from "@tieout/services/consent/listed-consents";
import {
  askForMore as ask,
  takeBackAsk as takeBack,
} from "@tieout/services/consent/permission-ask";
import { lockConsentsOfDeletedUser, restateGround } from "@tieout/services/consent/restate-ground";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { findWorkspace } from "@tieout/services/workspaces/workspace";
import { audit } from "../audit.ts";
import { limitMails } from "../links/shared-link.ts";
import type { Handler } from "../operation.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { detailsOf, groundOf } from "./ground.ts";
import { presentConnection, presentWider } from "./presenter.ts";

export const listConnections: Handler<"listConnections"> = (
  { params: { workspaceId } },
  { tx, today, now, caller },
) =>
  tx(async (db) => {
    const { held } = await authorizeWorkspace(db, workspaceId, caller);

    const settings = await findTenantSettings(db);
    const { displayName: business = "" } = (await findWorkspace(db, workspaceId)) ?? {};
    const consents = await listConsentsOfConnections(db, workspaceId, { today, now });
    const connections = (await listConnectionsForPortal(db, workspaceId)).map((connection) => {
      const given = consents.get(connection.id) ?? [];
      const state = given[0] && consentState(given[0], now);
      return { ...connection, consents: given, status: connectionStatus(connection, state, now) };
    });
    return {
      status: 200,
      body: worstFirst(connections).map((connection) =>
        presentConnection(connection, {
          business,
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

/** Asks whoever allowed updates for what a request wants beyond that. */
export const askForMore: Handler<"askForMore"> = async (
  { params: { workspaceId, connectionId }, body: { submissionRequestId } },
  call,
) => {
  const { tx, caller, today, now, addressPrefix } = call;
  await limitMails(tx, addressPrefix, now);
  return tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    const asked = await ask(db, {
      workspaceId,
      connectionId,
      submissionRequestId,
      askedBy: caller.userId,
      today,
      now,
    });
    switch (asked.result) {
      case "not-found":
        return notFound();
      case "nobody-to-ask":
      case "allowed-already":
      case "asked-too-often":
        return problem(409, asked.result, { title: asked.result });
      case "asked": {
        const event = { action: "permission-asked", workspaceId, subjectId: connectionId } as const;
        if (asked.isNew) await audit(db, call, event);
        return { status: 200, body: presentWider(asked.more) };
      }
    }
  });
};

/** Takes an ask back that wasn't answered. */
export const takeBackAsk: Handler<"takeBackAsk"> = (
  { params: { workspaceId, connectionId, permissionAskId: id } },
  call,
) =>
  call.tx(async (db) => {
    const { caller, now } = call;
    await authorizeWorkspace(db, workspaceId, caller);
    if (!(await takeBack(db, { workspaceId, connectionId, id, now }))) return notFound();
    const event = { action: "permission-ask-taken-back", workspaceId } as const;
    await audit(db, call, { ...event, subjectId: connectionId });
    return { status: 204 };
  });

/** Ends the pause of a connection whose user was deleted. */
export const stateGround: Handler<"stateGround"> = (
  { params: { workspaceId, connectionId }, body: { ground } },
  call,
) =>
  call.tx(async (db) => {
    const { caller, language, addressPrefix: networkPrefix, now, today } = call;
    await authorizeWorkspace(db, workspaceId, caller);
    if (!(await findConnection(db, { workspaceId, id: connectionId }))) return notFound();
    const { disableDirectLinking } = await findTenantSettings(db);
    if (disableDirectLinking) {
      return problem(409, "not-offered", { title: "package-not-offered" });
    }
    const paused = await lockConsentsOfDeletedUser(db, { workspaceId, connectionId }, now);
    if (paused.length === 0) return problem(409, "not-paused", { title: "connection-not-paused" });

    // One agreement covers all that was paused, though it's a document of only one data collection.
    const submissionIds = paused.flatMap(({ submissionId }) => submissionId ?? []);
    const stated = await groundOf(db, ground, { workspaceId, submissionIds, today });
    const by = { userId: caller.userId, ...stated };
    const event = { action: "ground-stated", workspaceId, details: detailsOf(stated) } as const;
    for (const consent of paused) {
      await restateGround(db, consent, { by, language, networkPrefix, now });
      await audit(db, call, { ...event, subjectId: consent.submissionId ?? "" });
    }
    return { status: 204 };
  });
