import { requestProof } from "@tieout/services/financial-records/request-proof";
import type { WorkbookRevision } from "@tieout/services/financial-records/workbook-revision";
import { expect } from "vitest";
import { type BegunCollection, beginCollection } from "./collection.ts";
import { allDone } from "./queue.ts";
import { test as base, type RunnerChanges } from "./test.ts";
import { revisionOf } from "./workbook-revisions.ts";

interface Books {
  readonly begun: BegunCollection;
  /** Rebuilds a revision. */
  readonly prove: (revisionNumber: number) => Promise<WorkbookRevision["proof"]>;
  /** Runs all jobs, with some of the worker's services replaced. */
  readonly runAll: (changes?: RunnerChanges) => Promise<void>;
}

/** With a collection whose revision 1 is built: statements and general ledger. */
export const test = base.extend<{ readonly books: Books }>({
  books: async ({ world, tenant, queue, work }, use) => {
    const begun = await beginCollection(world, tenant, {
      request: {
        groups: ["financial-statements"],
        fullFiscalYears: 0,
        mostRecentDay: "2026-01-07",
      },
    });
    const runAll = async (changes?: RunnerChanges) => {
      const runner = await work(changes);
      await allDone(queue, tenant.id);
      await runner.stop();
      expect(runner.faults.map(String)).toEqual([]);
    };
    await runAll();
    await use({
      begun,
      runAll,
      prove: async (revisionNumber) => {
        expect(await requestRebuild(begun, revisionNumber)).toBe("started");
        await runAll();
        return (await revisionOf(begun, revisionNumber)).proof;
      },
    });
  },
});

export function requestRebuild(begun: BegunCollection, revisionNumber: number) {
  const { tenant, workspaceId, financialRecordId: id, userId: requestedBy } = begun;
  return tenant.tx((db) =>
    requestProof(db, { id, workspaceId }, { revisionNumber, requestedBy, now: new Date() }),
  );
}

export const outcomesOf = (proof: WorkbookRevision["proof"]) =>
  proof?.files?.map(({ outcome }) => outcome);
