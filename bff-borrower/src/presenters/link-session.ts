import { uploadOf } from "@tieout/core/document";
import { optionsWithoutRequest } from "@tieout/core/submission-request";
import type { components } from "@tieout/openapi/borrower";
import {
  findSubmissionRequest,
  findTenantBrand,
  findTenantSettings,
  findUser,
  type LinkSession,
  listSubmissionsOfRequest,
  type StoredSharedLink,
  type Submission,
  type Tx,
} from "@tieout/server/database";

type Wire = components["schemas"];

/** Where a visitor stands. Nothing in it comes from an earlier visitor (D-9). */
export async function presentLinkSession(
  db: Tx,
  { workspaceId, submissionRequestId }: Pick<LinkSession, "workspaceId" | "submissionRequestId">,
  link: Pick<StoredSharedLink, "expiresAt">,
): Promise<Wire["LinkSession"]> {
  const brand = await findTenantBrand(db);
  const settings = await findTenantSettings(db);
  const request = await findSubmissionRequest(db, { workspaceId, id: submissionRequestId });
  const asker = request?.requestingUserId && (await findUser(db, request.requestingUserId));
  const submissions = await listSubmissionsOfRequest(db, submissionRequestId);
  const { allowUserUpload } = request ?? optionsWithoutRequest;
  const contactEmail = asker ? asker.emailAddress : settings.supportEmailAddress;

  return {
    workspaceId,
    submissionRequestId,
    linkExpirationTime: link.expiresAt.toISOString(),
    lender: {
      visibleName: brand.visibleName,
      ...(asker && { contactName: asker.displayName }),
      ...(contactEmail && { contactEmail }),
    },
    mayUpload: uploadOf({ anonymous: false, allowUserUpload }, settings) === "allowed",
    submissions: submissions.map(presentState),
  };
}

type State = Wire["LinkSession"]["submissions"][number]["state"];

function presentState(submission: Submission): Wire["LinkSession"]["submissions"][number] {
  const { id, createdAt, financialRecordId } = submission;
  return {
    id,
    creationTime: createdAt.toISOString(),
    state: stateOf(submission),
    ...(financialRecordId && { financialRecordId }),
  };
}

/** Files that the lender deleted later were collected all the same. */
const states = {
  Pending: "importing",
  ImportError: "failed",
  Created: "complete",
  Deleted: "complete",
} as const;

function stateOf({ financialRecordStatus }: Submission): State {
  return financialRecordStatus ? states[financialRecordStatus] : "open";
}
