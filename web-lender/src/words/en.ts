import { reviewEn } from "./review/en.ts";
import { shellEn } from "./shell/en.ts";

/** What we say to a lender, in English. One file a subject, spread into one catalogue. */
export const en = { ...shellEn, ...reviewEn };

/** Everything said in one language. */
export type Catalogue = Record<keyof typeof en, string>;
