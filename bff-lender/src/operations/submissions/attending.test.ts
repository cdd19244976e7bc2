import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { failImport, takeImportLease } from "@tieout/services/imports/run";
import { insertImport } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { signIn, signInAs, test } from "../../testing/index.ts";
import type { Wire } from "../wire.ts";

// openapi-fetch's types lose the items of a readonly list; the reply was validated.
const listedAs = <Item>(data: unknown) => (data ?? []) as readonly Item[];

const submissionPath = "/submissions/{workspaceId}/{submissionId}";

describe("a collection that waits for the lender", () => {
  test("is found by its workspace's members, whatever the workspace, until it's hidden (P-U33, P-A40, S-U47, S-T6, S-A36)", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, built.userId);
    const colleague = await signIn(tenant);
    const { workspaceId, submissionId, importId } = built;
    const path = { workspaceId, submissionId };
    const found = async (by = member) => {
      const { data } = await as(by).POST("/submissions/search", {
        body: { portalStatus: "ConnectionPendingUserIntervention" },
      });
      return listedAs<Wire["Submission"]>(data).map(({ id }) => id);
    };
    const become = (value: string) =>
      as(member).PATCH(submissionPath, {
        params: { path },
        body: [{ op: "replace", path: "/PortalStatus", value }],
      });

    const before = await found();
    await tenant.tx(async (db) => {
      const lease = await takeImportLease(db, importId, builtAt);
      const failure = {
        errorCode: "InsufficientUserPermissions",
        reason: { code: "package-not-permitted", values: { package: "DEX" } },
      } as const;
      if (lease) await failImport(db, lease, { ...failure, now: builtAt });
    });
    const waiting = [await found(), await found(colleague)];
    const { data } = await become("Normal");
    const hidden = await found();
    await become("ConnectionPendingUserIntervention");

    expect(before).toEqual([]);
    expect(waiting).toEqual([[submissionId], []]);
    expect(data).toMatchObject({ id: submissionId, portalStatus: "Normal" });
    expect(hidden).toEqual([]);
    expect(await found()).toEqual([submissionId]);
  });
});

describe("patchSubmission", () => {
  test("takes a JSON patch of two fields with known values, and nothing else (P-A40, S-A9, S-T6)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, submissionId, userId } = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, userId);
    const patch = (path: string, value: string, by = member) =>
      as(by).PATCH(submissionPath, {
        params: { path: { workspaceId, submissionId } },
        headers: { "content-type": "application/json-patch+json" },
        body: [{ op: "replace", path, value }],
      });

    const named = await patch("/datasourcenameid", "Xero");
    const refused = [
      await patch("/datasourcenameid", "ledgerly"),
      await patch("/portalstatus", "Gone"),
      await patch("/deletedAt", "now"),
    ];
    const stranger = await patch("/portalstatus", "Normal", await signIn(tenant));

    expect(named.data).toMatchObject({ datasourceNameId: "xero" });
    expect(refused.map(({ response }) => response.status)).toEqual([400, 400, 400]);
    expect(stranger.response.status).toBe(403);
  });
});

describe("restoreSubmission", () => {
  test("takes a deleted collection back into the history, once and for members (P-A41)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, submissionId, userId } = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, userId);
    await tenant.tx((db) =>
      db("submissions").where({ id: submissionId }).update({ deletedAt: builtAt }),
    );
    const restore = (by: Parameters<typeof as>[0], id = submissionId) =>
      as(by).PUT("/submissions/restore/{submissionId}", {
        params: { path: { submissionId: id } },
      });
    const history = async () =>
      (await as(member).POST("/submissions/search", { body: { entityId: workspaceId } })).data;

    const gone = await history();
    const stranger = await restore(await signIn(tenant));
    const restored = [await restore(member), await restore(member)];
    const nobodys = await restore(member, randomUUID());

    expect(gone).toEqual([]);
    expect(stranger.response.status).toBe(403);
    expect(restored.map(({ data }) => data?.deleted)).toEqual([false, false]);
    expect(nobodys.response.status).toBe(404);
    expect(await history()).toMatchObject([{ id: submissionId, deleted: false }]);
    const trail = await tenant.tx((db) =>
      db("auditEvents").where({ action: "submission-restored" }),
    );
    expect(trail).toHaveLength(1);
  });
});

describe("listPendingJobs", () => {
  test("has the running ones; with returnAll those that ended since then too (P-A38, P-T14, S-A10)", async ({
    as,
    tenant,
  }) => {
    const failed = await tenant.tx((db) => insertImport(db));
    const running = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, failed.userId);
    await tenant.tx(async (db) => {
      const lease = await takeImportLease(db, failed.importId, builtAt);
      const failure = {
        errorCode: "DatasourceUnresponsive",
        reason: { code: "package-silent", values: { package: "DEX" } },
      } as const;
      if (lease) await failImport(db, lease, { ...failure, now: builtAt });
    });
    const listed = async (query: { returnAll?: boolean; startCreationDate?: string }) => {
      const { data } = await as(member).GET("/submissions/listpending", { params: { query } });
      return listedAs<Wire["PendingJob"]>(data).map(({ financialRecordId, status }) => [
        financialRecordId,
        status.outcome,
      ]);
    };

    const minuteAfter = new Date(builtAt.getTime() + 60_000).toISOString();

    expect(await listed({})).toEqual([[running.financialRecordId, "Pending"]]);
    expect((await listed({ returnAll: true })).toSorted()).toEqual(
      [
        [running.financialRecordId, "Pending"],
        [failed.financialRecordId, "Error"],
      ].toSorted(),
    );
    expect(await listed({ returnAll: true, startCreationDate: minuteAfter })).toEqual([
      [running.financialRecordId, "Pending"],
    ]);
  });
});
