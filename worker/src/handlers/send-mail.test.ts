import { randomUUID } from "node:crypto";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Mailer, OutgoingMail } from "@tieout/server/mail/mailer";
import type { MailContents } from "@tieout/services/mail/compose";
import { findMailDelivery, saveMailDelivery } from "@tieout/services/mail/deliveries";
import { findNotificationSetting } from "@tieout/services/notifications/choices";
import {
  saveUnsubscribeToken,
  useUnsubscribeToken,
} from "@tieout/services/notifications/unsubscribing";
import { describe, expect } from "vitest";
import { allDone, queuedJobs, tryAgainNow } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

describe("a mail", () => {
  test("is tried again until the mail server takes it, and then never more", async ({
    tenant,
    queue,
    work,
  }) => {
    const { mailer, tried } = aMailer(2);
    const id = await queueMail(tenant);
    const runner = await work({ mailer });

    await expect.poll(() => tried.length).toBe(1);
    await tryAgain(2);
    await tryAgain(3);
    await allDone(queue, tenant.id);
    await tenant.tx((db) => enqueue(db, "send-mail", { mailDeliveryId: id }));
    await allDone(queue, tenant.id);

    expect(tried.map(({ messageId }) => messageId)).toEqual(Array(3).fill(`<${id}@tieout.test>`));
    expect(tried[2]).toMatchObject({ to: "dana@copperfieldcapital.com", senderName: visibleName });
    expect(await deliveryOf(tenant, id)).toMatchObject({ state: "Sent", attempts: 3 });
    expect(runner.faults.map(String)).toEqual(Array(2).fill("Error: 421 busy"));

    async function tryAgain(attempt: number): Promise<void> {
      const waits = async () => (await queuedJobs(queue, tenant.id))[0]?.lockedBy === null;
      await expect.poll(waits).toBe(true);
      await tryAgainNow(queue);
      await expect.poll(() => tried.length).toBe(attempt);
    }
  });

  test("that nobody takes is given up after the last try", async ({ tenant, queue, work }) => {
    const { mailer } = aMailer(Number.POSITIVE_INFINITY);
    const id = await queueMail(tenant, { maxAttempts: 1 });
    const runner = await work({ mailer });

    await allDone(queue, tenant.id);

    const delivery = { state: "Failed", attempts: 1 };
    expect(await deliveryOf(tenant, id)).toMatchObject(delivery);
    expect(await tenant.tx((db) => db("mailDeliveries").select("lastError"))).toEqual([
      { lastError: "421 busy" },
    ]);
    expect(runner.faults).toEqual([]);
  });

  test("carries its tenant's logo and legal footer, and a way out that a mail program can take by itself", async ({
    tenant,
    queue,
    work,
    world,
  }) => {
    const { mailer, tried } = aMailer(0);
    const key = `${tenant.id}/brand/logo.png`;
    const png = Buffer.from("89504e470d0a1a0a00", "hex");
    await world.services.storage.put(key, png);
    await tenant.tx((db) =>
      db("tenantBrands").update({ logoStorageKey: key, logoType: "image/png" }),
    );
    await tenant.tx((db) => db("tenantSettings").update({ legalFooter: "Lender, 1 High Street" }));
    await queueMail(tenant, { endable: true });
    await work({ mailer });

    await allDone(queue, tenant.id);

    const [mail] = tried;
    const post = mail?.unsubscribePostUrl ?? "";
    expect(post).toMatch(new RegExp(`^${tenant.lenderOrigin}/api/notifications/unsubscribe/`));
    const secret = post.split("/").at(-1);
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain(`${tenant.lenderOrigin}/unsubscribe?language=en#${secret}`);
    }
    expect(mail?.logo).toEqual(png);
    expect(mail?.html).toContain("cid:logo");
    expect(mail?.text).toContain("Lender, 1 High Street");
  });

  test("isn't sent once its reader has ended what it's about", async ({ tenant, queue, work }) => {
    const { mailer, tried } = aMailer(0);
    const id = await queueMail(tenant, { endable: true });
    const earlier = await queueMail(tenant, { endable: true });
    await tenant.tx(async (db) => {
      const before = { forAll: null, forWorkspaces: [], byDefault: true };
      await useUnsubscribeToken(db, earlier, { before, now: new Date() });
    });
    await work({ mailer });

    await allDone(queue, tenant.id);

    expect(tried).toEqual([]);
    expect(await deliveryOf(tenant, id)).toMatchObject({ state: "Failed" });
  });

  test("that has to be sent has no way out, and no logo that nobody could show", async ({
    tenant,
    queue,
    work,
    world,
  }) => {
    const { mailer, tried } = aMailer(0);
    const logo = { logoStorageKey: `${tenant.id}/brand/logo`, logoType: "image/webp" };
    await world.services.storage.put(logo.logoStorageKey, Buffer.from("RIFF"));
    await tenant.tx((db) => db("tenantBrands").update(logo));
    await queueMail(tenant);
    await work({ mailer });

    await allDone(queue, tenant.id);

    expect(tried).toHaveLength(1);
    expect(tried[0]).not.toHaveProperty("unsubscribePostUrl");
    expect(tried[0]).not.toHaveProperty("logo");
    expect(tried[0]?.html).not.toMatch(/unsubscribe|cid:/i);
  });
});

const visibleName = "Copperfield Capital";

async function queueMail(
  { tx }: HostedTenant,
  { endable = false, ...options }: { maxAttempts?: number; endable?: boolean } = {},
) {
  const id = randomUUID();
  const [address, now] = ["dana@copperfieldcapital.com", new Date()];
  const content: MailContents["collection-failed"] = {
    packageName: "DEX",
    timeZone: "UTC",
    because: "default",
    reason: { code: "package-disconnected", values: { package: "DEX" } },
    reference: "1a2b3c4d",
    stoppedAt: "2026-11-21T09:00:00Z",
    action: { kind: "open-workspace", address: "https://lender.test/workspacedetails" },
  };
  await tx(async (db) => {
    await saveMailDelivery(db, {
      id,
      kind: "collection-failed",
      language: "en",
      content,
      toAddress: address,
      now,
    });
    const setting = await findNotificationSetting(db, { type: "collection-failed" });
    if (endable && setting) {
      await saveUnsubscribeToken(db, { id, notificationId: setting.id, address, now });
    }
    await enqueue(db, "send-mail", { mailDeliveryId: id }, options);
  });
  return id;
}

const deliveryOf = ({ tx }: HostedTenant, id: string) => tx((db) => findMailDelivery(db, id));

function aMailer(busyFor: number) {
  const tried: OutgoingMail[] = [];
  const mailer: Mailer = {
    domain: "tieout.test",
    send: async (mail) => {
      tried.push(mail);
      if (tried.length <= busyFor) throw new Error("421 busy");
    },
    close: () => undefined,
  };
  return { mailer, tried };
}
