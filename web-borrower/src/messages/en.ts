import files from "@tieout/web-portal/messages/en.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";
import pages from "./en.json" with { type: "json" };
import first from "./first/en.json" with { type: "json" };

export const en: Catalogue = { ...first, ...files, ...pages };
