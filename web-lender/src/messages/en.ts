import files from "@tieout/web-portal/messages/en.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";
import editor from "./editor/en.json" with { type: "json" };
import pages from "./en.json" with { type: "json" };
import fileImport from "./file-import/en.json" with { type: "json" };
import first from "./first/en.json" with { type: "json" };
import links from "./links/en.json" with { type: "json" };
import people from "./people/en.json" with { type: "json" };
import risk from "./risk/en.json" with { type: "json" };
import submission from "./submission/en.json" with { type: "json" };

export const en: Catalogue = {
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
