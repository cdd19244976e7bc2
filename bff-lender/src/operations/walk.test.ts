import contract from "@tieout/openapi/lender.json" with { type: "json" };
import { ask, type PortalReply } from "@tieout/server/http/testing/ask";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { nobodysIds } from "@tieout/server/http/testing/nobodys-ids";
import { walker } from "@tieout/server/http/testing/walk";
import { describe, expect } from "vitest";
import { aWorld, exampleOf, signIn, signInAdministrator, test } from "../testing/index.ts";

const walk = walker(contract);

describe("every operation", () => {
  test("answers a member, and says to others how far they are from it", async ({
    portal,
    tenant,
    pool,
    owner,
    services,
  }) => {
    const home = await aWorld(tenant, services);
    const abroad = await aWorld(await newHostedTenant({ pool, owner }), services);
    const colleague = await signIn(tenant);
    const administrator = await signInAdministrator(tenant);

    for (const { id, isPublic, request } of walk(home.example)) {
      if (isPublic || onItsOwn.has(id)) continue;
      const from = (visit: Parameters<typeof ask>[1]) => ask(portal.url, visit, request);
      const replies = {
        nobody: await from({ origin: tenant.lenderOrigin }),
        stranger: await from(abroad.member),
        colleague: await from(colleague),
        administrator: await from(administrator),
        member: await from(home.member),
      };

      expect([id, kindOf(replies.nobody)]).toEqual([id, [401, "no-session"]]);
      if (forAdministrators.has(id)) {
        for (const who of ["stranger", "colleague", "member"] as const) {
          expect([id, who, kindOf(replies[who])]).toEqual([id, who, [403, "not-allowed"]]);
        }
        expect([id, replies.administrator.type]).toEqual([id, undefined]);
        continue;
      }
      if (!tenantWide.has(id)) {
        expect([id, kindOf(replies.stranger)]).toEqual([id, [404, "not-found"]]);
        expect([id, kindOf(replies.colleague)]).toEqual([id, [403, "workspace-access-required"]]);
        expect(replies.colleague.text).toContain('"mayAddThemselves":false');
        if (forUserManagers.has(id)) expect([id, replies.administrator.status]).toEqual([id, 200]);
        else expect(replies.administrator.text).toContain('"mayAddThemselves":true');
      }
      expect([id, replies.member.status]).toEqual([id, answered.get(id) ?? 200]);
    }
  });

  test("tells another tenant's ids from nobody's in nothing", async ({
    portal,
    tenant,
    pool,
    owner,
    services,
  }) => {
    const theirs = await aWorld(tenant, services);
    const own = await aWorld(await newHostedTenant({ pool, owner }), services);
    const random = nobodysIds(theirs.ids);
    const asked = new Set<string>();

    for (const name of Object.keys(own.ids)) {
      const taken = { ...own.ids, [name]: theirs.ids[name] ?? "" };
      const guessed = { ...own.ids, [name]: random[name] ?? "" };
      const guesses = walk(exampleOf(guessed));
      for (const [index, { id, request }] of walk(exampleOf(taken)).entries()) {
        const names = JSON.stringify(request).includes(String(taken[name]));
        if (!names || id === "putWorkspace") continue;
        const asker = forAdministrators.has(id) ? own.administrator : own.member;
        const foreign = await ask(portal.url, asker, request);
        const guess = await ask(portal.url, asker, guesses[index]?.request ?? request);

        expect([id, name, foreign.status]).toEqual([id, name, refusalOf(name)]);
        expect([id, name, foreign.text]).toEqual([id, name, guess.text]);
        asked.add(id);
      }
    }
    for (const { id, request } of walk(exampleOf(own.ids))) {
      if (["signOut", "deleteConnection", "deleteWorkspace"].includes(id)) continue;
      const asker = forAdministrators.has(id) ? own.administrator : own.member;
      const { text } = await ask(portal.url, asker, request);
      for (const value of Object.values(theirs.ids)) {
        expect([id, text.includes(String(value))]).toEqual([id, false]);
      }
    }

    const about = walk(own.example).filter(({ isPublic }) => !isPublic);
    const unasked = about.map(({ id }) => id).filter((id) => !asked.has(id));
    expect(unasked.toSorted()).toEqual([...tenantWide].toSorted());
  });

  test("wants its own session, its own pages, a request-id and a known host", async ({
    portal,
    tenant,
    services,
  }) => {
    const { member, example } = await aWorld(tenant, services);
    const borrowersCookie = member.cookie.replace("session=", "link=");

    for (const walked of walk(example)) {
      const { id, isPublic, changes, unsafe, navigable, byProgram, request } = walked;
      const from = async (visit: Partial<Parameters<typeof ask>[1]>) =>
        kindOf(await ask(portal.url, { ...member, ...visit }, request));

      expect([id, await from({ origin: "https://nobody.test" })]).toEqual([
        id,
        [421, "unknown-host"],
      ]);
      if (!navigable && !byProgram) {
        const headers = { "request-id": undefined };
        expect([id, await from({ headers })]).toEqual([id, [400, "invalid"]]);
      }
      if (!isPublic) {
        expect([id, await from({ cookie: borrowersCookie })]).toEqual([id, [401, "no-session"]]);
      }
      for (const site of unsafe ? ["cross-site", "same-site", "none", undefined] : []) {
        const headers = { "sec-fetch-site": site };
        expect([id, await from({ headers })]).toEqual([id, [403, "cross-site"]]);
      }
      if (!changes || byProgram) continue;
      for (const headers of [
        { origin: "https://evil.test" },
        { origin: "null" },
        { origin: undefined },
        { origin: tenant.borrowerOrigin },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ]) {
        expect([id, await from({ headers })]).toEqual([id, [403, "cross-site"]]);
      }
    }
  });
});

