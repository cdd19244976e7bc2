import { maximumLengths, type TextFault, textFault } from "./text-fault.ts";

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
