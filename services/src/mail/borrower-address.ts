import { businessInfoOf } from "@tieout/core/business-info";
import { parseEmail } from "@tieout/core/text";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Submission } from "../submissions/submission.ts";
import { findWorkspace } from "../workspaces/workspace.ts";
import { findAddressOfLink } from "./deliveries.ts";

/**
 * Where to mail the outcome to a borrower (D-15): their own address, else the one the lender mailed the link to.
 * Undefined where neither is known, and for a lender's own collection.
 */
export async function findBorrowerAddress(
  db: Tx,
  submission: Pick<
    Submission,
    "workspaceId" | "sourceFlow" | "mode" | "metadata" | "verificationEmail" | "linkSessionId"
  >,
): Promise<string | undefined> {
  const { workspaceId, sourceFlow, mode, metadata, verificationEmail, linkSessionId } = submission;
  if (sourceFlow !== "borrower") return undefined;
  const given = verificationEmail ?? parseEmail(businessInfoOf(metadata).email);
  if (given !== undefined) return given;
  if (mode === "anonymous") return (await findWorkspace(db, workspaceId))?.primaryEmail;
  return linkSessionId === undefined ? undefined : findAddressOfLink(db, linkSessionId);
}
