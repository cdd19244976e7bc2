import { businessCentral } from "./business-central.ts";
import { datev } from "./datev.ts";
import { freeAgent } from "./freeagent.ts";
import type { Layout } from "./layout.ts";
import { myobBusiness } from "./myob-business.ts";
import { netSuite } from "./netsuite.ts";
import { plainTextAccounting } from "./plain-text-accounting.ts";
import { quickBooksDesktop } from "./quickbooks-desktop.ts";
import { quickBooksOnline } from "./quickbooks-online.ts";
import { sage50Uk } from "./sage-50-uk.ts";
import { sage50Us } from "./sage-50-us.ts";
import { sageIntacct } from "./sage-intacct.ts";
import { xero } from "./xero.ts";

/** Every export that fixtures are written of. */
export const layouts: readonly Layout[] = [
  ...quickBooksOnline,
  ...quickBooksDesktop,
  ...xero,
  ...sageIntacct,
  ...sage50Us,
  ...sage50Uk,
  ...myobBusiness,
  ...freeAgent,
  ...netSuite,
  ...businessCentral,
  ...datev,
  ...plainTextAccounting,
];
