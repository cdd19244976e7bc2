import { parse } from "@formatjs/icu-messageformat-parser";
import { parseOverride, portalTextFault } from "@tieout/core/portal-text";
import { shippedTexts } from "@tieout/services/portal-texts/portal-text";
import { savePortalTexts } from "@tieout/services/tenants/settings";
import { operate } from "@tieout/services/tenants/tenants";
import { en as borrowerWords } from "../../../web-borrower/src/messages/en.ts";
import { en as lenderWords } from "../../../web-lender/src/messages/en.ts";
import { Misunderstood, Refused, type TenantCommand } from "../command.ts";
import { pairsOf } from "../typed.ts";

export const text: TenantCommand = {
  about: "tenant",
  usage: "<tenant> <language or locale> <section> <key>=<text> …",
  help: "Says something in a tenant's own words; an empty text leaves it to ours again.",
  run: async ({ operator, say }, { words: [tag = "", section = "", ...pairs] }, tenantId) => {
    const [, languageCode] = /^([a-z]{2})(-[A-Za-z0-9-]+)?$/.exec(tag) ?? [];
    if (languageCode === undefined)
      throw new Misunderstood(`${tag} is no language, as en or en-GB`);
    if (pairs.length === 0) throw new Misunderstood("There is nothing to say");
    const texts = pairsOf(pairs);
    for (const [key, said] of Object.entries(texts)) {
      const fault = said !== "" && wordingFault(section, key, said);
      if (fault) throw new Refused(`${key} of ${section}: ${fault}`);
    }
    const locale = tag === languageCode ? "" : tag;
    const details = { section, language: tag };
    await operate(operator, tenantId, { action: "portal-text-changed", details }, (db) =>
      savePortalTexts(db, { section, languageCode, locale }, texts),
    );
    say(`${Object.keys(texts).join(", ")} of ${section} is said in their words`);
  },
};

/** Why a text can't be replaced in a section of the portal or an app; undefined if it can. */
export function wordingFault(section: string, key: string, said: string): string | undefined {
  const shipped = shippedTexts(section, "en");
  if (shipped) return sentences[portalTextFault(said, shipped[key]) ?? "none"];

  const apps: readonly Readonly<Record<string, string>>[] = [lenderWords, borrowerWords];
  const ours = apps.flatMap((words) => words[key] ?? []);
  if (ours.length === 0 || key.replace(/\..*/, "") !== section) return sentences["unknown-key"];
  const read = ours.map((sentence) => parseOverride(said, sentence, parse));
  const fault = read.find((outcome) => typeof outcome === "string");
  // Apps without this text ignore it; if none has it, it's refused.
  return read.every((outcome) => typeof outcome === "string")
    ? sentences[typeof fault === "string" ? fault : "none"]
    : undefined;
}

const sentences = {
  none: undefined,
  "unknown-key": "there is no such text",
  "unsafe-markup": "it has markup",
  placeholders: "it has to fill in the same names as ours",
  unreadable: "its braces don't close",
} as const;
