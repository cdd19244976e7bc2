import type { Problem } from "./problem.ts";
import type { Headers } from "./reply.ts";

/** A reply that refuses: one of those that the operation declares. */
export interface RefusalReply {
  readonly status: number;
  readonly body: Problem;
  readonly headers?: Headers;
}

/**
 * Thrown in a handler or a guard, it's answered as if the handler had returned its reply. Thrown inside `tx` it rolls
 * back as well, so throw it before the first write, or instead of it.
 */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
  readonly reply: RefusalReply;

  constructor(reply: RefusalReply, options?: ErrorOptions) {
    super(`${reply.status} ${reply.body.type}`, options);
    this.reply = reply;
  }
}
