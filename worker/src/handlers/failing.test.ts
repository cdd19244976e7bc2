import type { Connector } from "@tieout/connectors/connector";
import { referenceOf } from "@tieout/core/import/import";
import { findConnection } from "@tieout/services/connections/connection";
import { lockConnectionTokens, placeOfTokens } from "@tieout/services/connections/tokens";
import { endImport } from "@tieout/services/imports/end-import";
import { LeaseLost } from "@tieout/services/imports/run";
import { findSubmission } from "@tieout/services/submissions/submission";
import { describe, expect } from "vitest";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { pausedBefore, pausedInLoad } from "../testing/paused-import.ts";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import type { World } from "../testing/world.ts";
import { handlers } from "./handlers.ts";

/** A week of the café's books: a dozen questions, more than DEX answers before it fails. */
const small = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" } as const;

describe.concurrent("an import that DEX", () => {
  for (const { does, outcome, errorCode, code, state, portalStatus } of [
    {
      does: "lets nobody read",
      outcome: "insufficient-permission",
      errorCode: "InsufficientUserPermissions",
      code: "package-not-permitted",
      state: "Connected",
      portalStatus: "ConnectionPendingUserIntervention",
    },
    {
      does: "disconnects in the middle",
      outcome: "disconnected",
      errorCode: "Disconnected",
      code: "package-disconnected",
      state: "Disconnected",
      portalStatus: "Normal",
    },
    {
      does: "stops answering",
      outcome: "unresponsive",
      errorCode: "DatasourceUnresponsive",
      code: "package-silent",
      state: "Connected",
      portalStatus: "Normal",
    },
  ]) {
    test(`${does} ends as ${errorCode}, costs nothing, and says so by mail`, async ({
      world,
      tenant,
      work,
      queue,
    }) => {
      const asked = { company: "bluestem", outcome, request: small };
      const begun = await beginCollection(world, tenant, asked);
      await work({ patienceMs: 0 });

      const found = await ended(begun);
      await allDone(queue, tenant.id);

      expect(found).toMatchObject({ outcome: "Error", errorCode });
      expect(found.reason).toEqual({ code, values: { package: "DEX" } });
      expect(await standing(begun)).toEqual({
        record: "ImportError",
        collection: "released",
        portalStatus,
        connection: state,
      });
      expect(found.steps.filter((step) => step.state === "running")).toEqual([]);
      const mails = mailsOf(world, begun);
      expect(mails).toHaveLength(2);
      const button = errorCode === "Disconnected" ? "Retry collection: " : "Open workspace: ";
      for (const { text } of mails) {
        expect(text).toMatch(/^Step: [A-Z].*, \d+ of \d+$/m);
        expect(text).toContain(`Reference: ${referenceOf(found.financialRecordId)}\n`);
        expect(text).toContain(button);
      }
      expect(await spoolOf(world, begun)).toBe(false);
    });
  }

  for (const { does, outcome } of [
    { does: "slows down", outcome: "rate-limited" },
    { does: "gives tokens that expire", outcome: "expiring-token" },
  ]) {
    test(`${does} succeeds all the same`, async ({ world, tenant, work }) => {
      const asked = { company: "bluestem", outcome, request: small };
      const begun = await beginCollection(world, tenant, asked);
      const before = await tokensOf(world, begun);
      // Otherwise they'd be deleted right after the record is Created.
      const runner = await work({ handlers: { ...handlers, "give-back-access": async () => {} } });

      const found = await ended(begun);

      expect(found).toMatchObject({ outcome: "Success", errorCode: "None" });
      expect(runner.faults).toEqual([]);
      const after = await tokensOf(world, begun);
      expect(after.access === before.access).toBe(outcome !== "expiring-token");
      expect(after.refresh === before.refresh).toBe(outcome !== "expiring-token");
      expect(after.sealed.includes(after.access)).toBe(false);
    });
  }
});

