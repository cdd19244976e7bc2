import { randomUUID } from "node:crypto";
import { accountingPackages, fileUpload } from "@tieout/core/tenant/packages";
import { parseEmail } from "@tieout/core/text";
import { readPatch } from "@tieout/server/http/json-patch";
import { type FieldError, invalid, notFound } from "@tieout/server/http/problem";
import { askToConfirm, noAddress } from "@tieout/services/email-confirmation/ask-to-confirm";
import {
  findNewestSubmissionId,
  findSubmission,
  type PortalStatus,
  savePortalStatus,
  saveSubmission,
} from "@tieout/services/submissions/submission";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { audit } from "../audit.ts";
import { limitMails } from "../links/shared-link.ts";
import type { Handler } from "../operation.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { replyWithSubmission } from "./presenter.ts";

/** Begins a collection that the lender connects themselves. A given address is asked by mail to confirm. */
export const createSubmission: Handler<"createSubmission"> = async (
  { body: { entityId: workspaceId, requestId, submissionMetadata = [], verificationEmail } },
  { tx, once, now, language, addressPrefix, sealer, caller },
) => {
  const address = verificationEmail === undefined ? undefined : parseEmail(verificationEmail);
  if (verificationEmail !== undefined && address === undefined) {
    return noAddress("/body/verificationEmail");
  }
  if (address !== undefined) await limitMails(tx, addressPrefix, now);

  return once(async (db) => {
    const { workspace } = await authorizeWorkspace(db, workspaceId, caller);
    const request = await findSubmissionRequest(db, { workspaceId, id: requestId });
    if (!request) return notFound();

    const id = randomUUID();
    await saveSubmission(db, {
      id,
      workspaceId,
      submissionRequestId: requestId,
      now,
      sourceFlow: "lender",
      mode: request.mode,
      metadata: submissionMetadata,
      ...(address !== undefined && { verificationEmail: address }),
      requestingUserId: caller.userId,
    });
    if (address !== undefined) {
      const { displayName: workspaceName } = workspace;
      const question = { submissionId: id, workspaceId, workspaceName, address, language, now };
      await askToConfirm(db, sealer, question);
    }
    return { status: 200, body: { id } };
  });
};

/** The specification's clients read this as "none". */
const none = "00000000-0000-0000-0000-000000000000";

export const getNewestSubmission: Handler<"getNewestSubmission"> = (
  { query: { entityId: workspaceId } },
  { tx, caller },
) =>
  tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    return {
      status: 200,
      body: { submissionId: (await findNewestSubmissionId(db, workspaceId)) ?? none },
    };
  });

/** Dismisses a collection that needs the lender's attention, or undoes that (D-48). */
export const patchSubmission: Handler<"patchSubmission"> = (
  { params: { workspaceId, submissionId: id }, body },
  call,
) =>
  call.tx(async (db) => {
    const { language, caller } = call;
    await authorizeWorkspace(db, workspaceId, caller);
    if (!(await findSubmission(db, { workspaceId, id }))) return notFound();

    const { portalStatus, datasourceNameId } = readPatch(body, [
      "portalStatus",
      "datasourceNameId",
    ]);
    const changed = {
      ...(portalStatus !== undefined && { portalStatus: portalStatusOf(portalStatus) }),
      ...(datasourceNameId !== undefined && { datasourceNameId: packageIdOf(datasourceNameId) }),
    };
    const errors = Object.entries(changed).flatMap(([name, value]) =>
      value === undefined ? [unknownValue(name)] : [],
    );
    if (errors.length > 0) return invalid(errors);

    // It has no undefined values left.
    await savePortalStatus(
      db,
      { workspaceId, id },
      changed as Parameters<typeof savePortalStatus>[2],
    );
    await audit(db, call, {
      action: "submission-changed",
      workspaceId,
      subjectId: id,
      details: changed as Readonly<Record<string, string>>,
    });
    return replyWithSubmission(db, { workspaceId, id }, language);
  });

const portalStatuses: readonly PortalStatus[] = ["Normal", "ConnectionPendingUserIntervention"];

function portalStatusOf(value: unknown): PortalStatus | undefined {
  return portalStatuses.find((status) => status === value);
}

function packageIdOf(value: unknown): string | undefined {
  const id = String(value).toLowerCase();
  return [...accountingPackages, fileUpload].find((known) => known.id === id)?.id;
}

const unknownValue = (name: string): FieldError => ({
  pointer: `/body/${name}`,
  code: "value",
  description: "name-unknown",
});
