/** A transaction's purpose, which sets its time limits. */
export type Purpose = keyof typeof timeLimits;

/** PostgreSQL's timeouts in ms: a statement, a lock wait, and an idle client, such as a frozen process. */
export const timeLimits = {
  /** A person waits for the reply. */
  portal: { statement: 30_000, lock: 5_000, idle: 10_000 },
  /** An operator's command, which may process a whole tenant. */
  console: { statement: 600_000, lock: 30_000, idle: 60_000 },
  /** A job's transaction ends before another worker takes over a frozen one's job. */
  job: { statement: 120_000, lock: 10_000, idle: 15_000 },
  /** Loads or reads a set of books. It locks shared rows only at its end. */
  load: { statement: 1_800_000, lock: 60_000, idle: 25_000 },
  queue: { statement: 30_000, lock: 10_000, idle: 10_000 },
  /** Tables may be large, but everybody queues behind a migration that waits for a lock. */
  migrate: { statement: 0, lock: 10_000, idle: 60_000 },
} as const;

/** A vanished client is noticed after 25 seconds. */
const keepAlive = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
};

/** The same for a whole connection in pg's format; doesn't work through a pooler. */
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

/** As PostgreSQL settings for one transaction. */
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
