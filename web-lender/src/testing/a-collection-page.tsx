import { SubmissionDetailsRoute } from "../routes/submission-details.tsx";
import { aCheck, aSubmission, checksWith, submissionId, workspaceId } from "./a-submission.ts";
import { dana, tenantWith } from "./a-tenant.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";
import { tidewaterBooks } from "./tidewater.ts";

export const collectionBase = `/workspacesubmissiondetails/${workspaceId}/${submissionId}`;

export const statementPath =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements";

export function showCollection(tab: string, search = "") {
  return render(
    <SubmissionDetailsRoute
      from="workspace"
      submissionId={submissionId}
      tab={tab}
      workspaceId={workspaceId}
    />,
    { path: `${collectionBase}/${tab}${search}`, person: dana },
  );
}

/** Complete, with balanced statements. */
export function theBffAnswers() {
  const { figures, spread } = tidewaterBooks();
  const balances = aCheck({ id: "assets-equal-liabilities-and-equity", category: "statement" });
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(tenantWith())),
    bff.post("/auth/postlogin", ({ response }) => response(200).json(dana)),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.get("/{workspaceId}/Submissions/{submissionId}", ({ response }) =>
      response(200).json(aSubmission()),
    ),
    bff.get(`${statementPath}/figures`, ({ response }) => response(200).json(figures)),
    bff.get(`${statementPath}/spread`, ({ response }) => response(200).json(spread)),
    bff.get(
      "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/checks",
      ({ response }) => response(200).json(checksWith([balances])),
    ),
  );
}
