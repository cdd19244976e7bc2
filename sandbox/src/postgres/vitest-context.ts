// Without it, a program that has no test of vitest's doesn't know what is augmented.
import type {} from "vitest";
import type { RolePasswords } from "./roles.ts";

/** What `vitest-setup.ts` provides: `inject("postgres")`. */
export interface TestPostgres {
  /** The superuser's address of the database `postgres`, to make databases and templates with. */
  readonly adminUrl: string;
  readonly port: number;
  readonly passwords: RolePasswords;
}

declare module "vitest" {
  interface ProvidedContext {
    readonly postgres: TestPostgres;
  }
}
