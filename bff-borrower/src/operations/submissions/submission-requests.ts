import { notFound } from "@tieout/server/http/problem";
import { findCollectionStanding } from "@tieout/services/imports/collection";
import { presentCollectionLimit } from "@tieout/services/presenting/collection";
import { presentSubmissionRequest } from "@tieout/services/presenting/submission-request";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { findWorkspace } from "@tieout/services/workspaces/workspace";
import { authorizeNamed } from "../link-sessions/guard.ts";
import type { Handler } from "../operation.ts";

export const getSubmissionRequest: Handler<"getSubmissionRequest"> = async (
  { params: { workspaceId, submissionRequestId: id } },
  { tx, language, caller: { session } },
) => {
  authorizeNamed(session, { workspaceId, submissionRequestId: id });

  return tx(async (db) => {
    const request = await findSubmissionRequest(db, { workspaceId, id });
    if (!request) return notFound();
    return { status: 200, body: presentSubmissionRequest(request, language) };
  });
};

export const getSafeDetails: Handler<"getSafeDetails"> = async (
  { params: { workspaceId } },
  { tx, caller: { session } },
) => {
  authorizeNamed(session, { workspaceId });

  return tx(async (db) => {
    const workspace = await findWorkspace(db, workspaceId);
    if (!workspace) return notFound();
    return { status: 200, body: { id: workspace.id, displayName: workspace.displayName } };
  });
};

export const getCollectionLimit: Handler<"getCollectionLimit"> = (_input, { tx, now }) =>
  tx(async (db) => ({
    status: 200,
    body: presentCollectionLimit(await findCollectionStanding(db, now), 1),
  }));
