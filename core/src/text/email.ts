import { maximumLengths } from "./text-fault.ts";

/**
 * The e-mail address that a text names, without the spaces around it; nothing if it isn't one. An
 * address is what people have, not all that RFC 5322 allows: no quotes, no comments, no literal hosts.
 */
export function parseEmail(text: string): string | undefined {
  const email = text.trim();
  if (email.length > maximumLengths.emailAddress || !address.test(email)) return undefined;
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

const address =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;
