import { test as databaseTest } from "@tieout/server/database/testing/test-database";
import { type HostedTenant, newHostedTenant } from "@tieout/server/http/testing/hosts";
import pg from "pg";
import { handlers } from "../handlers/handlers.ts";
import type { JobHandlers, Services } from "../queue/job-handler.ts";
import { startRunner } from "../queue/runner.ts";
import { tasks } from "../queue/tasks.ts";
import { openWorld, type World } from "./world.ts";

export interface TestRunner {
  readonly faults: readonly unknown[];
  readonly stop: () => Promise<void>;
}

export type RunnerChanges = Partial<Services> & {
  readonly handlers?: JobHandlers;
  readonly concurrency?: number;
};

export interface WorkerFixtures {
  readonly world: World;
  /** Connects as `queue`. */
  readonly queue: pg.Pool;
  readonly work: (changes?: RunnerChanges) => Promise<TestRunner>;
  /** Another tenant with its own hosts and a fully subscribed desk. */
  readonly another: () => Promise<HostedTenant>;
}

/** Vitest's `test` with real PostgreSQL, queue, disk and DEX. */
export const test = databaseTest.extend<WorkerFixtures & { readonly tenant: HostedTenant }>({
  world: [
    async ({ postgres: _ }, use) => {
      const world = await openWorld();
      await use(world);
      await world.stop();
    },
    { scope: "file" },
  ],
  queue: [
    async ({ database }, use) => {
      const queue = new pg.Pool({ connectionString: database.queueUrl, max: 3 });
      await use(queue);
      await queue.end();
    },
    { scope: "file" },
  ],
  work: async ({ database, pool, world }, use) => {
    const running: TestRunner[] = [];
    await use(async ({ handlers: changed = handlers, concurrency = 4, ...changes } = {}) => {
      const faults: unknown[] = [];
      const runner = await startRunner({
        queueUrl: database.queueUrl,
        tasks: tasks(pool, changed, { ...world.services, ...changes }),
        concurrency,
        onFault: (fault) => faults.push(fault),
      });
      let stopped: Promise<void> | undefined;
      const stop = () => {
        stopped ??= runner.stop();
        return stopped;
      };
      running.push({ stop, faults });
      return { stop, faults };
    });
    await Promise.all(running.map(({ stop }) => stop()));
  },
  another: async ({ pool, owner }, use) =>
    use(async () => {
      const tenant = await newHostedTenant({ pool, owner });
      const defaultRecipients = [`desk@${tenant.id}.test`];
      await tenant.tx((db) => db("notificationSettings").update({ defaultRecipients }));
      return tenant;
    }),
  tenant: async ({ another }, use) => use(await another()),
});
