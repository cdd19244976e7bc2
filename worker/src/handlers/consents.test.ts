import { enqueue } from "@tieout/server/jobs/enqueue";
import { saveConsentEnd } from "@tieout/services/consent/save-consent";
import { insertConsent, insertImport, insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect, vi } from "vitest";
import type { JobHandlers } from "../queue/job-handler.ts";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import { handlers } from "./handlers.ts";

describe("what was agreed once", () => {
  test("is used when its record is Created: the read is written down, and access goes", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const consent = world.connectors.get("example")?.consent;
    const revoke = consent && vi.spyOn(consent, "revoke");
    const begun = await beginCollection(world, tenant, { company: "bluestem" });
    // As after a failed first attempt with an earlier sign-in.
    await tenant.tx((db) => insertConsent(db, { ...begun, linkSessionId: "", by: own(begun) }));
    const runner = await work();

    const { outcome } = await ended(begun);
    await allDone(queue, tenant.id);

    expect([outcome, runner.faults]).toEqual(["Success", []]);
    expect(await consentsOf(begun)).toMatchObject([
      { usedAt: expect.any(Date), endedAt: null, revokedAtPackage: true },
      { usedAt: expect.any(Date), endedAt: null, revokedAtPackage: true },
    ]);
    const reads = await tenant.tx((db) => db("consentReads"));
    expect(reads).toMatchObject([
      {
        importId: begun.importId,
        plan: {
          submissionId: begun.submissionId,
          groups: ["financial-statements", "transactions"],
          from: "2024-07-01",
          upTo: "2026-11-21",
          anonymize: false,
        },
      },
    ]);
    expect(revoke).toHaveBeenCalledOnce();
    expect(await connectionOf(begun)).toEqual({
      state: "Disconnected",
      sealedTokens: null,
      deletedAt: null,
    });
  });

  test.for([
    ["reports", { groups: ["financial-statements", "accounts-payable"] }],
    ["years", { fullFiscalYears: 5 }],
    ["a basis", { basis: "CashAndAccrual" }],
  ] as const)(
    "stops a read of more %s when its exact days are known, before anything but the company is read",
    async ([, over], { world, tenant, work }) => {
      const begun = await beginCollection(world, tenant, { company: "bluestem" });
      await tenant.tx(async (db) => {
        const { request } = await db("imports").first("request");
        await db("imports").update({ request: JSON.stringify({ ...request, ...over }) });
      });
      await work();

      const { errorCode, reason, steps } = await ended(begun);

      expect([errorCode, reason?.code]).toEqual(["InternalError", "beyond-consent"]);
      const read = steps.filter(({ done }) => done > 0).map(({ step }) => step);
      expect(read).toEqual(["company"]);
      expect(await tenant.tx((db) => db("consentReads"))).toEqual([]);
    },
  );

  test("isn't for a company that has another name by now", async ({ world, tenant, work }) => {
    const begun = await beginCollection(world, tenant, { company: "bluestem" });
    await tenant.tx((db) => db("consents").update({ companyName: "Bluestem before it was sold" }));
    await work();

    expect((await ended(begun)).reason?.code).toBe("beyond-consent");
  });

  test("lends no token once it has ended", async ({ world, tenant, work }) => {
    const begun = await beginCollection(world, tenant, { company: "bluestem" });
    const { connectionId } = begun;
    await tenant.tx((db) =>
      saveConsentEnd(db, { connectionId }, { reason: "access-ended", now: new Date() }),
    );
    await work();

    const { reason, steps } = await ended(begun);

    expect(reason?.code).toBe("beyond-consent");
    expect(steps.filter(({ done }) => done > 0)).toEqual([]);
  });
});

describe("books that nobody confirmed", () => {
  test("are let go after their time, and what was confirmed is kept", async ({
    tenant,
    queue,
    work,
  }) => {
    const [left, kept] = await tenant.tx(
      async (db) => [await insertSubmission(db), await insertImport(db)] as const,
    );
    // There's nothing to revoke at a package.
    await tenant.tx((db) => db("connections").update({ sealedTokens: null }));
    const runner = await work({ handlers: withoutImports });

    // Twice, as if the worker had been killed before it marked the job done.
    for (const { workspaceId, consentId } of [left, left, kept]) {
      await tenant.tx((db) => enqueue(db, "end-unconfirmed-consent", { workspaceId, consentId }));
    }
    await allDone(queue, tenant.id);

    const rows = await tenant.tx((db) => db("consents").select("id", "endReason"));
    expect(new Map(rows.map(({ id, endReason }) => [id, endReason]))).toEqual(
      new Map([
        [left.consentId, "unconfirmed"],
        [kept.consentId, null],
      ]),
    );
    const connections = await tenant.tx((db) =>
      db("connections").whereNull("deletedAt").pluck("id"),
    );
    expect(connections).toEqual([kept.connectionId]);
    expect(runner.faults).toEqual([]);
  });
});

const own = ({ userId }: BegunCollection) => ({ userId, ground: "client-access" }) as const;

const withoutImports: JobHandlers = { ...handlers, "import-financial-record": async () => {} };

const consentsOf = ({ tenant, connectionId }: BegunCollection) =>
  tenant.tx((db) => db("consents").where({ connectionId }));

const connectionOf = ({ tenant, connectionId: id }: BegunCollection) =>
  tenant.tx((db) => db("connections").where({ id }).first("state", "sealedTokens", "deletedAt"));
