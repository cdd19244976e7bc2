import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { saveMailDelivery } from "@tieout/services/mail/deliveries";
import {
  findNotificationSetting,
  saveNotificationSetting,
  saveUserChoice,
  saveWorkspaceChoices,
} from "@tieout/services/notifications/choices";
import {
  saveUnsubscribeToken,
  unsubscribeSecret,
} from "@tieout/services/notifications/unsubscribing";
import { insertWorkspace } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { type SignedIn, signIn, signInAdministrator, test } from "../../testing/index.ts";

const page = "/notifications/unsubscriptions";
const own = "/notifications/usernotificationsettings";
const all = "/notifications/tenantadministrativesettings";

describe("a mail's way out", () => {
  test("leads from its address to the page, and changes nothing by being opened", async ({
    portal,
    tenant,
    services,
    as,
  }) => {
    const { unsubscribeToken } = await aMail(tenant, services.sealer, {});

    const opened = await fetch(`${portal.url}/api/notifications/unsubscribe/${unsubscribeToken}`, {
      headers: hostOf(tenant),
      redirect: "manual",
    });

    expect(opened.status).toBe(302);
    expect(opened.headers.get("location")).toBe(
      `${tenant.lenderOrigin}/unsubscribe#${unsubscribeToken}`,
    );
    const { data } = await as().POST(page, { body: { unsubscribeToken } });
    expect(data).toEqual({
      title: "Data collection completed",
      address: "ops@elsewhere.test",
      subscribed: true,
      may: { undo: false },
    });
  });

  test("is taken by a mail program alone, without a session, and only once needed", async ({
    portal,
    tenant,
    services,
    as,
  }) => {
    const { unsubscribeToken } = await aMail(tenant, services.sealer, {});
    const post = () =>
      fetch(`${portal.url}/api/notifications/unsubscribe/${unsubscribeToken}`, {
        method: "POST",
        headers: {
          ...hostOf(tenant),
          "content-type": "application/x-www-form-urlencoded",
          origin: "https://mail.test",
        },
        body: "List-Unsubscribe=One-Click",
      });

    const replies = [await post(), await post()];

    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    const { data } = await as(await signInAdministrator(tenant)).GET(all);
    expect(data?.[0]).toMatchObject({
      defaultRecipients: ["desk@elsewhere.test"],
      left: [{ address: "ops@elsewhere.test", at: builtAt.toISOString() }],
    });
    expect(await audited(tenant)).toEqual([["notification-ended", "recipient", null]]);
  });

  test("ends a user's choices and their place among the defaults, and gives all of it back", async ({
    as,
    tenant,
    services,
  }) => {
    const member = await signIn(tenant, { emailAddress: "ops@elsewhere.test" });
    const { unsubscribeToken, notificationId } = await aMail(tenant, services.sealer, { member });
    const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId: member.userId }));
    await tenant.tx(async (db) => {
      await saveUserChoice(db, { userId: member.userId, notificationId, enabled: true });
      const choice = { workspaceId, notificationId, enabled: true };
      await saveWorkspaceChoices(db, member.userId, [choice]);
    });
    const before = await standing();

    const ended = await save(false);
    const meanwhile = await standing();
    const undone = await save(true);

    expect(ended).toMatchObject({ subscribed: false, may: { undo: true } });
    expect(meanwhile).toEqual({ enabled: false, apart: 0, defaults: ["desk@elsewhere.test"] });
    expect(undone).toMatchObject({ subscribed: true, may: { undo: false } });
    expect(await standing()).toEqual({
      enabled: true,
      apart: 1,
      defaults: ["desk@elsewhere.test", "ops@elsewhere.test"],
    });
    expect(before).toMatchObject({ enabled: true, apart: 1 });
    expect(await audited(tenant)).toEqual([
      ["notification-ended", "user", member.userId],
      ["notification-resumed", "user", member.userId],
    ]);

    async function save(subscribed: boolean) {
      return (await as().PUT(page, { body: { unsubscribeToken, subscribed } })).data;
    }
    async function standing() {
      const setting = (await as(member).GET(own)).data?.[0];
      const defaults = await tenant.tx((db) =>
        findNotificationSetting(db, { type: "collection-completed" }),
      );
      return {
        enabled: setting?.notificationMethods[0]?.enabled,
        apart: setting?.workspacesSetApart,
        defaults: defaults?.defaultRecipients,
      };
    }
  });

  test("can be undone from a later mail than it was taken from", async ({
    as,
    tenant,
    services,
  }) => {
    const first = await aMail(tenant, services.sealer, {});
    const second = await aMail(tenant, services.sealer, {});
    for (const { unsubscribeToken } of [first, second]) {
      await as().PUT(page, { body: { unsubscribeToken, subscribed: false } });
    }

    const { data } = await as().PUT(page, {
      body: { unsubscribeToken: second.unsubscribeToken, subscribed: true },
    });

    expect(data?.subscribed).toBe(true);
  });

  test("opens to nothing but its own secret, in its own tenant", async ({
    as,
    tenant,
    services,
  }) => {
    const { unsubscribeToken } = await aMail(tenant, services.sealer, {});
    const forged = `${unsubscribeToken.slice(0, 30)}${"A".repeat(34)}`;

    const replies = await Promise.all(
      [forged, "nonsense", unsubscribeToken.slice(0, 22)].map((token) =>
        as().PUT(page, { body: { unsubscribeToken: token, subscribed: false } }),
      ),
    );

    expect(replies.map(({ response }) => response.status)).toEqual([404, 404, 404]);
  });
});

/** A mail about a completed collection to a default recipient, who may be a user. */
async function aMail(
  { tx }: HostedTenant,
  sealer: Sealer,
  { member }: { readonly member?: SignedIn },
) {
  const [id, address] = [randomUUID(), "ops@elsewhere.test"];
  return tx(async (db) => {
    const setting = await findNotificationSetting(db, { type: "collection-completed" });
    const notificationId = setting?.id ?? "";
    const defaultRecipients = [address, "desk@elsewhere.test"];
    await saveNotificationSetting(db, notificationId, { defaultRecipients }, { at: builtAt });
    await saveMailDelivery(db, {
      id,
      kind: "collection-completed",
      language: "en",
      content: {},
      now: builtAt,
      toAddress: address,
    });
    const token = { id, notificationId, address, userId: member?.userId, now: builtAt };
    await saveUnsubscribeToken(db, token);
    return { notificationId, unsubscribeToken: unsubscribeSecret(await sealer.forTenant(db), id) };
  });
}

/** Headers that our proxy passes on for a request from elsewhere. */
const hostOf = ({ lenderOrigin }: HostedTenant) => ({
  "x-forwarded-host": new URL(lenderOrigin).host,
  "x-forwarded-proto": "https",
});

async function audited({ tx }: HostedTenant) {
  const rows = await tx((db) =>
    db("auditEvents").where("action", "like", "notification-%").orderBy("id"),
  );
  return rows.map(({ action, actorKind, actorId }) => [action, actorKind, actorId]);
}
