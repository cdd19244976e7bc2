import type { components } from "@tieout/openapi/borrower";

/** What a portal's BFF says when it can't do what was asked (RFC 9457, D-33). Both contracts have the same. */
export interface Problem extends Said {
  /** All that came with it, as it came; nothing where nobody answered. */
  readonly body?: unknown;
}

type Said = components["schemas"]["ProblemBody"];

/** The type of a problem where no server answered. */
export const unreachable = "unreachable";

/** Reads what a query or mutation threw. `undefined` for a fault of ours. */
export function problemOf(error: unknown): Problem | undefined {
  const isProblem =
    typeof error === "object" && error !== null && "status" in error && "description" in error;
  // The client lets only problems through, and the contract declares what they look like.
  return isProblem ? (error as Problem) : undefined;
}

interface Reply<Answer> {
  readonly data?: Answer;
  readonly error?: Problem;
  readonly response: Response;
}

/**
 * What a call to the BFF answers.
 *
 * @throws the `Problem`, so that a query or a mutation can show it
 */
export async function answerOf<Answer>(call: Promise<Reply<Answer>>): Promise<Answer> {
  const { data, error } = await call;
  if (error !== undefined) throw error;
  if (data === undefined) throw new Error("An empty answer");
  return data;
}

/**
 * A call to the BFF that answers without a body.
 *
 * @throws the `Problem`
 */
export async function sent(call: Promise<Pick<Reply<unknown>, "error">>): Promise<void> {
  const { error } = await call;
  if (error !== undefined) throw error;
}
