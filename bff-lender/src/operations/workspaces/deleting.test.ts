import { AsyncResource } from "node:async_hooks";
import { openPool } from "@tieout/server/database/pool";
import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { placeOfTokens } from "@tieout/services/connections/tokens";
import { hasLegalHold, saveLegalHold } from "@tieout/services/retention/kept";
import { insertWorkspace } from "@tieout/services/testing/builders";
import { addWorkspaceUsers } from "@tieout/services/workspaces/members";
import { deleteWorkspace, lockWorkspace } from "@tieout/services/workspaces/workspace";
import { expect } from "vitest";
import {
  insertCollected,
  signIn,
  signInAdministrator,
  signInAs,
  test,
} from "../../testing/index.ts";

test("ends links, sessions and imports at once, and leaves the list (P-A29)", async ({
  as,
  database,
  tenant,
  services,
}) => {
  const { workspaceId, userId, importId } = await tenant.tx(async (db) => {
    const collected = await insertCollected(db);
    const { seal } = await services.sealer.forTenant(db);
    const tokens = { access: "a", refresh: "r", accessExpiresAt: "2026-03-15T10:00:00Z" };
    const sealedTokens = seal(placeOfTokens(collected.connectionId), JSON.stringify(tokens));
    await db("connections").update({ sealedTokens });
    await db("imports").update({ outcome: "Pending", finishedAt: null });
    await db("financialRecords").update({ status: "Pending" });
    return collected;
  });
  const member = as(await signInAs(tenant, userId));
  const params = { path: { workspaceId } };

  const { data } = await member.DELETE("/Entities/{workspaceId}", { params });
  const opened = await member.GET("/Entities/{workspaceId}", { params });
  const listed = await member.POST("/Entities/query", { body: { itemsPerPage: 1, pageNumber: 1 } });

  expect(data).toEqual({
    id: workspaceId,
    deleted: true,
    purgedAfter: "2026-04-14T09:00:00.000Z",
  });
  expect(opened.response.status).toBe(404);
  expect(listed.data?.totalWorkspaces).toBe(0);
  await tenant.tx(async (db) => {
    expect(await db("sharedLinks").select("secretHash")).toEqual([{ secretHash: null }]);
    expect(await db("linkSessions").whereNull("revokedAt")).toEqual([]);
    expect(await db("imports").select("id", "outcome", "errorCode")).toEqual([
      { id: importId, outcome: "Error", errorCode: "Cancelled" },
    ]);
    expect(await db("auditEvents").where({ action: "workspace-deleted" })).toHaveLength(1);
    // At once, so that none comes back to life with the workspace.
    expect(await db("consents").pluck("end_reason")).toEqual(["connection-deleted"]);
  });
  // Consents are revoked by a job, which can wait for an unavailable package.
  expect(await queuedFor(database.queueUrl, workspaceId)).toEqual([
    "end-consents",
    "purge-workspace",
  ]);
});

test("takes nothing away that a legal hold keeps", async ({ as, tenant, database }) => {
  const { workspaceId, submissionId, userId } = await tenant.tx((db) => insertCollected(db));
  await tenant.tx((db) =>
    saveLegalHold(db, submissionId, {
      legalHold: true,
      autoDeleteAt: null,
      by: userId,
      now: builtAt,
    }),
  );
  const before = await tenant.tx((db) => db("connections"));
  const member = as(await signInAs(tenant, userId));

  const { error } = await member.DELETE("/Entities/{workspaceId}", {
    params: { path: { workspaceId } },
  });

  expect(error?.type).toBe("legal-hold");
  expect(await tenant.tx((db) => db("connections"))).toEqual(before);
  expect(await tenant.tx((db) => db("linkSessions").whereNotNull("revokedAt"))).toEqual([]);
  expect(await queuedFor(database.queueUrl, workspaceId)).toEqual([]);
});

test("leaves a workspace alone where a hold is set in the same instant, and the other way round", async ({
  as,
  pool,
  tenant,
}) => {
  const { workspaceId, submissionId, userId } = await tenant.tx((db) => insertCollected(db));
  const administrator = await signInAdministrator(tenant);
  await tenant.tx(async (db) => {
    await addWorkspaceUsers(db, workspaceId, [administrator.userId], userId);
  });
  const path = { workspaceId, submissionId };
  // A concurrent request, while the test has a transaction open.
  const hold = AsyncResource.bind((legalHold: boolean) =>
    as(administrator).PUT("/{workspaceId}/Submissions/{submissionId}/legalhold", {
      params: { path },
      body: { legalHold },
    }),
  );
  const remove = AsyncResource.bind(() =>
    as(administrator).DELETE("/Entities/{workspaceId}", { params: { path: { workspaceId } } }),
  );

  // The hold waits for the workspace's lock.
  const held = await tenant.tx(async (db) => {
    await lockWorkspace(db, workspaceId);
    const removing = remove();
    await somebodyWaits(pool);
    await saveLegalHold(db, submissionId, {
      legalHold: true,
      autoDeleteAt: null,
      by: userId,
      now: builtAt,
    });
    return { removing };
  });
  const refused = await held.removing;
  const kept = await tenant.tx((db) => db("connections").whereNull("deletedAt").pluck("id"));
  await hold(false);
  const deleted = await tenant.tx(async (db) => {
    await lockWorkspace(db, workspaceId);
    const holding = hold(true);
    await somebodyWaits(pool);
    await deleteWorkspace(db, workspaceId, { deletedBy: userId, now: builtAt });
    return { holding };
  });

  expect([refused.response.status, refused.error?.type]).toEqual([409, "legal-hold"]);
  // No consent is revoked for a deletion that failed.
  expect(kept).toHaveLength(1);
  expect((await deleted.holding).response.status).toBe(404);
  expect(await tenant.tx((db) => hasLegalHold(db, workspaceId))).toBe(false);
});

test("is for who may see it, and not for who may only manage its users (P-C5, P-C12)", async ({
  as,
  tenant,
}) => {
  const workspaceId = await tenant.tx((db) => insertWorkspace(db));
  const askers = [await signIn(tenant), await signInAdministrator(tenant)];

  const replies = await Promise.all(
    askers.map((asker) =>
      as(asker).DELETE("/Entities/{workspaceId}", { params: { path: { workspaceId } } }),
    ),
  );

  expect(replies.map(({ error }) => error?.mayAddThemselves)).toEqual([false, true]);
  expect(await tenant.tx((db) => db("workspaces").select("deletedAt"))).toEqual([
    { deletedAt: null },
  ]);
});

async function queuedFor(queueUrl: string, workspaceId: string): Promise<string[]> {
  const queue = openPool(queueUrl);
  try {
    const { rows } = await queue.raw(
      `select task.identifier as name from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id
       where job.payload -> 'payload' ->> 'workspaceId' = ? order by name`,
      [workspaceId],
    );
    return rows.map(({ name }: { readonly name: string }) => name);
  } finally {
    await queue.destroy();
  }
}
