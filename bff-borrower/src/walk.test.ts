import { randomUUID } from "node:crypto";
import contract from "@tieout/openapi/borrower.json" with { type: "json" };
import {
  saveConnectionRequest,
  saveDelegatedAccessToken,
  saveWebConnector,
} from "@tieout/server/database";
import {
  builtAt,
  countRowsOf,
  insertSentFile,
  whileDeleted,
} from "@tieout/server/database/testing";
import {
  ask,
  type Example,
  type HostedTenant,
  newHostedTenant,
  type PortalReply,
  walker,
} from "@tieout/server/http/testing";
import { newSecret, newState } from "@tieout/server/sealing";
import { describe, expect } from "vitest";
import { envelope, insertCollected, test, visit } from "./testing/index.ts";

const walk = walker(contract);

// Every operation there is, asked by everybody there is.
describe("every operation", () => {
  test("answers who opened the link, and nobody else", async ({ portal, tenant, pool, owner }) => {
    const home = await aWorld(tenant);
    const abroad = await aWorld(await newHostedTenant({ pool, owner }));
    const sibling = await visit(tenant, { workspaceId: home.visitor.workspaceId });

    for (const { id, isPublic, request } of walk(home.example)) {
      if (isPublic || onItsOwn.has(id)) continue;
      const replies = [
        await ask(portal.url, { origin: tenant.borrowerOrigin }, request),
        await ask(portal.url, abroad.visitor, request),
        await ask(portal.url, home.visitor, request),
      ];
      // Another link of the same workspace shows its name, and may begin something of its own.
      const besides = await ask(portal.url, sibling, request);

      const elsewhere = withoutIds.has(id) ? [200, undefined] : [404, "not-found"];
      expect([id, ...replies.map(kindOf)]).toEqual([
        id,
        [401, "no-session"],
        elsewhere,
        [200, undefined],
      ]);
      expect([id, besides.status]).toEqual([id, ofTheWorkspace.has(id) ? 200 : 404]);
    }
  });

  test("tells ids that aren't this link's from nobody's in nothing", async ({
    portal,
    tenant,
    pool,
    owner,
  }) => {
    const own = await aWorld(tenant);
    const others = {
      "another tenant's": await aWorld(await newHostedTenant({ pool, owner })),
      "another workspace's": await aWorld(tenant),
      "another link's": await aWorld(tenant, own.visitor.workspaceId),
    };
    const asked = new Set<string>();

    for (const [whose, theirs] of Object.entries(others)) {
      for (const name of Object.keys(own.ids)) {
        if (theirs.ids[name] === own.ids[name]) continue;
        const guessed = { ...own.ids, [name]: unlike(own.ids[name] ?? "") };
        const guesses = walk(exampleOf(guessed));
        const taken = walk(exampleOf({ ...own.ids, [name]: theirs.ids[name] ?? "" }));
        for (const [index, { id, request }] of taken.entries()) {
          if (!JSON.stringify(request).includes(String(theirs.ids[name]))) continue;
          // A relink names a connection of the workspace; its company is held to it at the claim.
          if (whose === "another link's" && `${id} ${name}` === relinked) continue;
          const foreign = await ask(portal.url, own.visitor, request);
          const guess = await ask(portal.url, own.visitor, guesses[index]?.request ?? request);

          const what = [whose, id, name];
          expect([...what, foreign.status]).toEqual([...what, name === "token" ? 409 : 404]);
          expect([...what, foreign.text]).toEqual([...what, guess.text]);
          asked.add(id);
        }
      }
      for (const { id, request } of walk(own.example)) {
        const { text } = await ask(portal.url, own.visitor, request);
        const foreign = Object.entries(theirs.ids).filter(
          ([name, value]) => value !== own.ids[name],
        );
        expect([id, foreign.filter(([, value]) => text.includes(String(value)))]).toEqual([id, []]);
      }
    }

    const unasked = walk(own.example).filter(({ id }) => !asked.has(id));
    expect(unasked.map(({ id }) => id).toSorted()).toEqual(
      [...withoutIds, ...toAnybody].toSorted(),
    );
  });

  test("adds nothing to a workspace while it's being deleted", async ({
    portal,
    tenant,
    pool,
    owner,
  }) => {
    const ids = walk((await aWorld(tenant)).example)
      .filter(({ changes, isPublic }) => changes && !isPublic)
      .map(({ id }) => id);
    const [grown, faults, refused]: [string[], string[], string[]] = [[], [], []];

    for (const id of ids) {
      const { tx, ...elsewhere } = await newHostedTenant({ pool, owner });
      const world = await aWorld({ tx, ...elsewhere });
      const { workspaceId } = world.visitor;
      const asked = walk(world.example).find((one) => one.id === id);
      if (!asked) throw new Error(`${id} has no example`);
      const before = await countRowsOf(tx, workspaceId);
      const { status } = await whileDeleted({ pool, tx }, workspaceId, () =>
        ask(portal.url, world.visitor, asked.request),
      );
      const after = await countRowsOf(tx, workspaceId);
      for (const [table, count] of after) {
        if (count !== before.get(table)) grown.push(`${id}: ${table}`);
      }
      if (status >= 500) faults.push(id);
      if (status === 404) refused.push(id);
    }

    expect({ grown, faults }).toEqual({ grown: [], faults: [] });
    // Each of these adds something to a workspace that stays.
    expect(refused).toEqual(
      expect.arrayContaining([
        "createConnectionRequest",
        "createDelegatedAccessToken",
        "createSubmission",
        "uploadBooks",
        "uploadDocument",
      ]),
    );
  });

  test("wants its own session, its own pages, a request-id and a known host", async ({
    portal,
    tenant,
  }) => {
    const { visitor, example } = await aWorld(tenant);
    const lendersCookie = visitor.cookie.replace("link=", "session=");

    for (const { id, isPublic, changes, navigable, byProgram, request } of walk(example)) {
      const from = async (over: Partial<Parameters<typeof ask>[1]>) =>
        kindOf(await ask(portal.url, { ...visitor, ...over }, request));

      for (const origin of ["https://nobody.test", tenant.lenderOrigin]) {
        expect([id, await from({ origin })]).toEqual([id, [421, "unknown-host"]]);
      }
      if (!navigable && !byProgram) {
        const headers = { "request-id": undefined };
        expect([id, await from({ headers })]).toEqual([id, [400, "invalid"]]);
      }
      if (!isPublic) {
        expect([id, await from({ cookie: lendersCookie })]).toEqual([id, [401, "no-session"]]);
      }
      if (!changes || byProgram) continue;
      for (const headers of [
        { origin: "https://evil.test" },
        { origin: "null" },
        { origin: undefined },
        { origin: tenant.lenderOrigin },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ]) {
        expect([id, await from({ headers })]).toEqual([id, [403, "cross-site"]]);
      }
    }
  });
});

