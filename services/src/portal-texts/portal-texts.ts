import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** A section's own words, where the tenant has some; the locale's before the language's. */
export async function listPortalTexts(
  db: Tx,
  { languageCode, locale }: { readonly languageCode: string; readonly locale: string },
): Promise<Record<string, Record<string, string>>> {
  const rows = await table(db, "portalTexts")
    .where({ tenantId: db.tenantId, languageCode })
    .whereIn("locale", ["", locale])
    .orderBy("locale")
    .select("section", "texts");
  const sections: Record<string, Record<string, string>> = {};
  for (const { section, texts } of rows) sections[section] = { ...sections[section], ...texts };
  return sections;
}
