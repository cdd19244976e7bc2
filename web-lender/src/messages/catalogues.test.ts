import { holdCatalogues } from "@tieout/web-portal/testing/hold-catalogues";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { sections } from "./sections.ts";

holdCatalogues({ en, es, fr, sections });
