import files from "@tieout/web-portal/messages/es.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";
import editor from "./editor/es.json" with { type: "json" };
import pages from "./es.json" with { type: "json" };
import fileImport from "./file-import/es.json" with { type: "json" };
import first from "./first/es.json" with { type: "json" };
import links from "./links/es.json" with { type: "json" };
import people from "./people/es.json" with { type: "json" };
import risk from "./risk/es.json" with { type: "json" };
import submission from "./submission/es.json" with { type: "json" };

export const es: Catalogue = {
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
