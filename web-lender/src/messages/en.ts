import { collectEn } from "./collect/en.ts";
import { connectionsEn } from "./connections/en.ts";
import { fileImportEn } from "./file-import/en.ts";
import { filesEn } from "./files.ts";
import { firstEn } from "./first/en.ts";
import { linksEn } from "./links/en.ts";
import { notificationsEn } from "./notifications/en.ts";
import { peopleEn } from "./people/en.ts";
import { reviewEn } from "./review/en.ts";
import { statementsEn } from "./statements/en.ts";
import { tenantEn } from "./tenant/en.ts";
import { workspacesEn } from "./workspaces/en.ts";

/** What we say to a lender, in English. One file a subject, spread into one catalogue. */
export const en = {
  ...firstEn,
  ...workspacesEn,
  ...tenantEn,
  ...collectEn,
  ...connectionsEn,
  ...filesEn,
  ...fileImportEn,
  ...linksEn,
  ...reviewEn,
  ...statementsEn,
  ...notificationsEn,
  ...peopleEn,
};

/** Everything said in one language. */
export type Catalogue = Record<keyof typeof en, string>;
