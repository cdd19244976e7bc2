import { expect } from "vitest";
import { type LenderFixtures, test } from "../../testing/index.ts";
import { aKeptConnection } from "../../testing/kept-connection.ts";

test("a request that only asks a giver for more is in no list and no count, and uses nothing of the limit", async ({
  as,
  tenant,
}) => {
  const { member, workspaceId, connectionId } = await aKeptConnection(tenant);
  await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 1 }));
  const client = as(member);
  const before = await allLists(client, workspaceId);

  const request = await client.POST("/{workspaceId}/SubmissionRequests", {
    params: { path: { workspaceId } },
    body: {
      ...{ accountingCollectionGroups: ["financial-statements"], endOfImport: "LastFullMonth" },
      ...{ basisOfAccountingPreference: "Cash", fullFiscalYearsToCollect: 2 },
      ...{ anonymizeCustomersAndVendors: false, provideUserCopy: false, allowUserUpload: false },
      hasShareableLink: false,
    },
  });
  const asked = await client.POST(
    "/workspaces/{workspaceId}/connections/{connectionId}/permissionasks",
    {
      params: { path: { workspaceId, connectionId } },
      body: { submissionRequestId: request.data?.id ?? 0 },
    },
  );

  expect(asked.response.status).toBe(200);
  expect(await allLists(client, workspaceId)).toEqual(before);
  expect(before.history).toMatchObject({ total: 2 });
  expect(before.limit).toMatchObject({ countRemaining: 1 });
});

/** All that lists or counts what was requested or collected. */
async function allLists(client: ReturnType<LenderFixtures["as"]>, workspaceId: string) {
  const params = { path: { workspaceId } };
  const body = {
    statuses: ["complete" as const, "incomplete" as const, "deleted" as const],
    sources: ["secure-link" as const, "direct" as const, "anonymous" as const],
    itemsPerPage: 25,
  };
  const [history, ofTenant, pending, newest, links, limit, workspaces] = [
    await client.POST("/submissions/query", { body: { ...body, entityId: workspaceId } }),
    await client.POST("/submissions/query", { body }),
    await client.GET("/submissions/listpending", { params: { query: { returnAll: true } } }),
    await client.GET("/submissions/newest", { params: { query: { entityId: workspaceId } } }),
    await client.GET("/Workspaces/{workspaceId}/links", { params }),
    await client.GET("/tenant/safedatacollectionlimit"),
    await client.POST("/Entities/query", { body: { itemsPerPage: 25, pageNumber: 1 } }),
  ].map(({ data }) => data);
  return { history, ofTenant, pending, newest, links, limit, workspaces };
}
