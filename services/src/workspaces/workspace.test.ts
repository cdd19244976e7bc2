import { randomUUID } from "node:crypto";
import { builtAt, newTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { insertSubmission, insertUser, insertWorkspace } from "../testing/builders.ts";
import { listWorkspacesForPortal } from "./list.ts";
import { createWorkspace, isMember, saveWorkspaceUsers } from "./members.ts";
import { deleteWorkspace, findWorkspace, updateWorkspace } from "./workspace.ts";

describe("a workspace", () => {
  test("has its creator as owner and member, and keeps them", async ({ tenant }) => {
    const [ownerId, memberId, otherId] = await tenant.tx(
      async (db) => [await insertUser(db), await insertUser(db), await insertUser(db)] as const,
    );
    const id = await tenant.tx((db) => insertWorkspace(db, { ownerId, memberIds: [memberId] }));

    await tenant.tx((db) =>
      saveWorkspaceUsers(db, id, [otherId], { changedBy: ownerId, now: builtAt }),
    );

    const found = await tenant.tx((db) => findWorkspace(db, id));
    expect(found?.memberIds).toEqual([ownerId, otherId].sort());
    expect(await tenant.tx((db) => isMember(db, id, memberId))).toBe(false);
  });

  test("refuses a taken id, and another tenant's rows stay unseen", async ({ pool, tenant }) => {
    const id = await tenant.tx((db) => insertWorkspace(db));
    const stranger = await newTenant(pool);
    const twin = { id, displayName: "Other", engagementCode: "", memberIds: [], now: builtAt };

    const result = await tenant.tx(async (db) =>
      createWorkspace(db, { ...twin, ownerId: await insertUser(db) }),
    );

    expect(result).toBe("id-taken");
    expect(await stranger.tx((db) => findWorkspace(db, id))).toBeUndefined();
  });

  test("neither stops nor is touched by another tenant's of the same id", async ({
    pool,
    tenant,
  }) => {
    const id = await tenant.tx((db) => insertWorkspace(db));
    const stranger = await newTenant(pool);
    const before = await tenant.tx((db) => findWorkspace(db, id));

    const result = await stranger.tx(async (db) =>
      createWorkspace(db, {
        id,
        displayName: "Theirs",
        engagementCode: "",
        memberIds: [],
        now: builtAt,
        ownerId: await insertUser(db),
      }),
    );

    expect(result).toBe("created");
    expect(await tenant.tx((db) => findWorkspace(db, id))).toEqual(before);
    expect(await stranger.tx((db) => findWorkspace(db, id))).toMatchObject({
      displayName: "Theirs",
    });
  });

  test("changes only as the version that was read", async ({ tenant }) => {
    const id = await tenant.tx((db) => insertWorkspace(db));
    const changedBy = await tenant.tx((db) => insertUser(db));
    const change = { displayName: "Renamed", version: 1, changedBy, now: builtAt };

    const first = await tenant.tx((db) => updateWorkspace(db, id, change));
    const second = await tenant.tx((db) =>
      updateWorkspace(db, id, { ...change, displayName: "X" }),
    );

    expect([first, second]).toEqual([2, undefined]);
    expect(await tenant.tx((db) => findWorkspace(db, id))).toMatchObject({
      displayName: "Renamed",
      engagementCode: "TMS-2026",
    });
  });

  test("is gone once deleted", async ({ tenant }) => {
    const id = await tenant.tx((db) => insertWorkspace(db));
    const deletedBy = await tenant.tx((db) => insertUser(db));

    const results = await tenant.tx(async (db) => [
      await deleteWorkspace(db, id, { deletedBy, now: builtAt }),
      await deleteWorkspace(db, id, { deletedBy, now: builtAt }),
      await findWorkspace(db, id),
    ]);

    expect(results).toEqual([true, false, undefined]);
  });

  test.for([
    ["displayName: only white space", { displayName: "  " }],
    ["too long a name", { displayName: "x".repeat(257) }],
    ["too long a code", { engagementCode: "x".repeat(65) }],
  ] as const)("refuses %s", async ([, wrong], { tenant }) => {
    await expect(tenant.tx((db) => insertWorkspace(db, wrong))).rejects.toThrow("check constraint");
  });
});

describe("the portal's list", () => {
  test("pages every workspace by name, and marks one's own", async ({ tenant }) => {
    const userId = await tenant.tx((db) => insertUser(db));
    await tenant.tx(async (db) => {
      for (const displayName of ["beta", "Alpha", "Gamma"]) {
        const own = displayName === "beta" ? { ownerId: userId } : {};
        await insertWorkspace(db, { displayName, ...own });
      }
    });
    const query = { userId, itemsPerPage: 2, orderBy: "displayName", direction: "asc" } as const;

    const [first, second, own] = await tenant.tx(
      async (db) =>
        [
          await listWorkspacesForPortal(db, { ...query, page: 1 }),
          await listWorkspacesForPortal(db, { ...query, page: 2 }),
          await listWorkspacesForPortal(db, { ...query, page: 1, onlyOwn: true }),
        ] as const,
    );

    const seen = ({ workspaces }: typeof first) =>
      workspaces.map(({ displayName, isMember }) => [displayName, isMember]);
    expect(seen(first)).toEqual([
      ["Alpha", false],
      ["beta", true],
    ]);
    expect(seen(second)).toEqual([["Gamma", false]]);
    expect([first.total, own.total]).toEqual([3, 1]);
  });

  test("finds by the start or the middle of a name, and takes signs as they are", async ({
    tenant,
  }) => {
    await tenant.tx(async (db) => {
      for (const displayName of ["100% Cotton", "Cotton Mill", "1000 Oaks"]) {
        await insertWorkspace(db, { displayName });
      }
    });
    const find = (operator: "startsWith" | "contains", term: string) =>
      tenant.tx(async (db) => {
        const search = { operator, term };
        const query = { userId: randomUUID(), page: 1, itemsPerPage: 25, search };
        const { workspaces } = await listWorkspacesForPortal(db, query);
        return workspaces.map(({ displayName }) => displayName).sort();
      });

    expect(await find("startsWith", "CO")).toEqual(["Cotton Mill"]);
    expect(await find("contains", "cotton")).toEqual(["100% Cotton", "Cotton Mill"]);
    expect(await find("contains", "0%")).toEqual(["100% Cotton"]);
  });

  test("leads to the newest submission", async ({ tenant }) => {
    const { workspaceId, submissionId } = await tenant.tx((db) => insertSubmission(db));

    const { workspaces } = await tenant.tx((db) =>
      listWorkspacesForPortal(db, { userId: randomUUID(), page: 1, itemsPerPage: 25 }),
    );

    expect(workspaces).toMatchObject([{ id: workspaceId, newestSubmissionId: submissionId }]);
    expect(workspaces[0]).not.toHaveProperty("newestFinancialRecordId");
  });
});
