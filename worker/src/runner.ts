import { EventEmitter } from "node:events";
import { connectionLimitsOf, LeaseLost } from "@tieout/server/database";
import { Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { startHeartbeat } from "./heartbeat.ts";

export interface RunnerOptions {
  /** As the role `queue`: it sees no tenant's rows. */
  readonly queueUrl: string;
  readonly tasks: TaskList;
  readonly concurrency: number;
  readonly onFault: (fault: unknown, job?: { readonly id: string; readonly name: string }) => void;
}

export interface Runner {
  /** Lets running jobs finish, or gives them back after a few seconds. */
  readonly stop: () => Promise<void>;
}

/** Takes jobs off the queue until it's stopped. Any number of these may run side by side. */
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

  const ids = new Set<string>();
  // graphile-worker's own type of emitter: node's, with its events named.
  const events = new EventEmitter() as WorkerEvents;
  events.on("pool:create", ({ workerPool }) => ids.add(workerPool.id));
  events.on("job:error", ({ error, job }) => {
    // The job is another run's now, which says itself how it goes.
    if (error instanceof LeaseLost) return;
    onFault(error, { id: job.id, name: job.task_identifier });
  });

  const heartbeat = await startHeartbeat(
    queue,
    () => [...ids],
    (fault) => onFault(fault),
  );
  const runner = await run({
    pgPool: queue,
    taskList: tasks,
    concurrency,
    events,
    noHandleSignals: true,
    pollInterval: 2_000,
    gracefulShutdownAbortTimeout: 5_000,
    parsedCronItems: [],
    logger: new Logger(() => () => undefined),
  });
  await heartbeat.beat();

  return {
    stop: async () => {
      await runner.stop();
      await heartbeat.stop();
      await queue.end();
    },
  };
}
