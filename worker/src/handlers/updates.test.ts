import type { Day } from "@tieout/core/calendar/day";
import { scopeOf } from "@tieout/core/consent/consent";
import {
  findConsent,
  saveConfirmed,
  saveConsent,
  saveConsentCompany,
} from "@tieout/services/consent/consent";
import { queueGiverMail } from "@tieout/services/consent/tell-giver";
import { aRequest, insertLink } from "@tieout/services/testing/builders";
import { describe, expect, vi } from "vitest";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import { dexToday } from "../testing/world.ts";

describe("an update that a borrower allowed", () => {
  test("keeps the access, has a receipt of the borrower's, and is mailed to them once", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const consent = world.connectors.get("example")?.consent;
    const revoke = consent && vi.spyOn(consent, "revoke");
    const begun = await beginCollection(world, tenant, { company: "bluestem" });
    const { submissionId, connectionId } = begun;
    const { consentId, linkSessionId } = await allowed(begun);
    const runner = await work();

    const { outcome } = await ended(begun);
    await allDone(queue, tenant.id);
    await tenant.tx(async (db) => {
      const stored = await findConsent(db, { id: consentId });
      if (stored) await queueGiverMail(db, stored, { what: "updated", submissionId });
    });
    await allDone(queue, tenant.id);

    expect([outcome, runner.faults]).toEqual(["Success", []]);
    const connection = await tenant.tx((db) =>
      db("connections").where({ id: connectionId }).first("state", "sealedTokens"),
    );
    expect(connection).toEqual({ state: "Connected", sealedTokens: expect.any(Buffer) });
    expect(revoke).not.toHaveBeenCalled();
    const receipts = await tenant.tx((db) =>
      db("receipts").select("submissionId", "linkSessionId"),
    );
    expect(receipts).toEqual([{ submissionId, linkSessionId }]);
    const mails = world.mails.filter(({ to }) => to === "rosa@tidewater.com");
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Copperfield Capital updated your records",
    ]);
    expect(mails[0]?.text).toContain("Not expected? You can end access.");
    expect(mails[0]?.text).toMatch(/\/receipt\?workspaceId=\S+&submissionId=\S+#[\w-]{43}/);
  });

  test("that somebody else's permission replaces is told without their name", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const begun = await beginCollection(world, tenant, { company: "bluestem" });
    const { consentId } = await allowed(begun);
    await work();
    await ended(begun);
    await tenant.tx(async (db) => {
      const stored = await findConsent(db, { id: consentId });
      await db("consents")
        .where({ id: consentId })
        .update({ supersededAt: new Date(), supersededBy: consentId });
      if (stored) await queueGiverMail(db, stored, { what: "superseded" });
    });
    await allDone(queue, tenant.id);

    const told = world.mails.find(({ subject }) => subject.includes("no longer applies"));
    expect(told).toMatchObject({ to: "rosa@tidewater.com" });
    expect(told?.text).toContain("Someone else who works with the records of");
  });
});

/** As if a borrower had connected the company, and allowed the lender's reads for a year. */
async function allowed({ tenant, ...begun }: BegunCollection) {
  const { workspaceId, submissionId, connectionId, importId } = begun;
  return tenant.tx(async (db) => {
    const now = new Date();
    const { linkSessionId } = await insertLink(db, { workspaceId });
    const { orgId } = await db("connections").where({ id: connectionId }).first("orgId");
    const consentId = await saveConsent(db, {
      workspaceId,
      by: { linkSessionId },
      accountingPackage: "example",
      language: "en",
      scope: scopeOf(aRequest, dexToday as Day),
      proven: { address: "rosa@tidewater.com", proof: "code" },
      agreedAt: now,
    });
    await saveConsentCompany(db, consentId, { connectionId, organizationId: orgId });
    const consent = await findConsent(db, { id: consentId });
    const until = "2099-03-15" as Day;
    if (consent) await saveConfirmed(db, consent, { submissionId, until, now });
    await db("imports").where({ id: importId }).update({ consentId });
    return { consentId, linkSessionId };
  });
}
