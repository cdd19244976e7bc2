import { handlers } from "../handlers/handlers.ts";
import type { JobHandlers, Run } from "../queue/job-handler.ts";

/** An import's first run, paused like a frozen process. */
export interface PausedRun {
  readonly handlers: JobHandlers;
  readonly reached: Promise<void>;
  readonly release: () => void;
  /** Its rejection, if any, once released. */
  readonly fault: Promise<unknown>;
}

/** Our handlers; the first import pauses before its n-th transaction until released. */
export function pausedBefore(transaction: number): PausedRun {
  let transactions = 0;
  return paused((run, stop) => ({
    ...run,
    tx: async (work) => {
      transactions += 1;
      if (transactions === transaction) await stop();
      return run.tx(work);
    },
  }));
}

/** Our handlers; the first import pauses in its load, with everything written and the transaction open. */
export function pausedInLoad(): PausedRun {
  let isLoad = true;
  return paused((run, stop) => ({
    ...run,
    longTx: (work) =>
      run.longTx(async (db, hold) => {
        const stopOnce = async () => {
          if (isLoad) await stop();
          isLoad = false;
        };
        return work(db, async () => {
          await stopOnce();
          return hold();
        });
      }),
  }));
}

function paused(change: (run: Run, stop: () => Promise<void>) => Run): PausedRun {
  const [reached, released] = [gate<void>(), gate<void>()];
  const fault = gate<unknown>();
  let runs = 0;
  const importFinancialRecord = handlers["import-financial-record"];
  const stop = async () => {
    reached.open();
    await released.opened;
  };

  return {
    reached: reached.opened,
    release: () => released.open(),
    fault: fault.opened,
    handlers: {
      ...handlers,
      "import-financial-record": async (payload, run, services) => {
        runs += 1;
        if (runs > 1) return importFinancialRecord(payload, run, services);
        const ends = importFinancialRecord(payload, change(run, stop), services);
        ends.then(() => fault.open(undefined), fault.open);
        return ends;
      },
    },
  };
}

function gate<Value>() {
  let open: (value: Value) => void = () => undefined;
  const opened = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
