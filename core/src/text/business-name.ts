import { maximumLengths, type TextFault, textFault } from "./text-fault.ts";

export type BusinessNameFault = TextFault | "address";

/**
 * What is wrong with a business's name that somebody typed whom nobody knows. It's read by the lender's
 * people and stands in mails, so that it may hold no address of a page or a mailbox (D-11).
 */
export function businessNameFault(name: string): BusinessNameFault | undefined {
  const rule = { required: true, maximumLength: maximumLengths.borrowerBusinessName };
  return textFault(name, rule) ?? (address.test(name) ? "address" : undefined);
}

/**
 * A scheme, `www.`, anything around an `@`, or a name with a dot that a path, a query or nothing follows:
 * mail programs make links of these. "Acme Co.Ltd" is a name, and so is "St. Mary's".
 */
const address =
  /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\S@\S|\b[\p{L}\p{N}-]+\.(?:[\p{L}]{2,}\.)*(?:com|net|org|info|biz|io|co|app|dev|xyz|online|site|shop|top|link|click|me|ru|cn|uk|us|de|fr|es)(?:[/?#:]|\b(?![\p{L}.]))/iu;
