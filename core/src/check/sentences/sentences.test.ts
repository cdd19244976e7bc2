import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frenchSpaces } from "../../language/index.ts";
import { checkSentences, translate } from "./index.ts";

const sentences = Object.entries(checkSentences);

describe("translate", () => {
  it("has a plural for each language, and leaves names as they are", () => {
    const one =
      "1 entry was made more than 90 days after the period closed: Bill of Mar 2, 2026 on Rent.";
    const none = "All 0 lines have an account and lie in the period.";

    expect(inFrench(one)).toBe(
      "1 écriture a été passée plus de 90 jours après la clôture de la période\u00a0: Bill du 2 mars 2026 sur Rent.",
    );
    expect(inFrench(none)).toMatch(/0 ligne\.$/);
  });

  it("translates a figure's name, and leaves a sentence that isn't ours", () => {
    const differs =
      "1 of 3 figures differ from the package's income statement; the ledger has 5.00 USD more in net income.";

    expect(inFrench(differs)).toMatch(/5,00 USD de plus dans le résultat net\.$/);
    expect(inFrench("Somebody else's words.")).toBeUndefined();
  });
});

describe("the sentences of checks", () => {
  it("have the same places in every language (P-U14)", () => {
    for (const [english, { es, fr }] of sentences) {
      expect([placesOf(es), placesOf(fr)]).toEqual([placesOf(english), placesOf(english)]);
    }
  });

  it("are found again by what they say, whatever accounts are called", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sentences),
        fc.string({ minLength: 1 }),
        ([english, { fr }], name) => {
          const said = english.replace(/\{(\w+)(?:\.\d)?\}/g, (_, kind) => samples[kind] ?? "");
          const withName = said.replace("§", () => name);

          const spoken = inFrench(withName);

          expect(spoken).not.toMatch(/\{\w+(\.\d)?\}/.test(name) ? /$^/ : /\{\w+(\.\d)?\}/);
          if (!english.includes("{text}")) expect(spoken).toMatch(patternOf(fr));
        },
      ),
    );
  });
});

const samples: Record<string, string> = {
  amount: "1,234.50 USD",
  day: "Mar 15, 2026",
  count: "1,204",
  text: "§",
  document: "3 documents",
  openDocument: "1 open document",
  trialBalance: "3 trial balances",
  trialBalanceOut: "1 trial balance doesn't",
  balanceOut: "2 balances don't",
  period: "12 periods",
  fiscalYear: "2 fiscal years",
  fiscalYearAdds: "1 fiscal year adds",
  line: "1,000 lines",
  entryOut: "2 entries don't",
  entryMade: "1 entry was",
  headingPosted: "1 heading has",
  accountGuessed: "4 accounts were",
  otherAccount: "1 other account",
  figure: "31 figures",
};

const inFrench = (sentence: string) => translate(sentence, "fr");

const placesOf = (text: string) => (text.match(/\{\w+(\.\d)?\}/g) ?? []).toSorted();

const patternOf = (text: string) => {
  const literal = frenchSpaces(text).replace(/[.*+?^$()|[\]\\/]/g, "\\$&");
  return new RegExp(`^${literal.replace(/\{\w+(\\\.\d)?\}/g, ".+")}$`, "su");
};
