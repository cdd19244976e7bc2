import { randomUUID } from "node:crypto";
import { roleIds } from "@tieout/server/database/tenant/provision";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { findNotificationSetting } from "@tieout/services/notifications/choices";
import { insertWorkspace } from "@tieout/services/testing/builders";
import { findUser } from "@tieout/services/users/user";
import { describe, expect } from "vitest";
import { signIn, signInAdministrator, test } from "../../testing/index.ts";
import type { Wire } from "../wire.ts";

const own = "/notifications/usernotificationsettings";
const byWorkspace = "/notifications/workspaces/notificationsubscriptions";

describe("one's own notification settings", () => {
  test("say what there is, what it means and how it's told (P-A49, P-E35, P-E36, P-K21, P-C13)", async ({
    as,
    tenant,
  }) => {
    const { data } = await as(await signIn(tenant)).GET(own);

    expect(settingsIn(data).map(({ type }) => type)).toEqual([
      "collection-completed",
      "collection-failed",
      "connection-needs-attention",
      "document-uploaded",
      "access-requested",
      "files-about-to-be-deleted",
    ]);
    expect(data?.[0]).toEqual({
      id: await idOf(tenant, "collection-completed"),
      type: "collection-completed",
      title: "Data collection completed",
      description: "When a business’s books have arrived and can be reviewed.",
      notificationMethods: [{ type: "Email", style: "OptIn", enabled: false }],
      byWorkspace: true,
      workspacesSetApart: 0,
      may: { choose: true },
    });
    expect(data?.[4]?.notificationMethods[0]).toMatchObject({ style: "OptOut", enabled: true });
  });

  test("tell administrators of invitations as well, and speak Spanish to who reads it", async ({
    as,
    tenant,
  }) => {
    const administrator = await signInAdministrator(tenant);
    const headers = { "accept-language": "es" };

    const { data } = await as(administrator).GET(own, { headers });

    const invited = settingsIn(data).find(({ type }) => type === "user-invited");
    expect(invited).toMatchObject({ type: "user-invited", byWorkspace: false });
    expect(invited?.title).toBe("Usuario invitado");
  });

  test("are chosen for all workspaces, with or without those set apart (P-A50)", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId, notificationId, on, off } = await aMember(tenant);
    await as(member).POST(byWorkspace, {
      body: [{ workspaceId, notificationId, notificationMethods: off }],
    });

    const kept = await as(member).POST(own, {
      body: [{ id: notificationId, notificationMethods: on }],
    });
    const forgotten = await as(member).POST(own, {
      body: [{ id: notificationId, notificationMethods: on, applyToAllWorkspaces: true }],
    });

    expect(kept.data?.[0]).toMatchObject({ workspacesSetApart: 1 });
    expect(forgotten.data?.[0]).toMatchObject({
      notificationMethods: [{ enabled: true }],
      workspacesSetApart: 0,
    });
    const audited = await tenant.tx((db) =>
      db("auditEvents").where({ action: "notification-chosen", actorId: member.userId }),
    );
    expect(audited).toHaveLength(3);
  });

  test("aren't theirs to choose where the tenant leaves no choice (P-K22)", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId, notificationId, off } = await aMember(tenant);
    const settle = (change: object) =>
      tenant.tx((db) => db("notificationSettings").where({ id: notificationId }).update(change));
    const choose = async () => {
      const settings = await as(member).POST(own, {
        body: [{ id: notificationId, notificationMethods: off }],
      });
      const subscriptions = await as(member).POST(byWorkspace, {
        body: [{ workspaceId, notificationId, notificationMethods: off }],
      });
      return [settings.error?.type, subscriptions.error?.type];
    };

    await settle({ style: "Disabled" });
    const disabled = await choose();
    await settle({ style: "OptIn", defaultAction: "Replace" });
    const replaced = await choose();

    expect([disabled, replaced]).toEqual(
      Array(2).fill(["not-yours-to-choose", "not-yours-to-choose"]),
    );
    const { data } = await as(member).GET(own);
    expect(data?.[0]?.may).toEqual({ choose: false });
  });

  test("are known by their ids alone", async ({ as, tenant }) => {
    const { member, on } = await aMember(tenant);

    const { response } = await as(member).POST(own, {
      body: [{ id: randomUUID(), notificationMethods: on }],
    });

    expect(response.status).toBe(404);
  });
});

