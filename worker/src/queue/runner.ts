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
  /** As the role `queue`, which sees no tenant's rows. */
  readonly queueUrl: string;
  readonly tasks: TaskList;
  readonly concurrency: number;
  readonly onFault: (fault: unknown, job?: { readonly id: string; readonly name: string }) => void;
}

interface Runner {
  /** Waits for running jobs, or returns them after a few seconds. */
  readonly stop: () => Promise<void>;
}

/** Runs jobs until stopped, alongside other runners. graphile-worker ends in a PostgreSQL outage, so it's restarted. */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { queueUrl, tasks, concurrency, onFault } = options;
  const queue = new pg.Pool({
    connectionString: queueUrl,
    max: concurrency + 3,
    ...connectionLimitsOf("queue"),
  });
  // Connections may break idle or in use.
  queue.on("error", (fault) => onFault(fault));
  queue.on("connect", (client) => client.on("error", (fault) => onFault(fault)));

  const stopping = new AbortController();
  const ids = new Set<string>();
  // graphile-worker's emitter type: node's, with named events.
  const events = new EventEmitter() as WorkerEvents;
  events.on("pool:create", ({ workerPool }) => ids.add(workerPool.id));
  events.on("pool:release", ({ pool }) => {
    // A broken pool's locks are released once it stops beating.
    if (!stopping.signal.aborted) ids.delete(pool.id);
  });
  events.on("pool:fatalError", ({ error }) => onFault(error));
  events.on("job:error", ({ error, job }) => {
    // Another run has the job and reports on it.
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
      // Batched, since an individual completion that can't be saved would reject unhandled.
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

  /** A broken pool finishes its jobs while another takes new ones. */
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

  /** Retries with growing pauses during an outage. */
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
