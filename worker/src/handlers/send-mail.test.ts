import { randomUUID } from "node:crypto";
import { findMailDelivery, saveMailDelivery } from "@tieout/server/database";
import type { HostedTenant } from "@tieout/server/http/testing";
import { enqueue } from "@tieout/server/jobs";
import type { MailContents, Mailer, OutgoingMail } from "@tieout/server/mail";
import { describe, expect } from "vitest";
import { allDone, queuedJobs, tryAgainNow } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

describe("a mail", () => {
  test("is tried again until the mail server takes it, and then never more", {
    timeout: 60_000,
  }, async ({ tenant, queue, work }) => {
    const { mailer, tried } = aMailer(2);
    const id = await queueMail(tenant);
    const runner = await work({ mailer });

    await expect.poll(() => tried.length, { timeout: 10_000 }).toBe(1);
    await tryAgain(2);
    await tryAgain(3);
    await allDone(queue, tenant.id);
    await tenant.tx((db) => enqueue(db, "send-mail", { mailDeliveryId: id }));
    await allDone(queue, tenant.id);

    expect(tried.map(({ messageId }) => messageId)).toEqual(Array(3).fill(`<${id}@tieout>`));
    expect(tried[2]).toMatchObject({ to: "dana@copperfieldcapital.com", senderName: visibleName });
    expect(await deliveryOf(tenant, id)).toMatchObject({ state: "Sent", attempts: 3 });
    expect(runner.faults.map(String)).toEqual(Array(2).fill("Error: 421 busy"));

    async function tryAgain(attempt: number): Promise<void> {
      const waits = async () => (await queuedJobs(queue, tenant.id))[0]?.lockedBy === null;
      await expect.poll(waits, { timeout: 10_000 }).toBe(true);
      await tryAgainNow(queue);
      await expect.poll(() => tried.length, { timeout: 10_000 }).toBe(attempt);
    }
  });

  test("that nobody takes is given up after the last try", { timeout: 60_000 }, async ({
    tenant,
    queue,
    work,
  }) => {
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
});

const visibleName = "Copperfield Capital";

async function queueMail({ tx }: HostedTenant, options: { maxAttempts?: number } = {}) {
  const id = randomUUID();
  const content: MailContents["collection-failed"] = {
    ...{ packageName: "DEX", timeZone: "UTC", because: "default" },
    ...{ errorDescription: "DEX was disconnected during import.", reference: "1a2b3c4d" },
    stoppedAt: "2026-11-21T09:00:00Z",
    action: { kind: "open-workspace", address: "https://lender.test/workspacedetails" },
  };
  await tx(async (db) => {
    await saveMailDelivery(db, {
      ...{ id, kind: "collection-failed", language: "en", content },
      ...{ toAddress: "dana@copperfieldcapital.com", now: new Date() },
    });
    await enqueue(db, "send-mail", { mailDeliveryId: id }, options);
  });
  return id;
}

const deliveryOf = ({ tx }: HostedTenant, id: string) => tx((db) => findMailDelivery(db, id));

/** A mail server that is busy for so many mails. */
function aMailer(busyFor: number) {
  const tried: OutgoingMail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      tried.push(mail);
      if (tried.length <= busyFor) throw new Error("421 busy");
    },
    close: () => undefined,
  };
  return { mailer, tried };
}
