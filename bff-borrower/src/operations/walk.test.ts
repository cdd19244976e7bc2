import contract from "@tieout/openapi/borrower.json" with { type: "json" };
import { ask, type PortalReply } from "@tieout/server/http/testing/ask";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { unlike } from "@tieout/server/http/testing/nobodys-ids";
import { walker } from "@tieout/server/http/testing/walk";
import { countRowsOf, whileDeleted } from "@tieout/services/testing/while-deleted";
import { describe, expect } from "vitest";
import { aWorld, exampleOf, test, visit } from "../testing/index.ts";

const walk = walker(contract);

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
      // Another link of the same workspace shows its name and may begin its own submission.
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
          // A relink names a connection of the workspace; its company is checked at the claim.
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
      [...withoutIds, "checkEmailCode", ...toAnybody].toSorted(),
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
        if (count > (before.get(table) ?? 0)) grown.push(`${id}: ${table}`);
      }
      if (status >= 500) faults.push(id);
      if (status === 404) refused.push(id);
    }

    expect({ grown, faults }).toEqual({ grown: [], faults: [] });
    // Each of these adds something to a workspace.
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

/** A claim needs a package's callback first, a "no" something agreed, a check the code, an answer a question; a sent file can't be changed, nor a removed one. */
const onItsOwn = new Set([
  "answerPermissionAsked",
  "checkEmailCode",
  "claimConnection",
  "declineConnection",
  "changeFileImport",
  "deleteFileImport",
  "addSupportingFile",
  "removeSupportingFile",
  "removeDocument",
]);

/** About the opened link or the tenant: there is no id to guess. */
const withoutIds = new Set([
  "getLinkSession",
  "getCollectionLimit",
  "downloadBooksTemplate",
  "mailEmailCode",
]);

/** Public: answers with the tenant's data. */
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
