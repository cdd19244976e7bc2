import { randomBytes, randomUUID } from "node:crypto";
import { roleIds } from "@tieout/server/database/tenant/provision";
import { builtAt, newTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { insertUser } from "../testing/builders.ts";
import {
  findInvitation,
  lockInvitation,
  recordInvitationAccepted,
  recordInvitationSent,
  revokeInvitations,
  saveInvitation,
} from "./invitations.ts";
import {
  bindUser,
  createUser,
  deleteUser,
  findUser,
  findUserBySubject,
  listEverybody,
  listRoles,
  listUsers,
  lockAdministrators,
  recordLogin,
  saveUserRoles,
  updateUser,
} from "./user.ts";

const person = { issuer: "https://login.test", subject: "auth0|1" };
const aUser = () => ({
  id: randomUUID(),
  firstName: "Priya",
  lastName: "Raman",
  emailAddress: "priya.raman@copperfieldcapital.com",
  roleIds: [roleIds.administrator, roleIds.defaultUser],
});

describe("a user", () => {
  test("waits, is invited once the mail is out, and active once bound to a person (P-E13)", async ({
    tenant,
  }) => {
    const user = aUser();
    const secretHash = randomBytes(32);
    const expiresAt = new Date(builtAt.getTime() + 1);
    const id = randomUUID();
    const statuses: (string | undefined)[] = [];
    const note = async (db: Parameters<typeof findUser>[0]) =>
      statuses.push((await findUser(db, user.id))?.status);

    const found = await tenant.tx(async (db) => {
      await createUser(db, user);
      await saveInvitation(db, { id, userId: user.id, secretHash, now: builtAt, expiresAt });
      await note(db);
      await recordInvitationSent(db, id);
      await note(db);
      const invitation = await findInvitation(db, secretHash);
      const bound = await bindUser(db, user.id, person, builtAt);
      const boundAgain = await bindUser(db, user.id, { ...person, subject: "another" }, builtAt);
      await recordInvitationAccepted(db, id, builtAt);
      await recordInvitationSent(db, id);
      await note(db);
      return { invitation, bound, boundAgain, used: await lockInvitation(db, id) };
    });

    expect(found).toEqual({
      invitation: { id, userId: user.id, expiresAt },
      bound: true,
      boundAgain: false,
      used: { id, userId: user.id, expiresAt, acceptedAt: builtAt },
    });
    expect(statuses).toEqual(["PendingInvite", "Invited", "Active"]);
    expect(await tenant.tx((db) => findUserBySubject(db, person))).toMatchObject({
      id: user.id,
      displayName: "Priya Raman",
      status: "Active",
      roleIds: [roleIds.defaultUser, roleIds.administrator],
    });
  });

  test("can be edited by who saw it before its invitation's mail was out", async ({ tenant }) => {
    const user = aUser();
    const id = randomUUID();
    const expiresAt = new Date(builtAt.getTime() + 1);

    const saved = await tenant.tx(async (db) => {
      await createUser(db, user);
      const secretHash = randomBytes(32);
      await saveInvitation(db, { id, userId: user.id, secretHash, now: builtAt, expiresAt });
      const seen = await findUser(db, user.id);
      await recordInvitationSent(db, id);
      return updateUser(
        db,
        user.id,
        { firstName: "Pia", version: seen?.version ?? 0 },
        { at: builtAt },
      );
    });

    expect(saved).toBe(2);
  });

  test("is looked for under its own tenant alone", async ({ pool, tenant }) => {
    const id = await tenant.tx((db) => insertUser(db, { identity: person }));
    const stranger = await newTenant(pool);

    expect(await stranger.tx((db) => findUser(db, id))).toBeUndefined();
    expect(await stranger.tx((db) => findUserBySubject(db, person))).toBeUndefined();
  });

  test("keeps an address to itself, in any case, until deleted", async ({ tenant }) => {
    const first = aUser();
    const twin = { ...aUser(), emailAddress: first.emailAddress.toUpperCase() };

    const results = await tenant.tx(async (db) => {
      const made = await createUser(db, first);
      const refused = await createUser(db, twin);
      await db("users").where({ id: first.id }).update({ status: "Deleted", deletedAt: builtAt });
      return [made, refused, await createUser(db, twin)];
    });

    expect(results).toEqual(["created", "address-taken", "created"]);
    expect((await tenant.tx(listUsers)).map(({ id }) => id)).toEqual([twin.id]);
  });

  test("has one invitation at a time, and none after all were revoked", async ({ tenant }) => {
    const user = aUser();
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const expiresAt = new Date(builtAt.getTime() + 1);
    const invitation = { userId: user.id, now: builtAt, expiresAt };

    const revoked = await tenant.tx(async (db) => {
      await createUser(db, user);
      await saveInvitation(db, { ...invitation, id: randomUUID(), secretHash: older });
      await saveInvitation(db, { ...invitation, id: randomUUID(), secretHash: newer });
      const before = [await findInvitation(db, older), await findInvitation(db, newer)];
      await revokeInvitations(db, user.id, builtAt);
      return [...before, await findInvitation(db, newer)].map((each) => each?.revokedAt);
    });

    expect(revoked).toEqual([builtAt, undefined, builtAt]);
  });

  test("is changed by whom knows its version, and by nobody once deleted", async ({ tenant }) => {
    const user = aUser();

    const versions = await tenant.tx(async (db) => {
      await createUser(db, user);
      const metadata = [{ name: "desk", value: "12", type: "number" }] as const;
      const changed = await updateUser(
        db,
        user.id,
        { firstName: "Pri", metadata, version: 1 },
        { at: builtAt },
      );
      const late = await updateUser(db, user.id, { firstName: "P", version: 1 }, { at: builtAt });
      const deleted = await deleteUser(db, user.id, builtAt);
      return [
        changed,
        late,
        deleted,
        await updateUser(db, user.id, { firstName: "P" }, { at: builtAt }),
      ];
    });

    expect(versions).toEqual([2, undefined, true, undefined]);
    expect((await tenant.tx(listEverybody)).find(({ id }) => id === user.id)).toMatchObject({
      status: "Deleted",
      firstName: "Pri",
      displayName: "Pri Raman",
      metadata: [{ name: "desk", value: "12", type: "number" }],
    });
  });

  test("looks after the tenant while active and an administrator", async ({ tenant }) => {
    const waiting = aUser();

    const [before, after] = await tenant.tx(async (db) => {
      const dana = await insertUser(db, { roleIds: [roleIds.administrator] });
      const marcus = await insertUser(db, { roleIds: [roleIds.administrator] });
      await createUser(db, waiting);
      const both = await lockAdministrators(db);
      await saveUserRoles(db, marcus, [roleIds.defaultUser]);
      return [both.length, (await lockAdministrators(db)).map((id) => id === dana)];
    });

    expect([before, after]).toEqual([2, [true]]);
  });

  test("may be either of two roles, one of them the default (P-E17, P-E18)", async ({ tenant }) => {
    expect(await tenant.tx(listRoles)).toEqual([
      { id: expect.stringMatching(/05$/), name: "Default User", tags: ["default"] },
      { id: expect.stringMatching(/06$/), name: "Administrator", tags: [] },
    ]);
  });

  test("is seen last when last logged in", async ({ tenant }) => {
    const id = await tenant.tx((db) => insertUser(db));

    await tenant.tx((db) => recordLogin(db, id, { now: builtAt, timeZone: "America/Chicago" }));

    expect(await tenant.tx((db) => findUser(db, id))).toMatchObject({
      lastLoginAt: builtAt,
      timeZone: "America/Chicago",
    });
  });
});
