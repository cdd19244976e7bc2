/** Digits of the code that proves an email address. */
export const emailCodeDigits = 6;

/** How long a code can be typed. */
export const emailCodeMinutes = 10;

/** Entries until a code is used up. */
export const emailCodeTries = 5;

/** The code in what a person typed or pasted ("482 913", "482-913"). Undefined unless it has six digits. */
export function parseEmailCode(typed: string): string | undefined {
  const code = typed.normalize("NFKC").replace(/[\s\p{Cf}\p{Pd}.]/gu, "");
  return /^\d{6}$/.test(code) ? code : undefined;
}

/** Codes that were mailed within the last hour. */
export interface CodesMailed {
  readonly bySession: number;
  /** To this address, from this network. Others can't use up what the owner may ask for. */
  readonly toAddress: number;
  readonly fromNetwork: number;
  readonly inTenant: number;
}

/** At most, within an hour. */
const mailedAtMost = { bySession: 5, toAddress: 5, fromNetwork: 60, inTenant: 1_000 };

/** Whether another code may be mailed. The tenant's limit never stops a session's first code, so no sender can stop another. */
export function mayMailCode(mailed: CodesMailed): boolean {
  const { bySession, toAddress, fromNetwork, inTenant } = mailedAtMost;
  return (
    mailed.bySession < bySession &&
    mailed.toAddress < toAddress &&
    mailed.fromNetwork < fromNetwork &&
    (mailed.bySession === 0 || mailed.inTenant < inTenant)
  );
}
