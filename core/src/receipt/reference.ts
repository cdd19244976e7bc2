/** Without letters that are taken for digits, or for one another. */
const letters = "0123456789ACDEFHJKMNPRTUVWXYZ";

const digits = "0123456789";

/** As many random bytes as a reference is made of. */
export const referenceBytes = 9;

/** What a receipt is called on the telephone: `41873-7C1E`. It tells nothing, and opens nothing. */
export function receiptReference(random: Uint8Array): string {
  const from = (signs: string) => (byte: number) => signs.charAt(byte % signs.length);
  const first = Array.from(random.subarray(0, 5), from(digits));
  const last = Array.from(random.subarray(5, referenceBytes), from(letters));
  return `${first.join("")}-${last.join("")}`;
}
