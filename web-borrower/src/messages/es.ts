import files from "@tieout/web-portal/messages/es.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";
import pages from "./es.json" with { type: "json" };
import first from "./first/es.json" with { type: "json" };

export const es: Catalogue = { ...first, ...files, ...pages };
