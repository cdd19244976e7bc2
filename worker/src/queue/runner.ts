import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { isPassing } from "@tieout/server/database/passing-fault";
import { connectionLimitsOf } from "@tieout/server/database/time-limits";
import { LeaseLost } from "@tieout/services/imports/run";
import { Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { keepSlots, startTurns } from "./fair-queuing.ts";
import { startHeartbeat } from "./heartbeat.ts";

interface RunnerOptions {
  /** As the role `queue`: it sees no tenant's rows. */
  readonly queueUrl: string;
  readonly tasks: TaskList;
  readonly concurrency: number;
  readonly onFault: (fault: unknown, job?: { readonly id: string; readonly name: string }) => void;
}

interface Runner {
  /** Lets running jobs finish, or gives them back after a few seconds. */
  readonly stop: () => Promise<void>;
}

/**
 * Takes jobs off the queue until it's stopped. Any number of these may run side by side. Where PostgreSQL goes
 * away, it waits and goes on; graphile-worker itself ends then, so it's begun anew.
 */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { queueUrl, tasks, concurrency, onFault } = options;
  const queue = new pg.Pool({
    connectionString: queueUrl,
    max: concurrency + 3,
    ...connectionLimitsOf("queue"),
  });
  // A connection that breaks while nobody uses it, and one that breaks while somebody does.
  queue.on("error", (fault) => onFault(fault));
  queue.on("connect", (client) => client.on("error", (fault) => onFault(fault)));

  const stopping = new AbortController();
  const ids = new Set<string>();
  // graphile-worker's own type of emitter: node's, with its events named.
  const events = new EventEmitter() as WorkerEvents;
  events.on("pool:create", ({ workerPool }) => ids.add(workerPool.id));
  events.on("pool:release", ({ pool }) => {
    // What a pool that broke down has left locked is freed once nobody beats for it.
    if (!stopping.signal.aborted) ids.delete(pool.id);
  });
  events.on("pool:fatalError", ({ error }) => onFault(error));
  events.on("job:error", ({ error, job }) => {
    // The job is another run's now, which says itself how it goes.
    if (error instanceof LeaseLost) return;
    onFault(error, { id: job.id, name: job.task_identifier });
  });

  const forbiddenFlags = keepSlots(concurrency, events);

  const begin = async () => {
    const broken = new Promise<void>((resolve) => {
      events.once("pool:gracefulShutdown", () => resolve());
    });
    const runner = await run({
      pgPool: queue,
      taskList: tasks,
      concurrency,
      events,
      forbiddenFlags,
      noHandleSignals: true,
      pollInterval: 2_000,
      gracefulShutdownAbortTimeout: 5_000,
      parsedCronItems: [],
      logger: new Logger(() => () => undefined),
      // Told of one by one, the end of a job that can't be saved would be nobody's to catch.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    const ended = runner.promise.catch(onFault);
    return { runner, broken, ended };
  };

  const heartbeat = await patiently(() => startHeartbeat(queue, () => [...ids], onFault));
  let current = await patiently(begin);
  await heartbeat.beat().catch(onFault);
  const all = [current.ended];
  const kept = keepRunning();
  const turns = startTurns(queue, onFault);

  return {
    stop: async () => {
      stopping.abort();
      await kept;
      await turns.stop();
      await current.runner.stop().catch(onFault);
      await Promise.all(all);
      await heartbeat.stop().catch(onFault);
      await queue.end();
    },
  };

  /** A pool that breaks down takes nothing new, and finishes what it has: another one takes the rest meanwhile. */
  async function keepRunning(): Promise<void> {
    while (await isBroken()) {
      const next = await patiently(begin, () => true).catch(onFault);
      if (!next) return;
      current = next;
      all.push(next.ended);
      await heartbeat.beat().catch(onFault);
    }
  }

  async function isBroken(): Promise<boolean> {
    const stopped = new Promise<void>((resolve) => {
      stopping.signal.addEventListener("abort", () => resolve(), { once: true });
    });
    await Promise.race([current.broken, current.ended, stopped]);
    return !stopping.signal.aborted;
  }

  /** Tries again, less and less often, what can't be done while PostgreSQL is away. */
  async function patiently<Result>(
    work: () => Promise<Result>,
    mayPass: (fault: unknown) => boolean = isPassing,
  ): Promise<Result> {
    for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await work();
      } catch (fault) {
        if (stopping.signal.aborted || !mayPass(fault)) throw fault;
        onFault(fault);
        await delay(pauseMs, undefined, { signal: stopping.signal });
      }
    }
  }
}

const longestPauseMs = 5_000;
