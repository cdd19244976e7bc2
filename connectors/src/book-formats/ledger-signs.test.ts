import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GuessedSides, ledgerSigns } from "./ledger-signs.ts";

type Printed = Readonly<Record<string, number>>;

describe("amounts in each account's own direction", () => {
  it("tell their sides by entries of two accounts", () => {
    const { credits, balanced } = settle([
      { Checking: 250, Sales: 250 },
      { Checking: -100, Supplies: 100 },
    ]);

    expect(credits).toEqual(["Sales"]);
    expect(balanced).toEqual({ printed: 1, natural: 2 });
  });

  it("tell their sides by entries of several accounts that balance in one way alone", () => {
    const { credits } = settle([
      { Receivable: 1_080, Sales: 1_000, Tax: 80 },
      { Checking: 1_080, Receivable: -1_080 },
      { Wages: 700, "Employer tax": 53, Withheld: 205, Checking: -548 },
    ]);

    expect(credits.toSorted()).toEqual(["Sales", "Tax", "Withheld"]);
  });

  it("go by the names of most, whatever one account is called", () => {
    const { credits } = settle(
      [
        { Checking: 250, "Sales returns bank": 250 },
        { Checking: -100, Supplies: 100 },
      ],
      { guesses: { Checking: false, "Sales returns bank": false, Supplies: false } },
    );

    expect(credits).toEqual(["Sales returns bank"]);
  });

  it("go by openings, which come to nothing, where an account has no entry", () => {
    const { credits } = settle([{ Checking: 250, Sales: 250 }], {
      openings: { Checking: 1_000, "Our stake": 1_000 },
      guesses: { Checking: false, Sales: true, "Our stake": false },
    });

    expect(credits.toSorted()).toEqual(["Our stake", "Sales"]);
  });

  it("aren't misled by one wrong entry", () => {
    const right = Array.from({ length: 5 }, (_, i) => ({ Checking: 100 + i, Sales: 100 + i }));

    const { credits, balanced } = settle([{ Checking: 90, Sales: -90 }, ...right]);

    expect(credits).toEqual(["Sales"]);
    expect(balanced).toEqual({ printed: 1, natural: 5 });
  });

  it("are left to names where entries are so many, and so long, that settling them would take too long", () => {
    const entries = Array.from({ length: 3_000 }, (_, entry) =>
      Object.fromEntries(
        Array.from({ length: 12 }, (_unused, i) => [`${entry} ${i}`, 2 ** i + entry] as const),
      ),
    );
    const before = process.cpuUsage();

    const { credits } = settle(entries, { guesses: { "0 0": true } });

    expect(credits).toEqual(["0 0"]);
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });

  it("are settled for any sides that the accounts have", () => {
    const ids = ["Checking", "B", "C", "D", "E", "F"];
    const cents = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
        fc.array(cents, { minLength: 5, maxLength: 5 }),
        (byCredits, amounts) => {
          const sign = (i: number) => (i > 0 && byCredits[i - 1] ? -1 : 1);
          const entries = amounts.map((amount, i) => ({
            [ids[0] ?? ""]: amount,
            [ids[i + 1] ?? ""]: -amount * sign(i + 1),
          }));

          const { credits } = settle(entries, { guesses: { Checking: false } });

          expect(credits.toSorted()).toEqual(ids.slice(1).filter((_, i) => byCredits[i]));
        },
      ),
    );
  });
});

interface Around {
  readonly openings?: Printed;
  readonly guesses?: Readonly<Record<string, boolean>>;
}

const names = { Checking: false, Receivable: false, Sales: true, Supplies: false, Wages: false };

function settle(entries: readonly Printed[], { openings = {}, guesses = names }: Around = {}) {
  const signs = ledgerSigns();
  for (const [entry, amounts] of entries.entries()) {
    for (const [accountId, amount] of Object.entries(amounts)) {
      signs.line({ entry: String(entry), accountId, amount });
    }
  }
  const guessed: GuessedSides = new Map(
    Object.entries(guesses).map(([id, byCredits]) => [id, { byCredits, weight: 1 }]),
  );
  const opened = Object.entries(openings).map(([accountId, amount]) => ({ accountId, amount }));
  return signs.settle(opened, guessed);
}
