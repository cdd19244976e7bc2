import { randomInt } from "node:crypto";
import type { Account, Accounts } from "./accounts.ts";
import { type Language, wordsOf } from "./words.ts";

/** A mail of the provider's own. */
export interface ProviderMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type Deliver = (mail: ProviderMail) => Promise<void>;

interface Pending {
  readonly code: string;
  tries: number;
}

/** How often a code may be guessed before another one is needed. */
const mostTries = 5;

/**
 * Whether an address is somebody's: they say the code that was mailed to it. Codes are kept in memory; who
 * has none any more gets another by signing in again.
 */
export function confirmations(accounts: Accounts, deliver: Deliver) {
  const pending = new Map<string, Pending>();

  return {
    async begin(account: Account, language: Language): Promise<void> {
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      pending.set(account.id, { code, tries: 0 });
      const { codeSubject, codeText } = wordsOf(language);
      await deliver({ to: account.email, subject: codeSubject(code), text: codeText(code) });
    },
    /** Whether this is the code. The address counts as confirmed from then on. */
    confirm(account: Account, code: string): boolean {
      const asked = pending.get(account.id);
      if (!asked || asked.tries >= mostTries) return false;
      asked.tries += 1;
      if (asked.code !== code.replaceAll(/\s/g, "")) return false;
      pending.delete(account.id);
      accounts.confirm(account.id);
      return true;
    },
  };
}
