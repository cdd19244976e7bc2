import files from "@tieout/web-portal/messages/fr.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";
import first from "./first/fr.json" with { type: "json" };
import pages from "./fr.json" with { type: "json" };

export const fr: Catalogue = { ...first, ...files, ...pages };
