import { handlers } from "../handlers/handlers.ts";
import type { JobHandlers } from "../queue/job-handler.ts";

/** Transactions and storage writes of each import, by id. */
export type StepCounts = Map<string, number>;

/** Our handlers, with imports killed before the n-th transaction or storage write in `deaths`. */
export function killingImports(
  deaths: ReadonlyMap<string, number>,
  lives: StepCounts = new Map(),
): JobHandlers {
  const importFinancialRecord = handlers["import-financial-record"];

  return {
    ...handlers,
    "import-financial-record": async ({ importId }, run, services) => {
      const death = deaths.get(importId) ?? Number.POSITIVE_INFINITY;
      const live = () => {
        const step = (lives.get(importId) ?? 0) + 1;
        lives.set(importId, step);
        if (step >= death) throw new Error("killed");
      };
      const { storage } = services;
      await importFinancialRecord(
        { importId },
        {
          ...run,
          tx: async (work) => {
            live();
            return run.tx(work);
          },
          longTx: async (work) => {
            live();
            return run.longTx(work);
          },
        },
        {
          ...services,
          storage: {
            ...storage,
            put: async (key, bytes) => {
              live();
              await storage.put(key, bytes);
            },
            putFile: async (key, path) => {
              live();
              await storage.putFile(key, path);
            },
          },
        },
      );
      // Saved, but not reported.
      live();
    },
  };
}
