import type { components } from "@tieout/openapi/borrower";

/** The BFF's error body (RFC 9457, D-33); the same in both contracts. */
export interface Problem extends Said {
  /** Undefined when no server answered. */
  readonly body?: unknown;
}

type Said = components["schemas"]["ProblemBody"];

/** Problem type if no server answered. The status is 504 if it took too long. */
export const unreachable = "unreachable";

/** `undefined` for a fault of ours. */
export function problemOf(error: unknown): Problem | undefined {
  const isProblem =
    typeof error === "object" && error !== null && "status" in error && "description" in error;
  // The client only throws problems, and the contract declares their shape.
  return isProblem ? (error as Problem) : undefined;
}

interface Reply<Answer> {
  readonly data?: Answer;
  readonly error?: Problem;
  readonly response: Response;
}

/** @throws the `Problem`, so a query or mutation can show it */
export async function answerOf<Answer>(call: Promise<Reply<Answer>>): Promise<Answer> {
  const { data, error } = await call;
  if (error !== undefined) throw error;
  if (data === undefined) throw new Error("An empty answer");
  return data;
}

/** @throws the `Problem` */
export async function sent(call: Promise<Pick<Reply<unknown>, "error">>): Promise<void> {
  const { error } = await call;
  if (error !== undefined) throw error;
}
