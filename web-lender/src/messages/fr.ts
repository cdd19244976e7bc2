import { collectFr } from "./collect/fr.ts";
import { connectionsFr } from "./connections/fr.ts";
import type { Catalogue } from "./en.ts";
import { fileImportFr } from "./file-import/fr.ts";
import { filesFr } from "./files.ts";
import { firstFr } from "./first/fr.ts";
import { linksFr } from "./links/fr.ts";
import { notificationsFr } from "./notifications/fr.ts";
import { peopleFr } from "./people/fr.ts";
import { reviewFr } from "./review/fr.ts";
import { statementsFr } from "./statements/fr.ts";
import { tenantFr } from "./tenant/fr.ts";
import { workspacesFr } from "./workspaces/fr.ts";

/** What we say to a lender, in French. */
export const fr: Catalogue = {
  ...firstFr,
  ...workspacesFr,
  ...tenantFr,
  ...collectFr,
  ...connectionsFr,
  ...filesFr,
  ...fileImportFr,
  ...linksFr,
  ...reviewFr,
  ...statementsFr,
  ...notificationsFr,
  ...peopleFr,
};
