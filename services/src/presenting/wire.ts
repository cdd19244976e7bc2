import type { components } from "@tieout/openapi/borrower";

/** What both portals' contracts call by the same names, and write alike. */
export type Wire = components["schemas"];
