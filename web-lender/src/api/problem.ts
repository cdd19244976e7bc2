import type { components } from "@tieout/openapi/lender";

type Said = components["schemas"]["ProblemBody"];

/** What is thrown when the BFF can't do what was asked (RFC 9457, D-33), or can't be reached at all. */
export interface Problem extends Said {
  /** All that came with it, as it came; nothing where nobody answered. */
  readonly body?: unknown;
}

/** Whether a workspace is for others: a 403, or the 401 that says so (D-34). */
export const isForOthers = (problem: Problem | undefined): boolean =>
  problem?.status === 403 || problem?.type === "workspace-access-required";

/** Reads what a query or mutation threw. `undefined` for a fault of ours. */
export function problemOf(error: unknown): Problem | undefined {
  const isProblem =
    typeof error === "object" && error !== null && "status" in error && "description" in error;
  // The client lets only problems through, and the contract declares what they look like.
  return isProblem ? (error as Problem) : undefined;
}
