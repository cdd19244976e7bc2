import type { Language } from "../language/language.ts";

/** In Unicode code points (both specifications, §5). */
export const maximumLengths = {
  workspaceName: 256,
  engagementCode: 64,
  firstName: 128,
  lastName: 128,
  emailAddress: 256,
  metadataValue: 256,
  templateName: 128,
  templateDescription: 512,
  borrowerBusinessName: 256,
  overrideReason: 2_000,
} as const;

export type TextFault = "missing" | "too-long" | "unsafe";

export interface TextRule {
  readonly required: boolean;
  readonly maximumLength: number;
}

/** The first fault; undefined if the text is fine. */
export function textFault(
  text: string,
  { required, maximumLength }: TextRule,
): TextFault | undefined {
  if (!seen.test(text)) return required ? "missing" : undefined;
  if (lengthOf(text) > maximumLength) return "too-long";
  return hasUnsafeMarkup(text) || turnsWords.test(text) ? "unsafe" : undefined;
}

/** Text of spaces, joiners and fillers alone shows nothing. */
const seen = /[^\s\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Bidi overrides can make a program's name look like a picture's; no name needs them. */
const turnsWords = /[\u202a-\u202e\u2066-\u2069]/;

/** Code points, as in JSON Schema and PostgreSQL. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** HTML's references without a semicolon (WHATWG "Named character references"); case counts. */
const legacyReferences: readonly string[] = `
  AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT Iacute
  Icirc Igrave Iuml LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN Uacute Ucirc Ugrave
  Uuml Yacute aacute acirc acute aelig agrave amp aring atilde auml brvbar ccedil cedil cent copy curren
  deg divide eacute ecirc egrave eth euml frac12 frac14 frac34 gt iacute icirc iexcl igrave iquest iuml
  laquo lt macr micro middot nbsp not ntilde oacute ocirc ograve ordf ordm oslash otilde ouml para plusmn
  pound quot raquo reg sect shy sup1 sup2 sup3 szlig thorn times uacute ucirc ugrave uml uuml yacute yen
  yuml
`
  .trim()
  .split(/\s+/);

/** Tags, comments, instructions or character references (D-59). "AT&T", "R&D < 5 %" and "I <3 boats" pass. */
export function hasUnsafeMarkup(text: string): boolean {
  return markup.test(text) || legacy.test(text);
}

const markup = /<[a-z/!?]|&#(\d|x[\da-f])|&[a-z][a-z\d]*;/i;

/** These count even in the middle of a word. */
const legacy = new RegExp(`&(${legacyReferences.join("|")})`);

export type BusinessNameFault = TextFault | "address";

/** Lenders read it and emails show it, so an unverified name may hold no web or email address (D-11). */
export function businessNameFault(name: string): BusinessNameFault | undefined {
  const rule = { required: true, maximumLength: maximumLengths.borrowerBusinessName };
  return textFault(name, rule) ?? (holdsAddress(name) ? "address" : undefined);
}

/** Full-width dots make links too. */
function holdsAddress(name: string): boolean {
  const plain = name.normalize("NFKC").replace(/[\u3002\uff61]/g, ".");
  return address.test(plain) || host.test(plain);
}

/**
 * A scheme, `www.`, any `@`, or a name with an ending that mail programs turn into links, in any case, unless a letter
 * or a dot with a letter follows.
 */
const address =
  /:\/\/(?<=[a-z][a-z0-9+.-]*:\/\/)|\bwww\.|\S@\S|[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|ai|app|dev|xyz|online|site|website|shop|store|top|link|click|live|pro|me|tv|cc|ru|cn|tk|uk|us|de|fr|es|eu|mx|br|in|ca|au)(?!\p{L}|\.\p{L})/iu;

/** Lower case after a dot: "pay.bank" is a page; "Acme Co.Ltd" and "St. Mary's" aren't. */
const host = /[\p{L}\p{N}]\.\p{Ll}{2,}/u;

/** Undefined if it isn't one. Simpler than RFC 5322: no quotes, comments or literal hosts. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim();
  if (email.length > maximumLengths.emailAddress || !mailbox.test(email)) return undefined;
  const [local = ""] = email.split("@");
  return local.length > 64 || local.startsWith(".") || /\.\.|\.$/.test(local) ? undefined : email;
}

/** `no-ending`: the part after the dot is missing. */
export type EmailFault = "no-ending" | "malformed";

export function emailFault(text: string): EmailFault | undefined {
  if (parseEmail(text) !== undefined) return undefined;
  const ended = `${text.trim().replace(/\.$/, "")}.com`;
  const isCut = /@[^.@]+\.?$/.test(text.trim()) && parseEmail(ended) !== undefined;
  return isCut ? "no-ending" : "malformed";
}

/** Ignores case (D-51). */
export function sameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Ignores case; subdomains don't count. */
export function isInDomains(email: string, emailDomains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return emailDomains.some((allowed) => allowed.replace(/^@/, "").toLowerCase() === domain);
}

const mailbox =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** What stands between cells. */
export type CellSeparator = "," | ";";

/** RFC 4180, with line end; formulas are neutralized. */
export function csvRecord(cells: readonly string[], separator: CellSeparator): string {
  return `${cells.map(field).join(separator)}\r\n`;
}

/** Defuses spreadsheet formulas; negative amounts aren't any. */
function field(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-][\d.,'\s]*\d$/.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A semicolon where decimals use a comma: Spain, not Mexico. `accepted` is Accept-Language, for the country. */
export function cellSeparator(language: Language, accepted: string): CellSeparator {
  const tags = accepted.split(",").map((wish) => wish.split(";")[0]?.trim() ?? "");
  const national = tags.find(
    (tag) =>
      /^[a-z]{2}-([a-z]{2}|\d{3})$/i.test(tag) && tag.toLowerCase().startsWith(`${language}-`),
  );
  const half = new Intl.NumberFormat(national ?? language).format(0.5);
  return half.includes(",") ? ";" : ",";
}
