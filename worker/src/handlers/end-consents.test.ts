import { enqueue } from "@tieout/server/jobs/enqueue";
import { deleteWorkspace } from "@tieout/services/workspaces/workspace";
import { expect, vi } from "vitest";
import type { JobHandlers } from "../queue/job-handler.ts";
import { type BegunCollection, beginCollection } from "../testing/collection.ts";
import { queuedJobs } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import { handlers } from "./handlers.ts";

test("a deleted workspace's consents are given back, and what was read over them ends", async ({
  world,
  tenant,
  queue,
  work,
}) => {
  const kept = await beginCollection(world, tenant, { company: "bluestem" });
  const doomed = await beginCollection(world, tenant, { company: "bluestem" });
  const consent = world.connectors.get("example")?.consent;
  const revoke = consent && vi.spyOn(consent, "revoke");
  const { workspaceId, userId, importId } = doomed;
  await tenant.tx((db) => deleteWorkspace(db, workspaceId, { deletedBy: userId, now: new Date() }));
  const runner = await work({ handlers: withoutImports });

  const waiting = async () =>
    (await queuedJobs(queue, tenant.id)).filter(({ name }) => name === "end-consents").length;
  // Twice, as after a worker was killed before reporting success; and once for a workspace that isn't deleted.
  for (const each of [doomed, doomed, kept]) {
    await tenant.tx((db) => enqueue(db, "end-consents", { workspaceId: each.workspaceId }));
    await expect.poll(waiting).toBe(0);
  }

  expect(await connectionOf(doomed)).toEqual({ state: "Disconnected", sealedTokens: null });
  expect(await connectionOf(kept)).toMatchObject({ state: "Connected" });
  expect(revoke).toHaveBeenCalledTimes(1);
  expect(await tenant.tx((db) => db("imports").where({ id: importId }).first("errorCode"))).toEqual(
    {
      errorCode: "Cancelled",
    },
  );
  expect(runner.faults).toEqual([]);
});

const connectionOf = ({ tenant, connectionId: id }: BegunCollection) =>
  tenant.tx((db) => db("connections").where({ id }).first("state", "sealedTokens"));

/** Imports keep running: the deletion ends them. */
const withoutImports: JobHandlers = { ...handlers, "import-financial-record": async () => {} };
