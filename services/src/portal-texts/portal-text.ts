import { type SectionTexts, sayInPlace } from "@tieout/core/portal-text";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { listPortalTexts } from "./portal-texts.ts";
import { en, type PortalWords, type SectionName } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";

export interface PortalTextQuery {
  readonly languageCode: string;
  /** As browsers write it: `fr-CA`. */
  readonly locale?: string;
}

export interface PortalText {
  readonly languageCode: string;
  readonly locale: string;
  readonly sections: Readonly<Record<string, SectionTexts>>;
}

const words: Readonly<Record<string, PortalWords>> = { en, es, fr };

/** What we say in a section of ours, for who speaks none of our languages in English. */
export function shippedTexts(section: string, languageCode: string): SectionTexts | undefined {
  const spoken = words[languageCode] ?? en;
  return section in spoken ? spoken[section as SectionName] : undefined;
}

/**
 * Sections in one language: what the tenant says for the locale, else for the language, else what we say.
 * A section without words of ours is the app's own: what the tenant has of it goes out as it is.
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
    const texts = ours ? sayInPlace(ours, own[section] ?? {}, visibleName) : own[section];
    return texts ? [[section, texts] as const] : [];
  });
  return { languageCode, locale, sections: Object.fromEntries(sections) };
}
