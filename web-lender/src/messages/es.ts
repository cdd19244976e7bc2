import { collectEs } from "./collect/es.ts";
import { connectionsEs } from "./connections/es.ts";
import type { Catalogue } from "./en.ts";
import { fileImportEs } from "./file-import/es.ts";
import { filesEs } from "./files.ts";
import { firstEs } from "./first/es.ts";
import { linksEs } from "./links/es.ts";
import { notificationsEs } from "./notifications/es.ts";
import { peopleEs } from "./people/es.ts";
import { reviewEs } from "./review/es.ts";
import { statementsEs } from "./statements/es.ts";
import { tenantEs } from "./tenant/es.ts";
import { workspacesEs } from "./workspaces/es.ts";

/** What we say to a lender, in Spanish. */
export const es: Catalogue = {
  ...firstEs,
  ...workspacesEs,
  ...tenantEs,
  ...collectEs,
  ...connectionsEs,
  ...filesEs,
  ...fileImportEs,
  ...linksEs,
  ...reviewEs,
  ...statementsEs,
  ...notificationsEs,
  ...peopleEs,
};
