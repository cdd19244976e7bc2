import { randomUUID } from "node:crypto";
import { businessInfoMetadata } from "@tieout/core/business-info";
import type { MetadataEntry } from "@tieout/services/submissions/submission";
import { insertLink } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { allDone, queuedJobs, tryAgainNow } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import type { World } from "../testing/world.ts";

const small = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" } as const;

describe("a borrower whose import has ended", () => {
  for (const { outcome, subject } of [
    { outcome: "success", subject: "Se compartieron los datos de Bluestem Bakery Company LLC" },
    {
      outcome: "insufficient-permission",
      subject: "Los datos de Bluestem Bakery Company LLC no se compartieron",
    },
  ]) {
    test(`hears it by mail, minutes later and once, in their language: ${outcome} (D-15)`, async ({
      world,
      tenant,
      work,
      queue,
    }) => {
      const asked = { company: "bluestem", outcome, request: small };
      const begun = await beginCollection(world, tenant, asked);
      const address = `rosa@${tenant.id}.test`;
      await isSharedBy(begun, businessInfoMetadata({ name: "Bluestem", email: address }));
      await work({ patienceMs: 0 });

      await ended(begun);
      const jobs = await queuedJobs(queue, tenant.id);
      await allDone(queue, tenant.id);
      const before = mailsTo(world, address);
      await tryAgainNow(queue);
      await allDone(queue, tenant.id);

      const waiting = jobs.filter(({ name }) => name === "mail-outcome");
      expect(waiting.map(({ runAt }) => runAt.getTime() > Date.now() + 60_000)).toEqual([true]);
      expect(before).toEqual([]);
      expect(mailsTo(world, address)).toEqual([
        { subject, text: expect.stringMatching(/\/progress\?language=es$/m) },
      ]);
    });
  }

  test("gets the receipt at once at an address that they proved before the records arrived", async ({
    world,
    tenant,
    work,
    queue,
  }) => {
    const begun = await beginCollection(world, tenant, { company: "bluestem", request: small });
    const address = `rosa@${tenant.id}.test`;
    await isSharedBy(begun, []);
    await provesAddress(begun, address);
    await work();

    await ended(begun);
    await allDone(queue, tenant.id);

    expect(mailsTo(world, address)).toEqual([
      { subject: expect.stringMatching(/recibió/), text: expect.stringMatching(/\/receipt\?/) },
    ]);
  });

  test("isn't written to where the lender collects, or nobody knows an address", async ({
    world,
    tenant,
    work,
    queue,
  }) => {
    const asked = { company: "bluestem", request: small };
    const lenders = await beginCollection(world, tenant, asked);
    const nobodys = await beginCollection(world, tenant, asked);
    await isSharedBy(nobodys, []);
    await work();

    await ended(lenders);
    await ended(nobodys);
    await tryAgainNow(queue);
    await allDone(queue, tenant.id);

    const kinds = await tenant.tx((db) => db("mailDeliveries").distinct().pluck("kind"));
    expect(kinds).not.toContain("collection-outcome");
  });
});

const isSharedBy = (
  { tenant, submissionId }: BegunCollection,
  metadata: readonly MetadataEntry[],
) =>
  tenant.tx((db) =>
    db("submissions")
      .where({ id: submissionId })
      .update({
        sourceFlow: "borrower",
        mode: "shareable",
        language: "es",
        metadata: JSON.stringify(metadata),
      }),
  );

/** By the code that was mailed there, in the session that shares. */
const provesAddress = ({ tenant, workspaceId, submissionId }: BegunCollection, address: string) =>
  tenant.tx(async (db) => {
    const { linkSessionId } = await insertLink(db, { workspaceId });
    await db("submissions").where({ id: submissionId }).update({ linkSessionId });
    const now = new Date();
    await db("emailCodes").insert({
      ...{ tenantId: db.tenantId, id: randomUUID(), linkSessionId, address },
      ...{ networkPrefix: "198.51.100.0/24", createdAt: now, expiresAt: now, provedAt: now },
    });
  });

const mailsTo = ({ mails }: World, address: string) =>
  mails.filter(({ to }) => to === address).map(({ subject, text }) => ({ subject, text }));
