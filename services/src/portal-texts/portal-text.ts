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

/** The sections where a tenant may say things its own way, as we say them. */
const portalTexts: Readonly<Record<string, typeof en>> = { en, es, fr };

/** What we say in a section; English where the language is none of ours. */
export function shippedTexts(section: string, languageCode: string): SectionTexts | undefined {
  const sections: Readonly<Record<string, SectionTexts>> = portalTexts[languageCode] ?? en;
  return Object.hasOwn(sections, section) ? sections[section] : undefined;
}

/**
 * Sections in one language: what the tenant says for the locale, else for the language, else what we say.
 * A section that we have no texts for is the app's own: what the tenant has of it goes out as it is.
 */
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
