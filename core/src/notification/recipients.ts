import { parseEmail, sameEmail } from "../text/index.ts";

/** A list that nobody can read through any more helps nobody. */
export const recipientsAtMost = 50;

export type RecipientAdded =
  | { readonly result: "added"; readonly recipients: readonly string[] }
  | { readonly result: "not-an-address" | "there-already" | "too-many" };

/** Adds a default recipient. An address is kept as it was written, and known whatever its case. */
export function addRecipient(recipients: readonly string[], text: string): RecipientAdded {
  const address = parseEmail(text);
  if (address === undefined) return { result: "not-an-address" };
  if (isRecipient(recipients, address)) return { result: "there-already" };
  if (recipients.length >= recipientsAtMost) return { result: "too-many" };
  return { result: "added", recipients: [...recipients, address] };
}

export function removeRecipient(recipients: readonly string[], address: string): readonly string[] {
  return recipients.filter((recipient) => !sameEmail(recipient, address));
}

export function isRecipient(recipients: readonly string[], address: string): boolean {
  return recipients.some((recipient) => sameEmail(recipient, address));
}
