import { sessionEn } from "../session/en.ts";
import { shellEn } from "../shell/en.ts";

/** What is said before anybody is logged in, in English: all that the first page loads. */
export const firstEn = { ...shellEn, ...sessionEn };

export type FirstCatalogue = Record<keyof typeof firstEn, string>;
