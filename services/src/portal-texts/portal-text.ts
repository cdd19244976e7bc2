import { type SectionTexts, textsWithOverrides } from "@tieout/core/portal-text";
import { table } from "@tieout/server/database/table";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import en from "./texts/en.json" with { type: "json" };
import es from "./texts/es.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };

interface PortalTextQuery {
  readonly languageCode: string;
  /** As browsers write it: `fr-CA`. */
  readonly locale?: string;
}

interface PortalText {
  readonly languageCode: string;
  readonly locale: string;
  readonly sections: Readonly<Record<string, SectionTexts>>;
}

/** Our texts of the sections a tenant may override. */
const portalTexts: Readonly<Record<string, typeof en>> = { en, es, fr };

/** Our texts of a section; English for other languages. */
export function shippedTexts(section: string, languageCode: string): SectionTexts | undefined {
  const sections: Readonly<Record<string, SectionTexts>> = portalTexts[languageCode] ?? en;
  return Object.hasOwn(sections, section) ? sections[section] : undefined;
}

/** Texts by section: the tenant's for the locale, else the language, else ours; sections we don't know pass through. */
export async function readPortalText(
  db: Tx,
  { languageCode, locale = "" }: PortalTextQuery,
  sectionIds: readonly string[],
): Promise<PortalText> {
  const { visibleName } = await findTenant(db);
  const own = await listPortalTexts(db, { languageCode, locale });
  const sections = sectionIds.flatMap((section) => {
    const ours = shippedTexts(section, languageCode);
    const texts = ours ? textsWithOverrides(ours, own[section] ?? {}, visibleName) : own[section];
    return texts ? [[section, texts] as const] : [];
  });
  return { languageCode, locale, sections: Object.fromEntries(sections) };
}

/** The tenant's texts of a section, the locale's before the language's. */
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
