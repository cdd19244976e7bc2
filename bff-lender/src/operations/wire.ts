import type { components } from "@tieout/openapi/lender";

/** What travels between this portal and its browsers, by the contract's names. */
export type Wire = components["schemas"];
