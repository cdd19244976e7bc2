import type { Language } from "../language/language.ts";

/** How long texts may be, in characters as people count them (both specifications, §5). */
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
} as const;

export type TextFault = "missing" | "too-long" | "unsafe";

export interface TextRule {
  readonly required: boolean;
  readonly maximumLength: number;
}

/** What is wrong with a text that somebody typed, the first that matters; nothing if it may be kept. */
export function textFault(
  text: string,
  { required, maximumLength }: TextRule,
): TextFault | undefined {
  if (text.trim() === "") return required ? "missing" : undefined;
  if (lengthOf(text) > maximumLength) return "too-long";
  return hasUnsafeMarkup(text) || turnsWords.test(text) ? "unsafe" : undefined;
}

/** Shows what follows in another order, so that a program's name reads as a picture's. No script needs it in a name. */
const turnsWords = /[\u202a-\u202e\u2066-\u2069]/;

/** Characters outside the basic plane count once, as they do in JSON schemas and in PostgreSQL. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/**
 * The character references that HTML reads without a semicolon, for the sake of old pages (WHATWG HTML,
 * "Named character references", those listed without one). Their case counts.
 */
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

/**
 * Whether a text holds markup that a sanitizer would change (D-59): the start of a tag, a closing tag,
 * a comment or an instruction, or a character reference. "AT&T", "R&D < 5 %" and "I <3 boats" are fine.
 */
export function hasUnsafeMarkup(text: string): boolean {
  return markup.test(text) || legacy.test(text);
}

const markup = /<[a-z/!?]|&#(\d|x[\da-f])|&[a-z][a-z\d]*;/i;

/** Some names are references even without their semicolon, and so in the middle of a word. */
const legacy = new RegExp(`&(${legacyReferences.join("|")})`);

export type BusinessNameFault = TextFault | "address";

/**
 * What is wrong with a business's name that somebody typed whom nobody knows. It's read by the lender's
 * people and stands in mails, so that it may hold no address of a page or a mailbox (D-11).
 */
export function businessNameFault(name: string): BusinessNameFault | undefined {
  const rule = { required: true, maximumLength: maximumLengths.borrowerBusinessName };
  return textFault(name, rule) ?? (holdsAddress(name) ? "address" : undefined);
}

/** A dot of a wide alphabet leads to a page as well as one of ours. */
function holdsAddress(name: string): boolean {
  const plain = name.normalize("NFKC").replace(/[\u3002\uff61]/g, ".");
  return address.test(plain) || host.test(plain);
}

/**
 * A scheme, `www.`, anything around an `@`, or a name with one of the endings that mail programs make links
 * of, however it's written: what may follow it is no letter, nor a dot with one behind.
 */
const address =
  /:\/\/(?<=[a-z][a-z0-9+.-]*:\/\/)|\bwww\.|\S@\S|[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|ai|app|dev|xyz|online|site|website|shop|store|top|link|click|live|pro|me|tv|cc|ru|cn|tk|uk|us|de|fr|es|eu|mx|br|in|ca|au)(?!\p{L}|\.\p{L})/iu;

/** Small letters right behind a dot: "pay.bank" is a page; "Acme Co.Ltd" is a name, and so is "St. Mary's". */
const host = /[\p{L}\p{N}]\.\p{Ll}{2,}/u;

/**
 * The e-mail address that a text names, without the spaces around it; nothing if it isn't one. An
 * address is what people have, not all that RFC 5322 allows: no quotes, no comments, no literal hosts.
 */
export function parseEmail(text: string): string | undefined {
  const email = text.trim();
  if (email.length > maximumLengths.emailAddress || !mailbox.test(email)) return undefined;
  const [local = ""] = email.split("@");
  return local.length > 64 || local.startsWith(".") || /\.\.|\.$/.test(local) ? undefined : email;
}

/** Why a text is no address: it lacks the part after the dot, as when it's cut short, or more. */
export type EmailFault = "no-ending" | "malformed";

export function emailFault(text: string): EmailFault | undefined {
  if (parseEmail(text) !== undefined) return undefined;
  const ended = `${text.trim().replace(/\.$/, "")}.com`;
  const isCut = /@[^.@]+\.?$/.test(text.trim()) && parseEmail(ended) !== undefined;
  return isCut ? "no-ending" : "malformed";
}

/** Whether two addresses are one person's. Case never tells people apart (D-51). */
export function sameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Whether an address lies in one of a tenant's domains, case aside; not in their subdomains. */
export function isInDomains(email: string, emailDomains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return emailDomains.some((allowed) => allowed.replace(/^@/, "").toLowerCase() === domain);
}

const mailbox =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** What stands between cells. */
export type CellSeparator = "," | ";";

/** One record of RFC 4180, with its line's end; in a spreadsheet nothing in it is a formula. */
export function csvRecord(cells: readonly string[], separator: CellSeparator): string {
  return `${cells.map(field).join(separator)}\r\n`;
}

/** A spreadsheet works out what begins like a formula; an amount below zero is none. */
function field(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-][\d.,'\s]*\d$/.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * What a reader's spreadsheets want between cells: a semicolon where a comma stands before fractions. That
 * differs between countries of one language: Mexico writes 1.5 and Spain 1,5.
 *
 * @param accepted an Accept-Language header, whose country counts where it's one of the language
 */
export function cellSeparator(language: Language, accepted: string): CellSeparator {
  const tags = accepted.split(",").map((wish) => wish.split(";")[0]?.trim() ?? "");
  const national = tags.find(
    (tag) =>
      /^[a-z]{2}-([a-z]{2}|\d{3})$/i.test(tag) && tag.toLowerCase().startsWith(`${language}-`),
  );
  const half = new Intl.NumberFormat(national ?? language).format(0.5);
  return half.includes(",") ? ";" : ",";
}
