import type { Catalogue } from "./en.ts";
import { reviewEs } from "./review/es.ts";
import { shellEs } from "./shell/es.ts";

/** What we say to a lender, in Spanish. */
export const es: Catalogue = { ...shellEs, ...reviewEs };
