import type { components } from "@tieout/openapi/lender";

/** What the BFF says when it can't do what was asked (RFC 9457, D-33). */
export type Problem = components["schemas"]["ProblemBody"];

/** Reads what a query or mutation threw. `undefined` for a fault of ours. */
export function problemOf(error: unknown): Problem | undefined {
  const isProblem =
    typeof error === "object" && error !== null && "status" in error && "description" in error;
  // The client lets only problems through, and the contract declares what they look like.
  return isProblem ? (error as Problem) : undefined;
}
