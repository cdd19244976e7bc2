import type { components } from "@tieout/openapi/borrower";

/** What a portal's BFF says when it says no (RFC 9457, D-33). */
export type Problem = components["schemas"]["ProblemBody"];