describe("an import whose package goes on without end", () => {
  for (const { does, cursorAfter } of [
    { does: "gives a cursor twice", cursorAfter: (at: number) => (at + 1) % 3 },
    { does: "gives empty pages", cursorAfter: (at: number) => at + 1 },
  ]) {
    test(`and ${does} ends at once, however patient we are, and keeps nothing of it`, async ({
      world,
      tenant,
      work,
      queue,
    }) => {
      const dex = world.connectors.get("example");
      if (!dex) throw new Error("DEX is in every test's world");
      let pages = 0;
      const endless: Connector = {
        ...dex,
        open: (access) => ({
          ...dex.open(access),
          journalLines: async (_ask, cursor) => {
            pages += 1;
            return { items: [], next: String(cursorAfter(Number(cursor ?? 0))) };
          },
        }),
      };
      const begun = await beginCollection(world, tenant, { company: "bluestem", request: small });
      await work({ connectors: new Map([["example", endless]]), patienceMs: 6 * 3_600_000 });

      const found = await ended(begun);
      await allDone(queue, tenant.id);

      expect(found).toMatchObject({
        outcome: "Error",
        errorCode: "InternalError",
        reason: { code: "package-endless", values: { package: "DEX" } },
      });
      expect(pages).toBeLessThanOrEqual(200);
      expect(await standing(begun)).toMatchObject({
        record: "ImportError",
        collection: "released",
      });
      expect(await spoolOf(world, begun)).toBe(false);
    });
  }
});

describe("an import that somebody cancels", () => {
  test("ends at once in the middle of its load, of which nothing is committed", async ({
    world,
    tenant,
    work,
  }) => {
    const run = pausedInLoad();
    const begun = await beginCollection(world, tenant, { company: "bluestem", request: small });
    await work({ handlers: run.handlers });
    await run.reached;

    // The load's transaction stays open until this returns.
    await tenant.tx((db) =>
      endImport(db, begun.importId, {
        reason: { code: "import-cancelled", values: {} },
        requestId: "test",
        now: new Date(),
        actor: { kind: "user", id: begun.userId },
      }),
    );
    expect(await ended(begun)).toMatchObject({ outcome: "Error", errorCode: "Cancelled" });
    run.release();

    expect(await run.fault).toBeInstanceOf(LeaseLost);
    const lines = await tenant.tx((db) => db("journalLines").count("* as rows"));
    expect(lines).toEqual([{ rows: 0 }]);
  });

  test("ends as Cancelled while it runs, saves nothing more, and writes to nobody", async ({
    world,
    tenant,
    work,
  }) => {
    const run = pausedBefore(4);
    const begun = await beginCollection(world, tenant, { company: "bluestem", request: small });
    await work({ handlers: run.handlers });
    await run.reached;

    await tenant.tx((db) =>
      endImport(db, begun.importId, {
        reason: { code: "import-cancelled", values: {} },
        requestId: "test",
        now: new Date(),
        actor: { kind: "user", id: begun.userId },
      }),
    );
    run.release();

    expect(await run.fault).toBeInstanceOf(LeaseLost);
    expect(await ended(begun)).toMatchObject({ outcome: "Error", errorCode: "Cancelled" });
    expect(await standing(begun)).toMatchObject({ record: "ImportError", collection: "released" });
    expect(mailsOf(world, begun)).toEqual([]);
  });
});

describe("an import that was tried too often", () => {
  test("ends instead of being Pending for ever", async ({ world, tenant, work, queue }) => {
    const begun = await beginCollection(world, tenant, { company: "bluestem", request: small });
    await queue.query("update graphile_worker._private_jobs set attempts = max_attempts - 1");
    await work();

    const found = await ended(begun);
    await allDone(queue, tenant.id);

    expect(found).toMatchObject({ outcome: "Error", errorCode: "InternalError" });
    expect(await standing(begun)).toMatchObject({ record: "ImportError", collection: "released" });
    expect(mailsOf(world, begun)).toHaveLength(2);
  });
});

async function standing({ tenant, workspaceId, submissionId, connectionId }: BegunCollection) {
  return tenant.tx(async (db) => {
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    const connection = await findConnection(db, { workspaceId, id: connectionId });
    const usage = await db("collectionUsages").where({ submissionId }).first("state");
    return {
      record: submission?.financialRecordStatus,
      collection: usage?.state,
      portalStatus: submission?.portalStatus,
      connection: connection?.state,
    };
  });
}

function mailsOf({ mails }: World, { tenant, userId }: BegunCollection) {
  return mails.filter(({ to }) => to.includes(userId) || to.includes(tenant.id));
}

/** Whether the spool has anything of the import. */
const spoolOf = ({ services }: World, { tenant, importId }: BegunCollection) =>
  services.storage.exists(`${tenant.id}/spool/${importId}/company/0`);

async function tokensOf({ services }: World, { tenant, connectionId }: BegunCollection) {
  return tenant.tx(async (db) => {
    const row = await lockConnectionTokens(db, connectionId);
    const sealed = row?.sealedTokens ?? Buffer.alloc(0);
    const { open } = await services.sealer.forTenant(db);
    const tokens = JSON.parse(open(placeOfTokens(connectionId), sealed).toString());
    return { access: String(tokens.access), refresh: String(tokens.refresh), sealed };
  });
}
