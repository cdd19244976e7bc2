import { legalChart } from "../book-mapping/legal-chart.ts";
import type { UntypedAccount } from "./own-evidence.ts";

/** Of the numbers, so many have one length. */
const ofOneLength = 2 / 3;

/**
 * A spreadsheet drops leading zeros, so that 0300 of the fixed assets becomes 300 and looks like one of the costs. Where the file
 * begins with a few shorter numbers, as one in order of its numbers does, they get their zeros back; not in a chart of DATEV or
 * of a law, which has its own way with them: in France, 411 is whole beside 411200.
 */
export function withLeadingZeros(accounts: readonly UntypedAccount[]): readonly UntypedAccount[] {
  const numbers = accounts.flatMap(({ number }) => number ?? []);
  if (!numbers.every((number) => /^[1-9]\d*$/.test(number))) return accounts;
  const length = usualLength(numbers);
  const shorter = numbers.filter((number) => number.length < length);
  const usual = numbers.filter((number) => number.length === length);
  const areFirst = numbers.slice(0, shorter.length).every((number) => number.length < length);
  if (shorter.length < 2 || usual.length < ofOneLength * numbers.length || !areFirst) {
    return accounts;
  }
  const legal = legalChart(
    accounts.map(({ id, number, name }) => ({
      ...{ id, name, fullName: name, vendorType: "", posting: true, active: true },
      ...(number !== undefined && { number }),
    })),
  );
  if (legal) return accounts;
  return accounts.map((account) => ({
    ...account,
    ...(account.number !== undefined && { number: account.number.padStart(length, "0") }),
  }));
}

function usualLength(numbers: readonly string[]): number {
  const lengths = numbers.map((number) => number.length).toSorted((one, other) => one - other);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}
