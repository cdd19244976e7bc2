import { randomBytes, randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import {
  listConnectionsForPortal,
  lockConnectionOfCompany,
  saveConnection,
} from "../connections/connection.ts";
import { deleteConnection } from "../connections/end.ts";
import {
  lockConnectionTokens,
  markDisconnected,
  saveConnectionTokens,
} from "../connections/tokens.ts";
import { insertLink, insertSubmission } from "../testing/builders.ts";
import {
  claimOauthState,
  completeOauthState,
  findConnectionRequest,
  finishConnectionRequest,
  saveConnectionRequest,
  saveDelegatedAccessToken,
  saveOauthState,
  useDelegatedAccessToken,
} from "./connection-request.ts";

const after = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);

describe("a delegated access token", () => {
  test("is used once, by the session that asked for it, within its time", async ({ tenant }) => {
    const { workspaceId, linkSessionId } = await tenant.tx((db) => insertLink(db));
    const other = await tenant.tx((db) => insertLink(db));
    const secretHash = randomBytes(32);
    const use = { secretHash, workspaceId, accountingPackage: "example", now: after(899) };

    const results = await tenant.tx(async (db) => {
      await saveDelegatedAccessToken(db, {
        secretHash,
        workspaceId,
        initiator: { linkSessionId },
        now: builtAt,
        expiresAt: after(900),
      });
      const initiator = { linkSessionId };
      return [
        await useDelegatedAccessToken(db, { ...use, initiator: other }),
        await useDelegatedAccessToken(db, { ...use, initiator, now: after(900) }),
        await useDelegatedAccessToken(db, { ...use, initiator }),
        await useDelegatedAccessToken(db, { ...use, initiator }),
      ];
    });

    expect(results).toEqual([false, false, true, false]);
  });
});

describe("a connection request", () => {
  test("goes to the package and back, once, for who began it", async ({ tenant }) => {
    const { workspaceId, linkSessionId, connectionId } = await tenant.tx((db) =>
      insertSubmission(db),
    );
    const id = randomUUID();
    const [stateHash, initiatorHash] = [randomBytes(32), randomBytes(32)];

    const steps = await tenant.tx(async (db) => {
      await saveConnectionRequest(db, {
        id,
        workspaceId,
        accountingPackage: "example",
        sourceFlow: "borrower",
        initiator: { linkSessionId },
        now: builtAt,
        expiresAt: after(900),
      });
      await saveOauthState(db, {
        stateHash,
        initiatorHash,
        connectionRequestId: id,
        now: builtAt,
        sealedCodeVerifier: Buffer.from("v"),
        expiresAt: after(900),
        redirectUri: "https://callback.test/api/connections/callback",
        returnAddress: "https://share.test/progress",
      });
      const begun = await findConnectionRequest(db, { workspaceId, id });
      const sealedResult = Buffer.from("code");
      const completed = await completeOauthState(db, { stateHash, sealedResult, now: builtAt });
      const replayed = await completeOauthState(db, { stateHash, sealedResult, now: builtAt });
      const claim = { stateHash, now: builtAt };
      const foreign = await claimOauthState(db, { ...claim, initiatorHash: randomBytes(32) });
      const claimed = await claimOauthState(db, { ...claim, initiatorHash });
      const twice = await claimOauthState(db, { ...claim, initiatorHash });
      const finished = await finishConnectionRequest(db, id, { connectionId }, builtAt);
      const failure = { errorCode: "UserCancelled" } as const;
      const again = await finishConnectionRequest(db, id, failure, builtAt);
      const ended = await findConnectionRequest(db, { workspaceId, id });
      return { begun, completed, replayed, foreign, claimed, twice, finished, again, ended };
    });

    expect(steps).toMatchObject({
      begun: { status: "Started", errorCode: "None", connectionId: null },
      completed: { returnAddress: "https://share.test/progress" },
      replayed: undefined,
      foreign: undefined,
      claimed: { connectionRequestId: id, sealedResult: Buffer.from("code"), request: { id } },
      twice: undefined,
      finished: true,
      again: false,
      ended: { status: "Success", connectionId },
    });
  });
});

describe("a connection", () => {
  test("of the same company is the same one, with new tokens", async ({ tenant }) => {
    const { workspaceId, connectionId, linkSessionId } = await tenant.tx((db) =>
      insertSubmission(db),
    );
    const company = { workspaceId, datasourceNameId: "example", orgId: connectionId };

    await tenant.tx(async (db) => {
      await markDisconnected(db, connectionId, builtAt);
      const found = await lockConnectionOfCompany(db, company);
      await saveConnection(db, {
        ...company,
        id: found?.id ?? "",
        datasetId: null,
        datasetName: "Renamed",
        now: builtAt,
        sealedTokens: Buffer.from("new"),
        createdBy: { linkSessionId },
      });
    });

    expect(await tenant.tx((db) => listConnectionsForPortal(db, workspaceId))).toMatchObject([
      { id: connectionId, datasetName: "Renamed", state: "Connected" },
    ]);
  });

  test("keeps the tokens before until the new ones have worked", async ({ tenant }) => {
    const { connectionId } = await tenant.tx((db) => insertSubmission(db));
    const sealedTokens = Buffer.from("new");

    await tenant.tx((db) => saveConnectionTokens(db, connectionId, { sealedTokens, now: builtAt }));

    expect(await tenant.tx((db) => lockConnectionTokens(db, connectionId))).toMatchObject({
      sealedTokens,
      sealedPreviousTokens: Buffer.from("sealed"),
    });
  });

  test("has no tokens left once deleted", async ({ tenant }) => {
    const { connectionId: id, workspaceId } = await tenant.tx((db) => insertSubmission(db));

    const deleted = await tenant.tx((db) => deleteConnection(db, { workspaceId, id }, builtAt));

    expect(deleted).toBe(true);
    expect(await tenant.tx((db) => listConnectionsForPortal(db, workspaceId))).toEqual([]);
    expect(
      await tenant.tx((db) => db("connections").select("sealedTokens", "sealedPreviousTokens")),
    ).toEqual([{ sealedTokens: null, sealedPreviousTokens: null }]);
  });
});
