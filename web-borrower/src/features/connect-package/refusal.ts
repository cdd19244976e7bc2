import type { Problem } from "@tieout/web-portal/answer";

/** A problem on the way to a package's page, and on which part of the way (S-T19). */
export interface Refusal extends Problem {
  readonly failed: "failedToSubmit" | "failedToLink";
}
