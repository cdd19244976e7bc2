import { HttpResponse } from "msw";
import { connection, type importing, request, session, settings, workspaceId } from "./answers.ts";
import { bff } from "./bff.ts";

export * from "./answers.ts";

/** The four reads that every visit starts with. */
export const theLinkOpens = (opened = session(), tenant = settings(), asked = request()) => [
  theTenantIs(tenant),
  bff.post("/links/session", ({ response }) => response(200).json(opened)),
  bff.get("/links/session", ({ response }) => response(200).json(opened)),
  bff.get("/{workspaceId}/SubmissionRequests/{submissionRequestId}", ({ response }) =>
    response(200).json(asked),
  ),
  bff.get("/Entities/{workspaceId}/safedetails", ({ response }) =>
    response(200).json({ id: workspaceId, displayName: "Tidewater Marine Supply, Inc." }),
  ),
  bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
    response(200).json({ hasLimit: false }),
  ),
];

export const theTenantIs = (tenant = settings()) =>
  bff.get("/tenant/settings", ({ response }) => response(200).json(tenant));

/** The connection that a visitor comes back with from the package's page. */
export const theConnectionIs = (claimed = connection()) =>
  bff.post("/ConnectionRequests/claim", ({ response }) => response(200).json(claimed));

export const theImportIs = (status: ReturnType<typeof importing>) =>
  bff.get("/{workspaceId}/financialrecords/{financialRecordId}/importstatus", ({ response }) =>
    response(200).json(status),
  );

export const noAnswer = () => HttpResponse.error();
