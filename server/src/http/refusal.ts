import type { Problem } from "./problem.ts";
import type { Headers } from "./reply.ts";

/** A declared reply that refuses. */
export interface RefusalReply {
  readonly status: number;
  readonly body: Problem;
  readonly headers?: Headers;
}

/** Thrown in a handler or guard, it's answered as its reply. Inside `tx` it rolls back, so throw before writing. */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
  readonly reply: RefusalReply;

  constructor(reply: RefusalReply, options?: ErrorOptions) {
    super(`${reply.status} ${reply.body.type}`, options);
    this.reply = reply;
  }
}
