import type { VendorAccount } from "../ledger/ledger.ts";
import { typedByPlan } from "./account-plans.ts";
import { plainWord } from "./month-words.ts";

type DatevPlan = "skr03" | "skr04";

/** Accounts that every business has, with how their numbers begin in each DATEV chart. */
const landmarks: readonly (readonly [name: RegExp, skr03: RegExp, skr04: RegExp])[] = [
  [/^(haupt)?kasse\b/, /^10/, /^16/],
  [/^(bank|sparkasse|volksbank)\b/, /^12/, /^18/],
  [/^forderungen (aus|a) /, /^14/, /^12/],
  [/^verbindlichkeiten (aus|a) /, /^16/, /^33/],
  [/^(umsatz)?erlose\b/, /^8/, /^4/],
  [/vorsteuer/, /^15[78]/, /^14/],
  [/^umsatzsteuer\b/, /^17[789]/, /^38/],
  [/^(wareneingang|wareneinkauf)\b/, /^3/, /^5/],
];

/**
 * Types by the DATEV chart that at least two different names fit and none contradict; undefined otherwise. Numbers have 4 to 8
 * digits, and leading zeros may be lost; one digit more is a customer's account (1 to 6) or a supplier's (7 to 9).
 */
export function datevChart(
  accounts: readonly VendorAccount[],
): ((account: VendorAccount) => VendorAccount) | undefined {
  const found = accounts.flatMap(landmarkOf);
  const [first] = found;
  const isOne = found.every(({ plan, length }) => plan === first?.plan && length === first.length);
  if (!first || !isOne || new Set(found.map(({ name }) => name)).size < 2) return undefined;
  return (account) => typedBy(first, account);
}

interface Landmark {
  readonly name: RegExp;
  readonly plan: DatevPlan;
  readonly length: number;
}

function landmarkOf({ number = "", name }: VendorAccount): readonly Landmark[] {
  if (!/^\d{4,8}$/.test(number)) return [];
  const word = plainWord(name);
  const known = landmarks.find(([pattern]) => pattern.test(word));
  if (!known) return [];
  const [landmark, skr03, skr04] = known;
  if (skr03.test(number)) return [{ name: landmark, plan: "skr03", length: number.length }];
  return skr04.test(number) ? [{ name: landmark, plan: "skr04", length: number.length }] : [];
}

function typedBy({ plan, length }: Landmark, account: VendorAccount): VendorAccount {
  const { number = "" } = account;
  if (account.vendorType !== "" || !/^\d+$/.test(number) || number.length > length + 1) {
    return account;
  }
  if (number.length === length + 1) {
    return {
      ...account,
      vendorType: /^[1-6]/.test(number) ? "AccountsReceivable" : "AccountsPayable",
    };
  }
  return typedByPlan(account, plan, number.padStart(length, "0"));
}
