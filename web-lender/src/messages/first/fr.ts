import { sessionFr } from "../session/fr.ts";
import { shellFr } from "../shell/fr.ts";
import type { FirstCatalogue } from "./en.ts";

/** What is said before anybody is logged in, in French: all that the first page loads. */
export const firstFr: FirstCatalogue = { ...shellFr, ...sessionFr };
