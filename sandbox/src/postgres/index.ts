export { stopLeftover } from "./leftover.ts";
export type { RolePasswords } from "./roles.ts";
export { type Postgres, type PostgresOptions, startPostgres } from "./start-postgres.ts";
export { startTemporaryPostgres, type TemporaryPostgres } from "./temporary-postgres.ts";
export type { TestPostgres } from "./vitest-context.ts";
