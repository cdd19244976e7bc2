import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { scopeOf } from "@tieout/core/consent/consent";
import type { Tx } from "@tieout/server/database/with-tenant";
import { RecipientRefused } from "@tieout/server/mail/mailer";
import { findConsent } from "@tieout/services/consent/consent";
import { askForMore, takeBackAsk } from "@tieout/services/consent/permission-ask";
import { saveConsent, saveConsentCompany } from "@tieout/services/consent/save-consent";
import { queueGiverMail } from "@tieout/services/consent/tell-giver";
import { saveSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { aRequest, confirmConsent, insertLink } from "@tieout/services/testing/builders";
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
    const { consentId, linkSessionId, address } = await allowed(begun);
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
    const mails = world.mails.filter(({ to }) => to === address);
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
    const { consentId, address } = await allowed(begun);
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

    const told = world.mails.find(
      ({ to, subject }) => to === address && subject.includes("no longer applies"),
    );
    expect(told?.text).toContain("Someone else who works with the records of");
  });
});

describe("a permission that is asked to allow more", () => {
  test("mails its giver the page to answer on, once; what is taken back first is never mailed", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const begun = await beginCollection(world, tenant, { company: "bluestem" });
    const { workspaceId, connectionId } = begun;
    const { address } = await allowed(begun);
    await work();
    await ended(begun);
    const ask = (db: Tx, submissionRequestId: number) =>
      askForMore(db, {
        ...{ workspaceId, connectionId, submissionRequestId },
        ...{ askedBy: begun.userId, today: dexToday as Day, now: new Date() },
      });
    const want = (db: Tx, basis: "Cash" | "CashAndAccrual", fullFiscalYears = 2) =>
      saveSubmissionRequest(db, {
        ...{ ...aRequest, basis, fullFiscalYears, workspaceId, mode: "direct", now: new Date() },
      });
    await tenant.tx(async (db) => {
      await ask(db, await want(db, "Cash", 7));
      const { id } = await db("permissionAsks").first("id");
      await takeBackAsk(db, { workspaceId, connectionId, id, now: new Date() });
    });
    await tenant.tx(async (db) => {
      await ask(db, await want(db, "Cash"));
      await ask(db, await want(db, "CashAndAccrual"));
    });
    await allDone(queue, tenant.id);

    const mails = world.mails.filter(
      ({ to, subject }) => to === address && subject.includes("asks for more"),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/\/allow\?workspaceId=\S+&submissionId=\S+#[\w-]{43}/);
  });
});

describe("a permission", () => {
  test("is paused when the company has changed, and its giver is told", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const begun = await beginCollection(world, tenant, { company: "bluestem" });
    const { consentId, linkSessionId, address } = await allowed(begun, {
      name: "Tidewater Marine Supply",
    });
    const { submissionId, financialRecordId } = begun;
    await tenant.tx((db) =>
      db("receipts").insert({
        tenantId: tenant.id,
        submissionId,
        financialRecordId,
        linkSessionId,
        reference: "41873-7C1E",
        createdAt: new Date(),
      }),
    );
    const runner = await work();

    const { outcome, reason } = await ended(begun);
    await allDone(queue, tenant.id);

    expect([outcome, reason?.code, runner.faults]).toEqual(["Error", "beyond-consent", []]);
    expect(await pauseOf(begun, consentId)).toEqual({
      pausedAt: expect.any(Date),
      pauseReason: "company-changed",
    });
    const told = world.mails.filter(({ to }) => to === address);
    expect(told.map(({ subject }) => subject)).toEqual([
      "Copperfield Capital can’t update your records for now",
    ]);
  });

  test("is paused when the mail server refuses the address, which isn't tried again", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const begun = await beginCollection(world, tenant, { company: "bluestem" });
    const { consentId, address } = await allowed(begun);
    const tried: string[] = [];
    const mailer = {
      domain: "tieout.test",
      send: async ({ to }: { readonly to: string }) => {
        tried.push(to);
        if (to === address) throw new RecipientRefused();
      },
      close: () => undefined,
    };
    await work({ mailer });

    await ended(begun);
    await allDone(queue, tenant.id);

    expect(tried.filter((to) => to === address)).toHaveLength(1);
    expect(await pauseOf(begun, consentId)).toMatchObject({ pauseReason: "mail-refused" });
  });
});

const pauseOf = ({ tenant }: BegunCollection, id: string) =>
  tenant.tx((db) => db("consents").where({ id }).first("pausedAt", "pauseReason"));

/** As if a borrower had connected the company, and allowed the lender's reads for a year. */
async function allowed(
  { tenant, ...begun }: BegunCollection,
  company: { readonly name?: string } = {},
) {
  const { workspaceId, submissionId, connectionId, importId } = begun;
  return tenant.tx(async (db) => {
    const now = new Date();
    const address = `${randomUUID()}@tidewater.com`;
    const { linkSessionId } = await insertLink(db, { workspaceId });
    const { orgId } = await db("connections").where({ id: connectionId }).first("orgId");
    const consentId = await saveConsent(db, {
      workspaceId,
      by: { linkSessionId },
      accountingPackage: "example",
      language: "en",
      scope: scopeOf(aRequest, dexToday as Day),
      proven: { address, proof: "code" },
      agreedAt: now,
    });
    await saveConsentCompany(db, consentId, { connectionId, organizationId: orgId, ...company });
    await confirmConsent(db, consentId, { submissionId, until: "2099-03-15", now });
    await db("imports").where({ id: importId }).update({ consentId });
    return { consentId, linkSessionId, address };
  });
}
