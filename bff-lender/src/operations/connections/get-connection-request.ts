import { datasetNameOf } from "@tieout/server/consent";
import { findConnectionRequest } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { presentConnectionRequest } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

export const getConnectionRequest: Handler<"getConnectionRequest"> = (
  { params: { workspaceId, connectionRequestId: id } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const request = await findConnectionRequest(db, { workspaceId, id });
    if (!request) return notFound();

    const claimed = { request, ...(await datasetNameOf(db, request)) };
    return { status: 200, body: presentConnectionRequest(claimed, language) };
  });
