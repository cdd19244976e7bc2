import type { Operation } from "./contract.ts";
import type { Host } from "./host.ts";
import type { Caller } from "./operation.ts";
import type { AnyReply } from "./reply.ts";

/** What a request brings, as its contract reads it. */
export interface AnyInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** What the steps of an operation leave on `ctx.state`, each for those after it. */
export interface OperationState {
  requestId: string;
  operation: Operation;
  now: Date;
  tenantId: string;
  host: Host;
  caller: Caller;
  input: AnyInput;
  reply: AnyReply;
}

/** As much of it as there is, for what runs around the steps: the log, the audit trail, the reply. */
export type RequestState = Partial<OperationState>;
