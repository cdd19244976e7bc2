import { sessionEs } from "../session/es.ts";
import { shellEs } from "../shell/es.ts";
import type { FirstCatalogue } from "./en.ts";

/** What is said before anybody is logged in, in Spanish: all that the first page loads. */
export const firstEs: FirstCatalogue = { ...shellEs, ...sessionEs };
