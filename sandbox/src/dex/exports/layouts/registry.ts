import type { Layout } from "./layout.ts";
import { quickBooksDesktop } from "./quickbooks-desktop.ts";
import { quickBooksOnline } from "./quickbooks-online.ts";
import { sageIntacct } from "./sage-intacct.ts";
import { xero } from "./xero.ts";

/** Every export that fixtures are written of. */
export const layouts: readonly Layout[] = [
  ...quickBooksOnline,
  ...quickBooksDesktop,
  ...xero,
  ...sageIntacct,
];
