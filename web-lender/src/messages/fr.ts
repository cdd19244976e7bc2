import files from "@tieout/web-portal/messages/fr.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";
import editor from "./editor/fr.json" with { type: "json" };
import fileImport from "./file-import/fr.json" with { type: "json" };
import first from "./first/fr.json" with { type: "json" };
import pages from "./fr.json" with { type: "json" };
import links from "./links/fr.json" with { type: "json" };
import people from "./people/fr.json" with { type: "json" };
import risk from "./risk/fr.json" with { type: "json" };
import submission from "./submission/fr.json" with { type: "json" };

export const fr: Catalogue = {
  ...first,
  ...pages,
  ...files,
  ...fileImport,
  ...links,
  ...people,
  ...submission,
  ...editor,
  ...risk,
};
