import { datasetNameOf } from "@tieout/server/consent";
import { findConnectionRequest } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { presentConnectionRequest } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { findOwnWebConnector } from "../web-connector/enter-web-connector.ts";

export const getConnectionRequest: Handler<"getConnectionRequest"> = (
  { params: { workspaceId, connectionRequestId: id } },
  { tx, language, caller: { session } },
) =>
  tx(async (db) => {
    const request = await findConnectionRequest(db, { workspaceId, id });
    if (!request) return notFound();
    // Another visitor's is nothing to this one (D-9), but for what outlasts a visit.
    const named = { workspaceId, connectionRequestId: id };
    const isOwn = request.linkSessionId === session.id;
    if (!isOwn && !(await findOwnWebConnector(db, named, session))) return notFound();

    const claimed = { request, ...(await datasetNameOf(db, request)) };
    return { status: 200, body: presentConnectionRequest(claimed, language) };
  });