describe("the language of one's mails", () => {
  test("is the one that the portal was last read in", async ({ as, tenant }) => {
    const member = await signIn(tenant);
    const languageOf = async () =>
      (await tenant.tx((db) => findUser(db, member.userId)))?.language ?? "none";
    const before = await languageOf();

    await as(member).POST("/auth/postlogin", {
      body: {},
      headers: { "accept-language": "fr" },
    });

    expect([before, await languageOf()]).toEqual(["none", "fr"]);
  });
});

describe("what is told of a workspace", () => {
  test("is listed for each of one's own, and of those that were asked for (P-A47, P-E38)", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId, notificationId } = await aMember(tenant);
    await tenant.tx((db) => insertWorkspace(db));
    const second = await tenant.tx((db) =>
      insertWorkspace(db, { ownerId: member.userId, displayName: "Bluestem Bakery" }),
    );

    const all = await as(member).GET(byWorkspace);
    const query = { workspaceIds: [workspaceId] };
    const one = await as(member).GET(byWorkspace, {
      params: { query },
      querySerializer: () => `workspaceIds=${workspaceId}`,
    });

    expect(all.data).toHaveLength(12);
    expect(all.data?.[0]).toEqual({
      notificationId,
      workspaceId: second,
      workspaceName: "Bluestem Bakery",
      notificationMethods: [{ type: "Email", enabled: false }],
    });
    expect(
      new Set(subscriptionsIn(one.data).map((subscription) => subscription.workspaceId)),
    ).toEqual(new Set([workspaceId]));
  });

  test("is chosen for it alone, and followed before the choice for all (P-A48, P-T39)", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId, notificationId, on, off } = await aMember(tenant);
    await as(member).POST(own, { body: [{ id: notificationId, notificationMethods: on }] });

    const { data } = await as(member).POST(byWorkspace, {
      body: [{ workspaceId, notificationId, workspaceName: "any", notificationMethods: off }],
    });

    const chosen = subscriptionsIn(data).find((row) => row.notificationId === notificationId);
    expect(chosen?.notificationMethods).toEqual(off);
  });

  test("can't be chosen by who may not view it, who is told what they could do (P-M30)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, notificationId, on } = await aMember(tenant);
    const body = [{ workspaceId, notificationId, notificationMethods: on }];

    const replies = [
      await as(await signIn(tenant)).POST(byWorkspace, { body }),
      await as(await signInAdministrator(tenant)).POST(byWorkspace, { body }),
    ];

    expect(replies.map(({ error }) => error)).toMatchObject([
      { type: "workspace-access-required", mayAddThemselves: false },
      { type: "workspace-access-required", mayAddThemselves: true },
    ]);
    expect(await tenant.tx((db) => db("notificationSubscriptions"))).toEqual([]);
  });

  test("is chosen all at once or not at all", async ({ as, tenant }) => {
    const { member, workspaceId, notificationId, on } = await aMember(tenant);
    const invited = await idOf(tenant, "user-invited");

    const { response } = await as(member).POST(byWorkspace, {
      body: [notificationId, invited].map((id) => ({
        workspaceId,
        notificationId: id,
        notificationMethods: on,
      })),
    });

    expect(response.status).toBe(404);
    expect(await tenant.tx((db) => db("notificationSubscriptions"))).toEqual([]);
  });
});

// openapi-fetch's types don't support readonly lists.
const settingsIn = (data: unknown) => data as readonly Wire["UserNotificationSetting"][];
const subscriptionsIn = (data: unknown) => data as readonly Wire["WorkspaceSubscription"][];

async function aMember(tenant: HostedTenant) {
  const member = await signIn(tenant, { roleIds: [roleIds.defaultUser] });
  const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId: member.userId }));
  const notificationId = await idOf(tenant, "collection-completed");
  const method = (enabled: boolean) => [{ type: "Email" as const, enabled }];
  return { member, workspaceId, notificationId, on: method(true), off: method(false) };
}

async function idOf(
  { tx }: HostedTenant,
  type: "collection-completed" | "user-invited",
): Promise<string> {
  const setting = await tx((db) => findNotificationSetting(db, { type }));
  return setting?.id ?? "";
}
