import { findWorkspaceOfSubmission, type Tx } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";
import { type Entered, enterWorkspace, type Refused } from "../workspaces/guard.ts";

/** The way to a submission whose address names no workspace: through the one that it's in. */
export async function enterSubmission(
  db: Tx,
  id: string,
  caller: Lender,
): Promise<Entered | Refused> {
  const workspaceId = await findWorkspaceOfSubmission(db, id);
  if (workspaceId === undefined) return { result: "refused", reply: notFound() };
  return enterWorkspace(db, workspaceId, caller);
}
