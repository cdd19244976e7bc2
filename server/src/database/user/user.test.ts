import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { roleIds } from "../tenant/index.ts";
import { builtAt, insertUser, newTenant, test } from "../testing/index.ts";
import {
  acceptInvitation,
  bindUser,
  createUser,
  findInvitation,
  findUser,
  findUserBySubject,
  listUsers,
  recordLogin,
  saveInvitation,
} from "./index.ts";

const person = { issuer: "https://login.test", subject: "auth0|1" };
const aUser = () => ({
  id: randomUUID(),
  firstName: "Priya",
  lastName: "Raman",
  emailAddress: "priya.raman@copperfieldcapital.com",
  roleIds: [roleIds.administrator, roleIds.defaultUser],
});

describe("a user", () => {
  test("is invited, and bound once to the person whom a token names", async ({ tenant }) => {
    const user = aUser();
    const secretHash = randomBytes(32);
    const expiresAt = new Date(builtAt.getTime() + 1);
    const id = randomUUID();

    const found = await tenant.tx(async (db) => {
      await createUser(db, user);
      await saveInvitation(db, { id, userId: user.id, secretHash, now: builtAt, expiresAt });
      const invitation = await findInvitation(db, secretHash, builtAt);
      const bound = await bindUser(db, user.id, person);
      const boundAgain = await bindUser(db, user.id, { ...person, subject: "another" });
      await acceptInvitation(db, id, builtAt);
      return { invitation, bound, boundAgain, used: await findInvitation(db, secretHash, builtAt) };
    });

    expect(found).toEqual({
      invitation: { id, userId: user.id },
      bound: true,
      boundAgain: false,
      used: undefined,
    });
    expect(await tenant.tx((db) => findUserBySubject(db, person))).toMatchObject({
      id: user.id,
      displayName: "Priya Raman",
      status: "Active",
      roleIds: [roleIds.defaultUser, roleIds.administrator],
    });
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

  test("has an invitation only until it's over, or a newer one is sent", async ({ tenant }) => {
    const user = aUser();
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const expiresAt = new Date(builtAt.getTime() + 1);
    const invitation = { userId: user.id, now: builtAt, expiresAt };

    const found = await tenant.tx(async (db) => {
      await createUser(db, user);
      await saveInvitation(db, { ...invitation, id: randomUUID(), secretHash: older });
      await saveInvitation(db, { ...invitation, id: randomUUID(), secretHash: newer });
      return [
        await findInvitation(db, older, builtAt),
        await findInvitation(db, newer, builtAt),
        await findInvitation(db, newer, expiresAt),
      ];
    });

    expect(found.map(Boolean)).toEqual([false, true, false]);
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
