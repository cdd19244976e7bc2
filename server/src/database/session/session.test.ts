import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { saveIdentityProvider } from "../tenant/index.ts";
import { builtAt, insertSession, insertUser, test } from "../testing/index.ts";
import {
  claimLoginState,
  completeLoginState,
  endSession,
  findSession,
  saveLoginState,
  slideSession,
} from "./index.ts";

const after = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);

describe("a session", () => {
  test("holds until the very instant it slides shut, and slides", async ({ tenant }) => {
    const secretHash = randomBytes(32);

    const [before, at, slid, then] = await tenant.tx(async (db) => {
      const id = await insertSession(db, await insertUser(db), { secretHash });
      const before = await findSession(db, secretHash, after(1_799));
      const at = await findSession(db, secretHash, after(1_800));
      const slid = await slideSession(db, id, {
        now: after(1_799),
        slidingExpiresAt: after(3_599),
      });
      return [before, at, slid, await findSession(db, secretHash, after(3_598))];
    });

    expect([before?.id, at, then?.id]).toEqual([slid?.id, undefined, slid?.id]);
    expect(slid?.slidingExpiresAt).toEqual(after(3_599));
  });

  test("never slides past its absolute end", async ({ tenant }) => {
    const secretHash = randomBytes(32);

    const slid = await tenant.tx(async (db) => {
      const id = await insertSession(db, await insertUser(db), { secretHash });
      return slideSession(db, id, { now: builtAt, slidingExpiresAt: after(1_000_000) });
    });

    expect(slid?.slidingExpiresAt).toEqual(after(86_400));
    expect(await tenant.tx((db) => findSession(db, secretHash, after(86_400)))).toBeUndefined();
  });

  test("ends with sign-out, and with its user", async ({ tenant }) => {
    const [ended, orphaned] = [randomBytes(32), randomBytes(32)];

    const found = await tenant.tx(async (db) => {
      const id = await insertSession(db, await insertUser(db), { secretHash: ended });
      const userId = await insertUser(db);
      await insertSession(db, userId, { secretHash: orphaned });
      const first = await endSession(db, id, builtAt);
      const again = await endSession(db, id, builtAt);
      await db("users").where({ id: userId }).update({ status: "Deleted", deletedAt: builtAt });
      const left = [
        await findSession(db, ended, builtAt),
        await findSession(db, orphaned, builtAt),
      ];
      return { first, again, left };
    });

    expect(found).toEqual({
      first: { identityProviderId: null, sealedIdToken: null },
      again: undefined,
      left: [undefined, undefined],
    });
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