/** A claim needs a trip to a package first; a file that was sent isn't changed any more. */
const onItsOwn = new Set(["claimConnection", "changeFileImport", "deleteFileImport"]);

/** About the link that was opened or the tenant: there is no id to guess. */
const withoutIds = new Set(["getLinkSession", "getCollectionLimit", "downloadBooksTemplate"]);

/** Public: what it answers is the tenant's, whoever asks. */
const toAnybody = [
  "getTenantSettings",
  "openLinkSession",
  "getBasicSettings",
  "getMappingConfig",
  "getBrandConfig",
  "getBrandFolder",
  "getBrandLogo",
  "readPortalText",
  "readPortalBorrowerAnonymousText",
  "reportError",
  "createAnonymousWorkspace",
  "readEmailConfirmation",
  "confirmEmail",
  "readAnonymousLimit",
  "openWebConnectorPage",
  "exchangeWithWebConnector",
];

const relinked = "createConnectionRequest connectionId";

const ofTheWorkspace = new Set([
  ...withoutIds,
  "getSafeDetails",
  "createDelegatedAccessToken",
  "uploadBooks",
]);

const kindOf = ({ status, type }: PortalReply) => [status, type];

type Ids = Readonly<Record<string, string | number>>;

/** A link that was opened, with one of everything that an id can name. */
async function aWorld(tenant: HostedTenant, workspaceId?: string) {
  const visitor = await visit(tenant, workspaceId === undefined ? {} : { workspaceId });
  const { linkSessionId } = visitor;
  const initiator = { linkSessionId };
  const expiresAt = new Date(builtAt.getTime() + 900_000);
  const connectionRequestId = randomUUID();
  const { secret: token, hash: secretHash } = newSecret();
  const built = await tenant.tx(async (db) => {
    const submission = await insertCollected(db, visitor);
    const common = { workspaceId: visitor.workspaceId, initiator, now: builtAt, expiresAt };
    await saveDelegatedAccessToken(db, { ...common, secretHash });
    await saveConnectionRequest(db, {
      ...common,
      id: connectionRequestId,
      accountingPackage: "example",
      sourceFlow: "borrower",
    });
    await saveWebConnector(db, {
      id: randomUUID(),
      workspaceId: visitor.workspaceId,
      connectionRequestId,
      language: "en",
      now: builtAt,
    });
    await db("tenantSettings").update({ accountingPackages: ["example", "fileupload"] });
    // What a builder seals nobody can open, and ending access would.
    await db("connections").where({ id: submission.connectionId }).update({ sealedTokens: null });
    const fileImportId = await insertSentFile(db, { ...submission, uploadedBy: initiator });
    return { ...submission, fileImportId };
  });
  const { submissionId, submissionRequestId, financialRecordId, connectionId } = built;
  const ids: Ids = {
    submissionId,
    submissionRequestId,
    financialRecordId,
    connectionId,
    workspaceId: visitor.workspaceId,
    connectionRequestId,
    token,
    fileImportId: built.fileImportId,
    state: newState(tenant.id).secret,
  };
  return { visitor, ids, example: exampleOf(ids) };
}