/** About the tenant or the user, so no workspace applies. */
const tenantWide = new Set([
  "exportSubmissions",
  "downloadBooksTemplate",
  "postLogin",
  "signOut",
  "getSession",
  "refreshSession",
  "listBannerMessages",
  "getCollectionLimit",
  "listUsers",
  "queryWorkspaces",
  "createWorkspace",
  "putWorkspace",
  "listDetailedUsers",
  "listRoles",
  "createUser",
  "listEmailDomains",
  "listUserMetadataSettings",
  "listPendingJobs",
  "readPortalText",
  "listNotificationSubscriptions",
  "listUserNotificationSettings",
  "saveUserNotificationSettings",
  "listAdministrativeNotificationSettings",
  "patchNotification",
  "addNotificationRecipient",
  "removeNotificationRecipient",
  "getAnonymousLink",
  "switchAnonymousLink",
  "listStatementTemplates",
  "searchNaicsCodes",
  "listRiskAnalyses",
]);

/** Forbidden for non-administrators. */
const forAdministrators = new Set([
  "exportSubmissions",
  "listDetailedUsers",
  "listRoles",
  "createUser",
  "updateUser",
  "putUserRoles",
  "inviteUser",
  "deleteUser",
  "listEmailDomains",
  "listUserMetadataSettings",
  "listAdministrativeNotificationSettings",
  "patchNotification",
  "addNotificationRecipient",
  "removeNotificationRecipient",
  "switchAnonymousLink",
  "deleteStatementTemplate",
]);

/** Operations that answer with a status other than 200. */
const answered: ReadonlyMap<string, number> = new Map([
  ["overrideRisk", 201],
  ["proveWorkbooks", 202],
]);

/** About a workspace's users, whom administrators manage from outside too. */
const forUserManagers = new Set(["getSafeDetails", "saveWorkspaceUsers"]);

/**
 * Operations with tests of their own, because they end what the walk needs, need another state (a running or failed
 * import, a package's callback, a version in If-Match), or other callers.
 */
const onItsOwn = new Set([
  "askForMore",
  "takeBackAsk",
  "stateGround",
  "signOut",
  "claimConnection",
  "putWorkspace",
  "deleteConnection",
  "deleteUser",
  "cancelImport",
  "retryImport",
  "deleteWorkspace",
  "requestAccess",
  "expireLink",
  "deleteLink",
  "changeFileImport",
  "deleteFileImport",
  "addSupportingFile",
  "removeSupportingFile",
  "releaseFinancialStatements",
  "saveFinancialStatements",
  "resetFinancialStatements",
  "saveLegalHold",
  "saveImportParameters",
  // Empty until files are chosen.
  "downloadFiles",
]);

/** Missing is 404; an invalid token looks like a used one. */
const refusalOf = (name: string) => (name === "token" ? 409 : 404);

const kindOf = ({ status, type }: PortalReply) => [status, type];
