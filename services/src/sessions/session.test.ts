import { randomBytes, randomUUID } from "node:crypto";
import { openPool } from "@tieout/server/database/pool";
import { roleIds, saveIdentityProvider } from "@tieout/server/database/tenant/provision";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import pg from "pg";
import { describe, expect, vi } from "vitest";
import { updateTenant } from "../tenants/settings.ts";
import { insertSession, insertUser } from "../testing/builders.ts";
import { saveUserRoles } from "../users/user.ts";
import {
  authenticateSession,
  claimLoginState,
  completeLoginState,
  endSession,
  saveLoginState,
  slideSession,
} from "./session.ts";

const after = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);

describe("a session", () => {
  test("holds until the very instant it slides shut, and slides", async ({ pool, tenant }) => {
    const secretHash = randomBytes(32);
    const id = await tenant.tx(async (db) =>
      insertSession(db, await insertUser(db), { secretHash }),
    );
    const holdsAt = async (seconds: number) => {
      const asked = { tenantId: tenant.id, secretHash, now: after(seconds) };
      return (await authenticateSession(pool, asked))?.session.id;
    };

    expect([await holdsAt(1_799), await holdsAt(1_800)]).toEqual([id, undefined]);
    const slid = await tenant.tx((db) =>
      slideSession(db, id, { now: after(1_799), slidingExpiresAt: after(3_599) }),
    );

    expect(slid?.slidingExpiresAt).toEqual(after(3_599));
    expect([await holdsAt(3_598), await holdsAt(3_599)]).toEqual([id, undefined]);
  });

  test("never slides past its absolute end", async ({ pool, tenant }) => {
    const secretHash = randomBytes(32);

    const slid = await tenant.tx(async (db) => {
      const id = await insertSession(db, await insertUser(db), { secretHash });
      return slideSession(db, id, { now: builtAt, slidingExpiresAt: after(1_000_000) });
    });

    expect(slid?.slidingExpiresAt).toEqual(after(86_400));
    const atItsEnd = { tenantId: tenant.id, secretHash, now: after(86_400) };
    expect(await authenticateSession(pool, atItsEnd)).toBeUndefined();
  });

  test("ends with sign-out, and with its user", async ({ pool, tenant }) => {
    const [ended, orphaned] = [randomBytes(32), randomBytes(32)];

    const [first, again] = await tenant.tx(async (db) => {
      const id = await insertSession(db, await insertUser(db), { secretHash: ended });
      const userId = await insertUser(db);
      await insertSession(db, userId, { secretHash: orphaned });
      const ends = [await endSession(db, id, builtAt), await endSession(db, id, builtAt)];
      await db("users").where({ id: userId }).update({ status: "Deleted", deletedAt: builtAt });
      return ends;
    });

    expect([first, again]).toEqual([{ identityProviderId: null, sealedIdToken: null }, undefined]);
    for (const secretHash of [ended, orphaned]) {
      const asked = { tenantId: tenant.id, secretHash, now: builtAt };
      expect(await authenticateSession(pool, asked)).toBeUndefined();
    }
  });

  test("comes with what each request has to know, as it is now, in one statement", async ({
    pool,
    tenant,
  }) => {
    const secretHash = randomBytes(32);
    const asked = { tenantId: tenant.id, secretHash, now: builtAt };
    const userId = await tenant.tx(async (db) => {
      const id = await insertUser(db, {
        roleIds: [roleIds.defaultUser, roleIds.administrator],
      });
      await insertSession(db, id, { secretHash });
      return id;
    });

    const before = await authenticateSession(pool, asked);
    await tenant.tx(async (db) => {
      await saveUserRoles(db, userId, []);
      await updateTenant(db, { lenderDisabled: true });
      await db("tenantSettings").update({ listOnlyOwnWorkspaces: true });
    });
    const sent = vi.spyOn(pg.Client.prototype, "query");
    const now = await authenticateSession(pool, asked);

    expect(sent).toHaveBeenCalledOnce();
    expect(before).toMatchObject({
      session: { userId },
      roleNames: ["Administrator", "Default User"],
      tenantDisabled: false,
      settingsVersion: 1,
    });
    expect(now).toMatchObject({ roleNames: [], tenantDisabled: true, settingsVersion: 2 });
    sent.mockRestore();
  });

  test("is nothing to another tenant, and leaves no tenant behind on its connection", async ({
    database,
    tenant,
  }) => {
    const secretHash = randomBytes(32);
    await tenant.tx(async (db) => insertSession(db, await insertUser(db), { secretHash }));
    const onlyOne = openPool(database.appUrl, { max: 1 });
    const another = { tenantId: randomUUID(), secretHash, now: builtAt };

    expect(await authenticateSession(onlyOne, another)).toBeUndefined();
    const own = await authenticateSession(onlyOne, { ...another, tenantId: tenant.id });
    const seen = await onlyOne("sessions").select("id");

    expect([own?.session.userId !== undefined, seen]).toEqual([true, []]);
    await onlyOne.destroy();
  });
});

describe("a login state", () => {
  test("is completed once, and claimed once by the browser that began", async ({ tenant }) => {
    const [stateHash, browserHash] = [randomBytes(32), randomBytes(32)];
    const providerId = randomUUID();

    const steps = await tenant.tx(async (db) => {
      await saveIdentityProvider(db, {
        id: providerId,
        issuer: "https://login.test",
        clientId: "tieout",
        sealedClientSecret: null,
        apiClientIds: [],
        scopes: "openid",
      });
      await saveLoginState(db, {
        stateHash,
        browserHash,
        identityProviderId: providerId,
        expiresAt: after(600),
        sealedCodeVerifier: Buffer.from("verifier"),
        nonce: "n".repeat(22),
        returnOrigin: "https://lender.test",
      });
      const sealedResult = Buffer.from("code");
      const early = await claimLoginState(db, { stateHash, browserHash, now: builtAt });
      const completed = await completeLoginState(db, { stateHash, sealedResult, now: builtAt });
      const again = await completeLoginState(db, { stateHash, sealedResult, now: builtAt });
      const other = { stateHash, browserHash: randomBytes(32), now: builtAt };
      const foreign = await claimLoginState(db, other);
      const late = await claimLoginState(db, { stateHash, browserHash, now: after(600) });
      const claimed = await claimLoginState(db, { stateHash, browserHash, now: builtAt });
      const twice = await claimLoginState(db, { stateHash, browserHash, now: builtAt });
      return { early, completed, again, foreign, late, claimed, twice };
    });

    expect(steps).toEqual({
      early: undefined,
      completed: { returnOrigin: "https://lender.test" },
      again: undefined,
      foreign: undefined,
      late: undefined,
      claimed: {
        identityProviderId: providerId,
        sealedCodeVerifier: Buffer.from("verifier"),
        sealedResult: Buffer.from("code"),
        nonce: "n".repeat(22),
        returnNonce: null,
        invitationId: null,
      },
      twice: undefined,
    });
  });
});
