import { readFileSync } from "node:fs";
import { type AccountClass, sideOf } from "@tieout/core/account-types/account-class";
import { noTotals, totalsOf } from "@tieout/core/account-types/control-totals";
import { guessAccountTypes } from "@tieout/core/account-types/guess-account-types";
import { isTooMany, typeQuestions } from "@tieout/core/account-types/type-questions";
import type { TypedAccount } from "@tieout/core/account-types/typed-account";
import { toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import { sampleFile } from "../testing/sample-file.ts";

const names = [
  ..."bas-se freeagent-uk gnucash-biz latam-mx myob-au netsuite-us ns4102-no pcg-fr".split(" "),
  ..."pgc-es qbd-us qbo-us sage50-uk skr03-de trades-us-odd xero-uk".split(" "),
];
const isThere = names.every((name) => sampleFile(`${name}.txt`) !== undefined);

describe.skipIf(!isThere)("charts whose types people have labelled (skipped without them)", () => {
  const asked = (name: string, isNumbered = true) => {
    const path = sampleFile(`${name}.txt`);
    if (path === undefined) throw new Error(`There's no chart ${name}`);
    return askedOf(readFileSync(path, "utf8"), isNumbered);
  };

  it("ask four questions per sixty accounts at most in half of them, and fifteen at most in each", () => {
    const counts = names.map((name) => {
      const { accounts, runs } = asked(name);
      return (60 * runs.length) / accounts.length;
    });

    expect(counts.toSorted((one, other) => one - other)[7]).toBeLessThanOrEqual(4);
    expect(names.filter((name) => isTooMany(asked(name), asked(name).accounts))).toEqual([]);
  });

  it("leave no account above materiality on a wrong side without asking", () => {
    const silent = names.flatMap((name) => {
      const { accounts, materiality, runs, truth } = asked(name);
      const inRuns = new Set(runs.flatMap((run) => run.accounts.map(({ id }) => id)));
      return accounts
        .filter((one) => one.side !== truth(one.id) && !inRuns.has(one.id))
        .filter(({ balance }) => Math.abs(balance) > materiality)
        .map((account) => `${name} ${account.name}`);
    });

    expect(silent).toEqual([]);
  });

  it("are 97 % right by side in Xero's three digits, with four questions at most", () => {
    const { runs, accounts, guessed, truth } = asked("xero-uk");
    const right = guessed.filter(({ id, side }) => side === truth(id)).length;

    expect(right / accounts.length).toBeGreaterThanOrEqual(0.97);
    expect(runs.length).toBeLessThanOrEqual(4);
  });

  it("offer reports or totals first for an unnumbered Spanish list, before many questions", () => {
    const spanish = asked("pgc-es", false);

    expect(isTooMany(spanish, spanish.accounts)).toBe(true);
  });
});

/** A small business's balance on an account of each label, in thousands. */
const labels = {
  bank: ["cash", 40],
  ar: ["ar", 60],
  oca: ["other_current_asset", 25],
  fa: ["fixed_asset", 120],
  ad: ["accumulated_depreciation", -50],
  oa: ["other_asset", 20],
  ap: ["ap", -45],
  cc: ["credit_card", -8],
  ocl: ["other_current_liability", -15],
  ltl: ["long_term_debt", -90],
  eq: ["equity", -40],
  re: ["retained_earnings", -60],
  inc: ["revenue", -400],
  oi: ["other_income", -4],
  cogs: ["cogs", 150],
  exp: ["opex", 20],
  oe: ["other_expense", 4],
  dep: ["depreciation_amortization", 20],
  int: ["interest_expense", 6],
  tax: ["income_tax", 10],
} as const satisfies Record<string, readonly [AccountClass, number]>;

const isLabel = (text: string): text is keyof typeof labels => Object.hasOwn(labels, text);

/** From lines of number, name with its parents, label, and the side where it isn't the usual one. */
function askedOf(chart: string, isNumbered: boolean) {
  const rows = chart.split("\n").flatMap((line, i) => {
    const [number = "", path = "", label = "", side] = line.split("|");
    if (line.startsWith("#") || !isLabel(label)) return [];
    const [accountClass, thousands] = labels[label];
    const usual =
      side === "d" ? Math.abs(thousands) : side === "c" ? -Math.abs(thousands) : thousands;
    const parts = path.split(":");
    return [
      {
        ...{ id: String(i), name: parts.at(-1) ?? "", under: isNumbered ? parts.slice(0, -1) : [] },
        ...(isNumbered && number !== "" && { number }),
        // Some accounts are large and most are small.
        balance: toMinor(Math.round(usual * 100_000 * (0.1 + 2 * ((i * 0.618) % 1) ** 2))),
        truth: sideOf(accountClass),
      },
    ];
  });
  const chartOrder = isNumbered
    ? rows
    : rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const guessed = guessAccountTypes(chartOrder);
  const types = new Map(guessed.map((guess) => [guess.id, guess]));
  const accounts = chartOrder.flatMap(({ truth: _, ...account }): TypedAccount[] => {
    const guess = types.get(account.id);
    if (!guess) return [];
    const { accountClass, side, sureness, sideInDoubt, namedSide } = guess;
    const type = sureness === "unknown" ? { accountClass: sureness } : { accountClass, side };
    const doubts = { sureness, sideInDoubt, ...(namedSide && { namedSide }) };
    return [{ ...account, ...type, ...doubts, from: "guess" }];
  });
  const { totalAssets, revenue } = totalsOf(noTotals, accounts);
  const materiality = toMinor(Math.round(Math.max(totalAssets, revenue) / 100));
  const proof = { result: "not-searched" } as const;
  const truths = new Map(rows.map(({ id, truth }) => [id, truth]));
  return {
    accounts,
    guessed,
    materiality,
    truth: (id: string) => truths.get(id),
    ...typeQuestions({ accounts, known: noTotals, proof, materiality }),
  };
}
