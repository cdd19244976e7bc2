import type { Transact } from "@tieout/server/database";
import type { Jobs } from "@tieout/server/jobs";
import type { Services } from "./services.ts";

/** What a handler knows of its own run. */
export interface Run {
  readonly tenantId: string;
  /** From 1. */
  readonly attempt: number;
  readonly lastAttempt: boolean;
  /** Aborted when the process is asked to stop. */
  readonly stopping: AbortSignal | undefined;
  /** Commits what `work` did if this run still holds its job's lease; throws `LeaseLost` if not. */
  readonly tx: Transact;
}

/** Works on one job. It may run twice, so it asks first what is already so. */
export type JobHandler<Name extends keyof Jobs> = (
  payload: Jobs[Name],
  run: Run,
  services: Services,
) => Promise<void>;

export type JobHandlers = { readonly [Name in keyof Jobs]: JobHandler<Name> };
