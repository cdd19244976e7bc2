import { randomUUID } from "node:crypto";
import { roleIds } from "@tieout/server/database/tenant/provision";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type HostedTenant, newHostedTenant } from "@tieout/server/http/testing/hosts";
import { describe, expect } from "vitest";
import { insertUser, insertWorkspace } from "../testing/builders.ts";
import { saveUserChoice, saveWorkspaceChoices } from "./choices.ts";
import {
  notifyAccessRequested,
  notifyConnectionNeedsAttention,
  notifyUserInvited,
} from "./occasions.ts";

const hosted = test.extend<{ readonly tenant: HostedTenant }>({
  tenant: async ({ pool, owner }, use) => use(await newHostedTenant({ pool, owner })),
});

describe("a connection that needs attention", () => {
  hosted(
    "is told to the defaults and to members by their choices (P-E37, P-E38)",
    async ({ tenant }) => {
      const { tx } = tenant;
      const addresses = await tx(async (db) => {
        const notificationId = await settle(db, type, {
          defaultRecipients: ["ops@elsewhere.test"],
        });
        const [keen, here, not, quiet] = [
          await aPerson(db, "keen"),
          await aPerson(db, "here"),
          await aPerson(db, "not"),
          await aPerson(db, "quiet"),
        ];
        const outsider = await aPerson(db, "outsider");
        const workspaceId = await insertWorkspace(db, { memberIds: [keen, here, not, quiet] });
        for (const userId of [keen, not, outsider]) {
          await saveUserChoice(db, { userId, notificationId, enabled: true });
        }
        const choice = { workspaceId, notificationId };
        await saveWorkspaceChoices(db, here, [{ ...choice, enabled: true }]);
        await saveWorkspaceChoices(db, not, [{ ...choice, enabled: false }]);
        await notifyConnectionNeedsAttention(db, { ...trouble, workspaceId, askedBy: quiet });
        return addressesOf(db);
      });

      expect(addresses).toEqual([
        "here@copperfield.test",
        "keen@copperfield.test",
        "ops@elsewhere.test",
        "quiet@copperfield.test",
      ]);
    },
  );

  hosted(
    "speaks each reader's language and zone, and names nothing to who can't look",
    async ({ tenant }) => {
      const mails = await tenant.tx(async (db) => {
        const defaultRecipients = ["ops@elsewhere.test", "ines@copperfield.test"];
        await settle(db, type, { defaultRecipients });
        const member = await aPerson(db, "ines");
        await db("users")
          .where({ id: member })
          .update({ language: "es", timeZone: "Europe/Madrid" });
        const workspaceId = await insertWorkspace(db, { memberIds: [member] });
        await notifyConnectionNeedsAttention(db, { ...trouble, workspaceId });
        return db("mailDeliveries").orderBy("toAddress").select("toAddress", "language", "content");
      });

      expect(mails).toMatchObject([
        {
          toAddress: "ines@copperfield.test",
          language: "es",
          content: {
            timeZone: "Europe/Madrid",
            workspaceName: "Tidewater Marine Supply, Inc.",
            notificationsUrl: `${tenant.lenderOrigin}/settings/usernotifications`,
          },
        },
        { toAddress: "ops@elsewhere.test", language: "en", content: { timeZone: "UTC" } },
      ]);
      expect(mails[1].content).not.toHaveProperty("workspaceName");
      expect(mails[1].content).not.toHaveProperty("notificationsUrl");
    },
  );

  hosted("is left to another tenant's people by nobody", async ({ tenant, pool, owner }) => {
    const stranger = await newHostedTenant({ pool, owner });
    await stranger.tx((db) => settle(db, type, { defaultRecipients: ["spy@stranger.test"] }));

    await tenant.tx(async (db) => {
      const workspaceId = await insertWorkspace(db);
      await notifyConnectionNeedsAttention(db, { ...trouble, workspaceId });
    });

    expect(await stranger.tx(addressesOf)).toEqual([]);
  });
});

describe("a request for access", () => {
  hosted(
    "reaches members and administrators who let people in, and not who asks",
    async ({ tenant }) => {
      const { told, mails, ids } = await tenant.tx(async (db) => {
        await settle(db, "access-requested", { defaultRecipients: ["desk@elsewhere.test"] });
        const ids = {
          admin: await aPerson(db, "admin", [roleIds.administrator]),
          asker: await aPerson(db, "asker"),
          member: await aPerson(db, "member"),
        };
        await aPerson(db, "nobody");
        const workspaceId = await insertWorkspace(db, { ownerId: ids.member });
        const told = await notifyAccessRequested(db, {
          workspaceId,
          userId: ids.asker,
          now: builtAt,
          answerPath: `/workspacedetails/${workspaceId}/users`,
        });
        return { told, ids, mails: await db("mailDeliveries").select("toAddress", "content") };
      });

      expect(told.map(({ userId, address }) => userId ?? address)).toEqual([
        "desk@elsewhere.test",
        ids.admin,
        ids.member,
      ]);
      const contentFor = (address: string) =>
        mails.find(({ toAddress }) => toAddress === address).content;
      expect(contentFor("admin@copperfield.test")).toMatchObject({
        askedBy: { emailAddress: "asker@copperfield.test" },
        others: 2,
        workspace: { name: "Tidewater Marine Supply, Inc.", engagementCode: "TMS-2026" },
      });
      expect(contentFor("desk@elsewhere.test")).not.toHaveProperty("askedBy");
      expect(contentFor("desk@elsewhere.test")).not.toHaveProperty("workspace");
    },
  );
});

describe("an invitation", () => {
  hosted("is told to the other administrators", async ({ tenant }) => {
    const addresses = await tenant.tx(async (db) => {
      const invitedBy = await aPerson(db, "dana", [roleIds.administrator]);
      await aPerson(db, "eleanor", [roleIds.administrator]);
      const userId = await aPerson(db, "marcus");
      await notifyUserInvited(db, { userId, invitedBy, now: builtAt, expiresAt: builtAt });
      return addressesOf(db);
    });

    expect(addresses).toEqual(["eleanor@copperfield.test"]);
  });
});

const type = "connection-needs-attention";
const trouble = { accountingPackage: "example", trouble: "disconnected", now: builtAt } as const;

async function settle(db: Tx, of: string, change: object): Promise<string> {
  const [row] = await db("notificationSettings").where({ type: of }).update(change).returning("id");
  return row.id;
}

const aPerson = (db: Tx, name: string, roles: string[] = [roleIds.defaultUser]) =>
  insertUser(db, {
    emailAddress: `${name}@copperfield.test`,
    roleIds: roles,
    identity: { issuer: "https://login.test", subject: `${name} ${randomUUID()}` },
  });

async function addressesOf(db: Tx): Promise<string[]> {
  const rows = await db("mailDeliveries").orderBy("toAddress").select("toAddress");
  return rows.map(({ toAddress }: { toAddress: string }) => toAddress);
}
