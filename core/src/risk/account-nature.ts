import { plainWord } from "../book-mapping/month-words.ts";
import { type Account, isGuessed } from "../ledger/ledger.ts";

type Named = Pick<Account, "name" | "fullName" | "vendorSubtype">;

/*
 * Account names are recognized in the languages that imported books use: English, Spanish, French, German, Swedish,
 * Norwegian and Portuguese. Accents are stripped before comparing.
 */

/**
 * Equity that owners took out, as opposed to what they paid in or earned. Recognized by QuickBooks subtype, or by the
 * account's full name, which includes its parent accounts.
 */
export function isDistribution({ fullName, vendorSubtype }: Named): boolean {
  return distributionSubtypes.has(wordOf(vendorSubtype)) || says(distribution, fullName);
}

const distributionSubtypes: ReadonlySet<string> = new Set([
  "partnerdistributions",
  "distributionstoshareholders",
  "personalexpense",
  "personalincome",
  "estimatedtaxes",
  "healthcare",
]);

const distribution = [
  /\b((with)?draw(s|n|als?|ings?)?|distributions?)\b/,
  /\b(dividend(s|os?|es?|en)?)\b/,
  /\b(retiros?|retiradas?|distribucion(es)?)\b/,
  /\b(prelevements?)\b/,
  /\b(\w*entnahmen?|\w*ausschuttung(en)?)\b/,
  /\b(\w*uttag|\w*utdelning(ar)?|\w*uttak|utbytte)\b/,
  /\b(levantamentos?|distribuic(ao|oes))\b/,
];

/** Owners' pay booked as an expense. A buyer of the business would pay someone else, or no one. */
export function isOwnersPay({ name }: Named): boolean {
  return (says(owner, name) && says(pay, name)) || says(guaranteed, name);
}

const owner = [
  /\b((owner|officer|shareholder|stockholder|partner|principal)s?)\b/,
  /\b(socios?|propietarios?|accionistas?|administrador(es)?)\b/,
  /\b(exploitants?|gerants?|dirigeants?|associes?)\b/,
  /\b((geschaftsfuhrer|gesellschafter|inhaber|unternehmer)\w*)\b/,
];
const pay = [
  /\b(pay|payroll|salar(y|ies)|wages?|compensation|bonus(es)?)\b/,
  /\b(sueldos?|salarios?|retribucion(es)?|remuneracion(es)?)\b/,
  /\b(salaires?|remunerations?)\b/,
  /\b(\w*(lohn|lohne|gehalt|gehalter|vergutung(en)?|bezuge))\b/,
];

/** US partnerships pay their partners under this name. */
const guaranteed = [/\bguaranteed payments?\b/];

/** The part of a long-term debt that is due within a year, where the books have a separate account for it. */
export function isCurrentPortion({ name, vendorSubtype }: Named): boolean {
  return wordOf(vendorSubtype).startsWith("currentportion") || says(currentPortion, name);
}

const currentPortion = [
  /\b(current (portions?|maturit(y|ies))|cpltd)\b/,
  /\b((porcion|parte) (corriente|circulante|a corto plazo))\b/,
  /\b(part (courante|a court terme)|a moins d.un an)\b/,
  /\b(kurzfristiger (teil|anteil)|kortfristig del|kortsiktig del)\b/,
  /\b(parte corrente)\b/,
];

export function saysDepreciation({ name }: Named): boolean {
  return says(depreciation, name);
}

const depreciation = [
  /\b(depreciation|amorti[sz]ation|depletion)\b/,
  /\b(depreciacion(es)?|amortizacion(es)?)\b/,
  /\b(amortissements?)\b/,
  /\b(\w*abschreibung(en)?|afa|avskrivning(ar|er)?)\b/,
  /\b(depreciac(ao|oes)|amortizac(ao|oes))\b/,
];

function says(words: readonly RegExp[], name: string): boolean {
  const word = plainWord(name);
  return words.some((pattern) => pattern.test(word));
}

/** Whether the account's type was guessed, from its name or without any evidence. */
export function hasGuessedType(account: Account): boolean {
  return isGuessed(account) || ["name-rule", "file-guess"].includes(account.classificationSource);
}

/** Subtypes are compared in lower case, by letters and digits only. */
function wordOf(text = ""): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
