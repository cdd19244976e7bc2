import type { Operation } from "./contract.ts";
import type { Host } from "./host.ts";
import type { Caller } from "./operation.ts";
import type { AnyReply } from "./reply.ts";

export interface AnyInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** What an operation's steps put on `ctx.state` for later ones. */
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

/** Partial, for code around the steps: log, audit trail, reply. */
export type RequestState = Partial<OperationState>;
