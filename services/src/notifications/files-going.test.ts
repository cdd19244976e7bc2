import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type HostedTenant, newHostedTenant } from "@tieout/server/http/testing/hosts";
import { expect } from "vitest";
import { type BuiltSubmission, insertSubmission } from "../testing/builders.ts";
import { notifyFilesAboutToBeDeleted } from "./notify.ts";

const hosted = test.extend<{ readonly tenant: HostedTenant }>({
  tenant: async ({ pool, owner }, use) => use(await newHostedTenant({ pool, owner })),
});

const type = "files-about-to-be-deleted";
const later = (days: number) => new Date(builtAt.getTime() + days * 86_400_000);

hosted("people are told of files that go by one mail each, however many", async ({ tenant }) => {
  const { one, other } = await tenant.tx(async (db) => {
    await db("notificationSettings")
      .where({ type })
      .update({ defaultRecipients: ["Ops@elsewhere.test"], style: "OptOut" });
    const [one, other] = [await insertSubmission(db), await insertSubmission(db)];
    await notifyFilesAboutToBeDeleted(db, [going(one, 7), going(other, 8)], builtAt);
    return { one, other };
  });

  const mails = await tenant.tx((db) =>
    db("mailDeliveries").select("toAddress", "workspaceId", "submissionId", "content"),
  );
  const to = (address: string) => mails.find(({ toAddress }) => toAddress === address);
  expect(mails).toHaveLength(3);
  expect(to("Ops@elsewhere.test")).toMatchObject({
    workspaceId: null,
    submissionId: null,
    content: {
      count: 2,
      collections: [{ submissionId: one.submissionId }, { submissionId: other.submissionId }],
      collectionsUrl: `${tenant.lenderOrigin}/dcr`,
    },
  });
  // An outsider learns no names.
  expect(JSON.stringify(to("Ops@elsewhere.test")?.content)).not.toContain("Tidewater");
  const own = await tenant.tx((db) => addressOf(db, other.userId));
  expect(to(own)).toMatchObject({
    workspaceId: other.workspaceId,
    submissionId: other.submissionId,
    content: {
      count: 1,
      collections: [
        { workspaceName: "Tidewater Marine Supply, Inc.", deletedAt: later(8).toISOString() },
      ],
    },
  });
});

hosted("a mail names twenty collections, and counts the others", async ({ tenant }) => {
  const [mail] = await tenant.tx(async (db) => {
    const built = await insertSubmission(db);
    const defaultRecipients = [await addressOf(db, built.userId)];
    await db("notificationSettings")
      .where({ type })
      .update({ defaultRecipients, style: "Disabled" });
    const many = Array.from({ length: 25 }, (_, day) => going(built, day));
    await notifyFilesAboutToBeDeleted(db, many, builtAt);
    return db("mailDeliveries");
  });

  expect(mail.content.count).toBe(25);
  expect(mail.content.collections).toHaveLength(20);
});

const going = (
  { workspaceId, submissionId }: Pick<BuiltSubmission, "workspaceId" | "submissionId">,
  days: number,
) => ({ workspaceId, submissionId, deletedAt: later(days) });

async function addressOf(db: Tx, id: string): Promise<string> {
  const row = await db("users").where({ id }).first("emailAddress");
  return row.emailAddress;
}
