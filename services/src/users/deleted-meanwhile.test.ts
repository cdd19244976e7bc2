import { randomBytes, randomUUID } from "node:crypto";
import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { isParentGone, withTenantAgain } from "@tieout/server/database/with-tenant-again";
import { expect } from "vitest";
import { insertSession, insertUser, insertWorkspace } from "../testing/builders.ts";
import { addWorkspaceUsers, leaveWorkspaces } from "../workspaces/members.ts";
import { saveInvitation } from "./invitations.ts";
import { deleteUser } from "./user.ts";

const additions: Readonly<Record<string, (db: Tx, userId: string) => Promise<unknown>>> = {
  "a session": insertSession,
  "an invitation": (db, userId) =>
    saveInvitation(db, {
      id: randomUUID(),
      userId,
      secretHash: randomBytes(32),
      now: builtAt,
      expiresAt: new Date(builtAt.getTime() + 1),
    }),
  "a workspace of their own": (db, userId) => insertWorkspace(db, { ownerId: userId }),
  membership: async (db, userId) => {
    const workspaceId = await insertWorkspace(db);
    await addWorkspaceUsers(db, workspaceId, [userId], userId);
  },
};

test.for(Object.keys(additions))(
  "a user who is being deleted gets no %s",
  async (name, { pool, tenant }) => {
    const userId = await tenant.tx((db) => insertUser(db));
    let tries = 0;

    const { adding } = await tenant.tx(async (db) => {
      await deleteUser(db, userId, builtAt);
      const adding = withTenantAgain(pool, tenant.id, async (other) => {
        tries += 1;
        await additions[name]?.(other, userId);
      }).catch((fault: unknown) => fault);
      await somebodyWaits(pool);
      return { adding };
    });

    expect(isParentGone(await adding)).toBe(true);
    // A retry sees the deletion and can answer.
    expect(tries).toBe(2);
  },
);

test("who inherits from a deleted user becomes no member of what is deleted as well", async ({
  tenant,
}) => {
  await tenant.tx(async (db) => {
    const [ownerId, heirId] = [await insertUser(db), await insertUser(db)];
    const kept = await insertWorkspace(db, { ownerId });
    const deleted = await insertWorkspace(db, { ownerId });
    await db("workspaces").where({ id: deleted }).update({ deletedAt: builtAt });

    const inherited = await leaveWorkspaces(db, ownerId, { heirId, now: builtAt });

    expect(inherited.toSorted()).toEqual([kept, deleted].toSorted());
    expect(await db("workspaceUsers").where({ userId: heirId }).select("workspaceId")).toEqual([
      { workspaceId: kept },
    ]);
  });
});
