import { notFound, problem } from "@tieout/server/http/problem";
import type { Handler } from "../operation.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { authorizeRisk, requireRiskSwitchedOn } from "./guard.ts";

export const analyzeRisk: Handler<"analyzeRisk"> = ({ params }, { tx, caller }) =>
  tx(async (db) => {
    await authorizeWorkspace(db, params.workspaceId, caller);
    await requireRiskSwitchedOn(db);
    return problem(409, "not-created", { title: "books-not-collected" });
  });

export const getLastRiskAnalysis: Handler<"getLastRiskAnalysis"> = ({ params }, { tx, caller }) =>
  tx(async (db) => {
    await authorizeRisk(db, params, caller);
    const body = { analysis: null, isStale: false, naicsCode: null, postalCode: null };
    return { status: 200, body };
  });

export const overrideRisk: Handler<"overrideRisk"> = ({ params }, { tx, caller }) =>
  tx(async (db) => {
    await authorizeRisk(db, params, caller);
    return notFound();
  });
