import { addDays, type Day } from "@tieout/core/calendar/day";
import { type Minor, toMinor } from "@tieout/core/money";
import fc from "fast-check";

export interface WrittenLine {
  readonly voucher: string;
  readonly date: Day;
  readonly account: string;
  readonly amount: Minor;
}

/** Books that balance, for writers of files to write. The year goes from July to June, over 29 Feb. */
export interface WrittenBooks {
  readonly accounts: readonly { readonly number: string; readonly name: string }[];
  readonly openings: ReadonlyMap<string, Minor>;
  readonly lines: readonly WrittenLine[];
}

export const yearStart = "2023-07-01" as Day;
export const yearEnd = "2024-06-30" as Day;

const accounts = [
  { number: "0100", name: "Petty cash" },
  { number: "1510", name: "Kundfordringar & övrigt" },
  { number: "1930", name: 'Bank "main"' },
  { number: "2091", name: "Balanserat resultat" },
  { number: "2440", name: "Leverantörsskulder" },
  { number: "3010", name: "Försäljning" },
  { number: "5010", name: "Lokalhyra" },
] as const;

const anAmount = fc.integer({ min: -900_000_000, max: 900_000_000 }).filter((one) => one !== 0);
const anAccount = fc.constantFrom(...accounts.map(({ number }) => number));

export const someBooks: fc.Arbitrary<WrittenBooks> = fc
  .record({
    openings: fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }), anAmount), {
      maxLength: 5,
    }),
    entries: fc.array(
      fc.record({
        day: fc.nat({ max: 365 }),
        parts: fc.array(fc.tuple(anAccount, anAmount), { minLength: 1, maxLength: 3 }),
        against: anAccount,
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ openings, entries }) => {
    const opened = new Map<string, number>();
    const open = (index: number, amount: number) => {
      const { number } = accounts[index] ?? accounts[0];
      opened.set(number, (opened.get(number) ?? 0) + amount);
    };
    for (const [debit, credit, amount] of openings) {
      open(debit, amount);
      open(credit, -amount);
    }
    const lines = entries.flatMap(({ day, parts, against }, i) => {
      const entry = { voucher: String(i + 1), date: addDays(yearStart, day) };
      const rest = -parts.reduce((sum, [, amount]) => sum + amount, 0);
      return [...parts, [against, rest] as const]
        .filter(([, amount]) => amount !== 0)
        .map(([account, amount]) => ({ ...entry, account, amount: toMinor(amount) }));
    });
    return {
      accounts,
      openings: new Map([...opened].map(([account, amount]) => [account, toMinor(amount)])),
      lines,
    };
  })
  .filter(({ lines }) => lines.length > 0);

/** Zeros left out. */
export function closingsOf({ openings, lines }: WrittenBooks): ReadonlyMap<string, Minor> {
  const sums = new Map<string, number>(openings);
  for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + amount);
  return new Map(
    [...sums].filter(([, amount]) => amount !== 0).map(([id, amount]) => [id, toMinor(amount)]),
  );
}
