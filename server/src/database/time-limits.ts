/** What a transaction is for, which says how long it may take. */
export type Purpose = keyof typeof timeLimits;

/**
 * How long PostgreSQL lets a transaction run before it ends it, in milliseconds: one statement, a wait for a
 * lock, and a client that says nothing in the middle of a transaction, as a frozen process does. A transaction
 * that is ended is undone, and nobody waits for its locks any more.
 */
export const timeLimits = {
  /** A person waits for the reply. */
  portal: { statement: 30_000, lock: 5_000, idle: 10_000 },
  /** An operator's command, which may go through a whole tenant. */
  console: { statement: 600_000, lock: 30_000, idle: 60_000 },
  /** A job's ordinary transaction. It's over before another worker takes the job of a frozen one. */
  job: { statement: 120_000, lock: 10_000, idle: 15_000 },
  /** Loading a set of books, or reading all of it. It locks nothing that others change until its last moment. */
  load: { statement: 1_800_000, lock: 60_000, idle: 25_000 },
  /** The queue's own statements, which are short. */
  queue: { statement: 30_000, lock: 10_000, idle: 10_000 },
  /** A table may be large; a migration that waits for a lock has everybody wait behind it. */
  migrate: { statement: 0, lock: 10_000, idle: 60_000 },
} as const;

/** A connection whose other end has vanished, with its machine or its network, is noticed after 25 seconds. */
const keepAlive = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
};

/** The same for a whole connection, as pg takes it; through a pooler it wouldn't hold. */
export function connectionLimitsOf(purpose: Purpose) {
  const { statement, lock, idle } = timeLimits[purpose];
  return {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** The limits as PostgreSQL's settings, for one transaction. */
export function settingsOf(purpose: Purpose): Readonly<Record<string, string>> {
  const { statement, lock, idle } = timeLimits[purpose];
  const settings = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
    ...keepAlive,
  };
  return Object.fromEntries(Object.entries(settings).map(([name, ms]) => [name, String(ms)]));
}
