import { listImportSteps, saveStep } from "@tieout/services/imports/run";
import type { ImportRun } from "../import-run.ts";
import type { Puller, PullState } from "./pull.ts";
import type { Spool } from "./spool.ts";

/** Keeps each step's state with the import, where progress is read from and a successor goes on. */
export function importPuller({ tx, lease, now }: ImportRun, spool: Spool): Puller {
  return {
    spool,

    stateOf: async (step) => {
      const steps = await tx((db) => listImportSteps(db, lease.importId));
      const stored = steps.find((candidate) => candidate.step === step);
      if (!stored?.cursor) return undefined;
      // Only `save`, below, writes a cursor.
      const where = stored.cursor as Omit<PullState, "parts" | "done" | "complete">;
      return { ...where, parts: stored.parts, done: stored.done, complete: stored.complete };
    },

    save: async (step, { parts, done, complete, ...where }, expected) => {
      await tx((db) =>
        saveStep(db, lease, {
          step,
          now: now(),
          state: complete ? "done" : "running",
          cursor: where,
          parts,
          done,
          // A guess that turned out too small would make a bar that is more than full.
          ...(expected !== undefined && { expected: complete ? done : Math.max(expected, done) }),
        }),
      );
    },
  };
}