function exampleOf(ids: Ids): Example {
  const { workspaceId, submissionId, submissionRequestId, connectionId, token, state } = ids;
  return {
    values: { ...ids, tenantName: "copperfield" },
    bodies: {
      readPortalText: { languageCode: "en", sectionIds: ["borrowerLimit"] },
      readPortalBorrowerAnonymousText: { languageCode: "en" },
      reportError: { kind: "page", name: "TypeError", message: "x is undefined", page: "/linked" },
      openLinkSession: { secret: "a-secret-that-is-nobodys" },
      createSubmission: { entityId: workspaceId, requestId: submissionRequestId },
      createConnectionRequest: {
        accountingPackage: "example",
        delegatedAccessToken: token,
        submissionId,
        existingConnectionId: connectionId,
      },
      claimConnection: { state },
      startImport: { connectionId },
      createAnonymousWorkspace: { displayName: "Bluestem", primaryEmail: "rosa@bluestem.test" },
      askEmailConfirmation: { emailAddress: "rosa@bluestem.test" },
      readEmailConfirmation: { secret: "a-secret-that-is-nobodys" },
      confirmEmail: { secret: "a-secret-that-is-nobodys" },
      requestUserCopy: { emailAddress: "rosa@bluestem.test" },
      openUserCopy: {
        secret: "a-secret-that-is-nobodys",
        workspaceId,
        financialRecordId: ids.financialRecordId,
      },
      openReceipt: {
        secret: "a-secret-that-is-nobodys",
        workspaceId,
        submissionId,
      },
      mailWebConnectorPage: { emailAddress: "rosa@bluestem.test" },
      requestWebConnectorNews: { emailAddress: "rosa@bluestem.test" },
      openWebConnectorPage: { secret: "a-secret-that-is-nobodys" },
      exchangeWithWebConnector: envelope("serverVersion", { strVersion: "2.3.0.207" }),
      uploadDocument: { content: "Dear lender, here is our lease." },
      uploadBooks: { content: "Account,Debit,Credit\n1000,1,\n2000,,1\n" },
      changeFileImport: { currency: "USD" },
      sendFileImport: {},
    },
  };
}

const unlike = (value: string | number) =>
  typeof value === "number"
    ? value - 1
    : /^[\da-f-]{36}$/.test(value)
      ? randomUUID()
      : value.includes(".")
        ? newState(randomUUID()).secret
        : newSecret().secret;
