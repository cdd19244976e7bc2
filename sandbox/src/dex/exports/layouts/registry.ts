import type { Layout } from "./layout.ts";
import { quickBooksOnline } from "./quickbooks-online.ts";

/** Every export that fixtures are written of. */
export const layouts: readonly Layout[] = [...quickBooksOnline];
