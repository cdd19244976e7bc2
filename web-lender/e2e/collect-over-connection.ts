import type { Page } from "@playwright/test";
import type { components } from "@tieout/openapi/lender";

type Wire = components["schemas"];

interface Called<Reply> {
  readonly status: number;
  readonly body: Reply;
}

/** Calls the lender's API in a page that is logged in, as a client of the lender's would. */
export async function callApi<Reply>(
  page: Page,
  method: "GET" | "POST",
  path: string,
  body?: object,
): Promise<Called<Reply>> {
  const called = await page.evaluate(
    async (call) => {
      const reply = await fetch(`/api${call.path}`, {
        method: call.method,
        headers: {
          "Content-Type": "application/json",
          "Request-Id": crypto.randomUUID(),
          "Timezone-Offset": `${new Date().getTimezoneOffset()}`,
        },
        ...(call.body && { body: JSON.stringify(call.body) }),
      });
      return { status: reply.status, body: await reply.json() };
    },
    { method, path, body },
  );
  // The BFF checks its replies against the contract.
  return called as Called<Reply>;
}

interface Collecting extends Called<Partial<Wire["StartedImport"] & Wire["ProblemBody"]>> {
  readonly connectionId: string;
  readonly submissionId: string;
  readonly submissionRequestId: number;
}

/** Collects over the workspace's only connection; a refusal is returned. */
export async function collectOverConnection(
  page: Page,
  workspaceId: string,
  asked: Pick<
    Wire["NewSubmissionRequest"],
    "accountingCollectionGroups" | "fullFiscalYearsToCollect" | "anonymizeCustomersAndVendors"
  >,
): Promise<Collecting> {
  const connections = await callApi<Wire["Connection"][]>(
    page,
    "GET",
    `/workspaces/${workspaceId}/connections`,
  );
  const connectionId = connections.body[0]?.id ?? "";
  const request = await callApi<Wire["CreatedSubmissionRequest"]>(
    page,
    "POST",
    `/${workspaceId}/SubmissionRequests`,
    {
      ...asked,
      basisOfAccountingPreference: "Accrual",
      endOfImport: "LastFullMonth",
      provideUserCopy: false,
      allowUserUpload: false,
      hasShareableLink: false,
    },
  );
  const submissionRequestId = request.body.id;
  const submission = await callApi<Wire["Created"]>(page, "POST", "/Submissions", {
    entityId: workspaceId,
    requestId: submissionRequestId,
  });
  const submissionId = submission.body.id;
  const started = await callApi<Collecting["body"]>(
    page,
    "POST",
    `/${workspaceId}/Submissions/${submissionId}/imports`,
    { connectionId },
  );
  return { ...started, connectionId, submissionId, submissionRequestId };
}
