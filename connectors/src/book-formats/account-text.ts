import { isProse } from "@tieout/core/book-mapping/prose";
import { lengthFault } from "./field-lengths.ts";

export interface AccountText {
  readonly number?: string;
  readonly name: string;
}

/**
 * Parts "1010 · Checking" or "1010 - Checking" into its number and name. A number alone is both; a
 * name that merely begins with figures ("401 Main Street rent") is parted too: nobody could tell.
 */
export function accountOfText(text: string): AccountText {
  if (isProse(text)) return { name: text.trim() };
  const plain = text.trim().replace(/^(?:account|acct|konto|compte|cuenta)\b[\s.:#]*(?=\S)/i, "");
  if (/^\d+(?:[./-]\d+)+$/.test(plain)) return { number: plain, name: plain };
  const match = /^([A-Z]*\d[\dA-Z./-]*)(?:\s*[·:|–—-]\s*|\s+)(\S.*)$/s.exec(plain);
  if (match && !lengthFault("account", match[1] ?? ""))
    return { number: match[1] ?? "", name: match[2] ?? "" };
  return isAccountNumber(plain) ? { number: plain, name: plain } : { name: plain };
}

/** Whether a text looks like what accounts are numbered by. Leading zeros count, and so stay. */
export function isAccountNumber(text: string): boolean {
  return /^[A-Z]{0,4}[-.]?\d[\dA-Z./-]{0,19}$/i.test(text.trim()) && /\d{2,}|^\d/.test(text);
}
