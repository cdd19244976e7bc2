/**
 * How long one thing is waited for, in milliseconds, before a test says that it won't come. A bound ends what hangs and
 * measures nothing: it's far above what anything takes, so that no machine, however busy, fails a test by its clock.
 */
export const patience = 30_000;

/** What every room's tests are held to; whatever takes longer by its nature says so beside itself. */
export const bounds = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: patience } },
};

/**
 * For rooms whose tests need other processes: PostgreSQL, a queue, readers of files, a browser. There one in thousands
 * may fail by the machine. It's tried once more, and a run names at its end what passed at its second try only.
 */
export const boundsWithProcesses = { ...bounds, retry: 1 };
