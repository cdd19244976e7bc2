import { AsyncResource } from "node:async_hooks";
import contract from "@tieout/openapi/lender.json" with { type: "json" };
import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { ask } from "@tieout/server/http/testing/ask";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { walker } from "@tieout/server/http/testing/walk";
import { insertImport, insertLink, insertSubmission } from "@tieout/services/testing/builders";
import { countRowsOf, whileDeleted } from "@tieout/services/testing/while-deleted";
import { expect } from "vitest";
import { aWorld, signIn, test } from "../../testing/index.ts";

const walk = walker(contract);

/** Operations without a workspace, or that end something; the example's connection has no tokens to revoke. */
const elsewhere = new Set([
  "createWorkspace",
  "putWorkspace",
  "deleteWorkspace",
  "deleteConnection",
  "signOut",
]);

test("adds nothing to a workspace while it's being deleted, whichever operation asks", async ({
  portal,
  pool,
  owner,
  tenant: first,
  services,
}) => {
  const ids = walk((await aWorld(first, services)).example)
    .filter(({ id, changes, isPublic }) => changes && !isPublic && !elsewhere.has(id))
    .map(({ id }) => id);
  const [grown, faults, refused]: [string[], string[], string[]] = [[], [], []];

  for (const id of ids) {
    const { tx, ...tenant } = await newHostedTenant({ pool, owner });
    const world = await aWorld({ tx, ...tenant }, services);
    const workspaceId = String(world.ids.workspaceId);
    const asked = walk(world.example).find((one) => one.id === id);
    if (!asked) throw new Error(`${id} has no example`);
    // A member can't request access.
    const asker = id === "requestAccess" ? await signIn({ tx, ...tenant }) : world.member;
    const before = await countRowsOf(tx, workspaceId);

    const { status } = await whileDeleted({ pool, tx }, workspaceId, () =>
      ask(portal.url, asker, asked.request),
    );

    const after = await countRowsOf(tx, workspaceId);
    for (const [table, count] of after) {
      if (count !== before.get(table)) grown.push(`${id}: ${table}`);
    }
    if (status >= 500) faults.push(id);
    if (status === 404) refused.push(id);
  }

  expect({ grown, faults }).toEqual({ grown: [], faults: [] });
  // Each of these adds something to a workspace.
  expect(refused).toEqual(
    expect.arrayContaining([
      "createConnectionRequest",
      "createDelegatedAccessToken",
      "createSubmission",
      "createSubmissionRequest",
      "requestAccess",
      "uploadBooks",
      "uploadDocument",
    ]),
  );
});

test("takes along what is being added to a workspace while it's deleted", async ({
  as,
  pool,
  tenant,
  services,
}) => {
  const { member, ids } = await aWorld(tenant, services);
  const workspaceId = String(ids.workspaceId);
  const params = { path: { workspaceId } };

  // A concurrent request, while the test has a transaction open.
  const remove = AsyncResource.bind(() => as(member).DELETE("/Entities/{workspaceId}", { params }));
  const { deleting, importId } = await tenant.tx(async (db) => {
    const submission = await insertSubmission(db, await insertLink(db, { workspaceId }));
    const { importId } = await insertImport(db, submission);
    const deleting = remove();
    await somebodyWaits(pool);
    return { deleting, importId };
  });
  const { response } = await deleting;

  expect(response.status).toBe(200);
  await tenant.tx(async (db) => {
    expect(await db("sharedLinks").where({ workspaceId }).whereNull("deletedAt")).toEqual([]);
    expect(await db("linkSessions").where({ workspaceId }).whereNull("revokedAt")).toEqual([]);
    expect(await db("imports").where({ id: importId }).pluck("outcome")).toEqual(["Error"]);
  });
});
