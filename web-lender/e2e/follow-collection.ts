import { expect, type Page } from "@playwright/test";
import type { components } from "@tieout/openapi/lender";

type Wire = components["schemas"];
type StepName = Wire["ImportStatus"]["steps"][number]["step"];

/** Waits until one of these steps is running and not done. */
export async function untilStep(
  page: Page,
  workspaceId: string,
  isMeant: (step: StepName) => boolean,
): Promise<void> {
  const isThere = async () => {
    const jobs = await ask<Wire["PendingJob"][]>(page, "GET", "/api/submissions/listpending");
    const status = jobs.find((job) => job.workspaceId === workspaceId)?.status;
    if (status && status.outcome !== "Pending") throw new Error(`It ended: ${status.outcome}`);
    return status?.steps.some(({ step, state }) => state === "running" && isMeant(step)) ?? false;
  };
  await expect.poll(isThere, { timeout: 120_000, intervals: [50] }).toBe(true);
}

export async function collectionsOf(
  page: Page,
  workspaceId: string,
): Promise<Wire["SubmissionDetails"][]> {
  const found = await ask<Wire["Submission"][]>(page, "POST", "/api/submissions/search", {
    entityId: workspaceId,
    includeDeleted: true,
  });
  return Promise.all(
    found.map(({ id }) => {
      return ask<Wire["SubmissionDetails"]>(page, "GET", `/api/${workspaceId}/Submissions/${id}`);
    }),
  );
}

function ask<Reply>(page: Page, method: string, path: string, body?: unknown): Promise<Reply> {
  return page.evaluate(
    async ([how, where, what]) => {
      const reply = await fetch(where, {
        method: how,
        headers: {
          "Request-Id": crypto.randomUUID(),
          "Timezone-Offset": "0",
          "Content-Type": "application/json",
        },
        ...(what !== undefined && { body: what }),
      });
      if (!reply.ok) throw new Error(`${where} answered ${reply.status}`);
      return reply.json();
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}
