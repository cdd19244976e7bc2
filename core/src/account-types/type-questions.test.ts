import { describe, expect, it } from "vitest";
import { toMinor } from "../money/money.ts";
import type { AccountClass } from "./account-class.ts";
import { sideOf } from "./account-class.ts";
import { noTotals } from "./control-totals.ts";
import { isTooMany, typeQuestions } from "./type-questions.ts";
import type { FileAccountTypes, TypedAccount } from "./typed-account.ts";

describe("typeQuestions", () => {
  it("asks neighbors with one guess in one question, the largest first", () => {
    const { runs, unasked } = typeQuestions(
      aFile([
        account("1900", "other_current_asset", 800_00),
        account("6100", "opex", 500_00),
        account("6110", "opex", 2_000_00),
        account("6120", "cogs", 100_00),
      ]),
    );

    expect(runs.map(({ accounts, ...run }) => ({ ...run, of: idsOf(accounts) }))).toEqual([
      { of: ["6100", "6110", "6120"], side: "expense", balance: 2_600_00 },
      { of: ["1900"], side: "asset", accountClass: "other_current_asset", balance: 800_00 },
    ]);
    expect(unasked).toBe(0);
  });

  it("ends a run where an account of another side lies between", () => {
    const { runs } = typeQuestions(
      aFile([
        account("6100", "opex", 500_00),
        account("6105", "revenue", -100_00, { sureness: "likely" }),
        account("6110", "opex", 400_00),
      ]),
    );

    expect(runs.map(({ accounts }) => idsOf(accounts))).toEqual([["6100"], ["6110"]]);
  });

  it("lists guesses without a doubt by neighbors of one side, and asks none of them", () => {
    const likely = { sureness: "likely" } as const;
    const { runs, undoubted } = typeQuestions(
      aFile([
        account("1000", "cash", 900_00, likely),
        account("1200", "ar", 0, likely),
        account("1900", "other_current_asset", 800_00),
        account("2500", "long_term_debt", -700_00, likely),
        account("2600", "long_term_debt", -100_00, { ...likely, from: "sender" }),
      ]),
    );

    expect(runs.map(({ accounts }) => idsOf(accounts))).toEqual([["1900"]]);
    expect(undoubted.map(({ accounts }) => idsOf(accounts))).toEqual([["1000", "1200"], ["2500"]]);
  });

  it("asks of an account whose name says another side by itself, and of its neighbors together", () => {
    const { runs } = typeQuestions(
      aFile([
        account("3000", "cogs", 5_000_00, { sureness: "likely" }),
        account("3100", "opex", 500_00),
        account("3300", "opex", 900_00, { namedSide: "owners" }),
        account("3400", "opex", 700_00, { namedSide: "liability" }),
        account("3500", "opex", 600_00),
        account("3600", "opex", 100_00, { namedSide: "expense" }),
      ]),
    );

    expect(runs.map(({ accounts }) => idsOf(accounts))).toEqual([
      ["3100", "3500", "3600"],
      ["3300"],
      ["3400"],
    ]);
  });

  it("stops asking once the rest is immaterial, and lists what it doesn't ask", () => {
    const { runs, listed, unasked } = typeQuestions(
      aFile([
        account("1900", "other_current_asset", 800_00),
        account("2900", "other_current_liability", -60_00),
        account("6100", "opex", 40_00),
      ]),
    );

    expect(runs.map(({ accounts }) => idsOf(accounts))).toEqual([["1900"]]);
    expect(idsOf(listed)).toEqual(["2900", "6100"]);
    expect(unasked).toBe(100_00);
  });

  it("asks of a side inside a group only where the account is large", () => {
    const sideInDoubt = { sureness: "likely", sideInDoubt: true } as const;
    const types = aFile([
      account("4000", "revenue", -10_000_00, { sureness: "likely" }),
      account("2500", "long_term_debt", -1_000_00, { sureness: "likely" }),
      account("2600", "long_term_debt", -900_00, sideInDoubt),
      account("6100", "other_expense", 400_00, sideInDoubt),
    ]);

    const { runs, listed } = typeQuestions(types);

    expect(runs.map(({ accounts }) => idsOf(accounts))).toEqual([["2600"]]);
    expect(idsOf(listed)).toEqual(["6100"]);
  });

  it("asks of an income by its name among costs where it's material", () => {
    const named = { sureness: "likely", sideInDoubt: false, namedSide: "income" } as const;
    const { runs } = typeQuestions(
      aFile([
        account("4000", "revenue", -90_000_00, { sureness: "likely" }),
        account("6100", "opex", 400_00, named),
        account("6200", "opex", 90_00, named),
        account("6300", "opex", 400_00, { ...named, namedSide: "liability" }),
      ]),
    );

    expect(runs.map(({ accounts }) => idsOf(accounts))).toEqual([["6100"]]);
  });

  it("asks of groups no more once totals have proved them, but of what nobody knows", () => {
    const accounts = [
      account("1900", "other_current_asset", 800_00),
      { ...account("9999", "opex", 700_00), accountClass: "unknown", sureness: "unknown" } as const,
    ];

    const { runs } = typeQuestions({ ...aFile(accounts), proof: { result: "proven" } });

    expect(runs.map(({ accounts: of }) => idsOf(of))).toEqual([["9999"]]);
  });

  it("asks of what's outside the one total that's proved", () => {
    const accounts = [
      account("1900", "other_current_asset", 800_00),
      account("6100", "opex", 700_00),
      account("2900", "other_current_liability", -900_00),
    ];

    const asked = (by: "net-income" | "total-assets") =>
      typeQuestions({ ...aFile(accounts), proof: { result: "proven", by } }).runs.flatMap((run) =>
        idsOf(run.accounts),
      );

    expect(asked("net-income")).toEqual(["2900", "1900"]);
    expect(asked("total-assets")).toEqual(["2900", "6100"]);
  });

  it("asks nothing of what was said", () => {
    const { runs, listed } = typeQuestions(
      aFile([account("1900", "other_current_asset", 800_00, { from: "sender" })]),
    );

    expect([runs, listed]).toEqual([[], []]);
  });

  it("counts income and expenses since the year began", () => {
    const { runs } = typeQuestions(
      aFile([account("6100", "opex", 800_00, { ofYear: toMinor(300_00) })]),
    );

    expect(runs.map(({ balance }) => balance)).toEqual([300_00]);
  });

  it("is too many from the sixteenth question on", () => {
    const likely = Array.from({ length: 40 }, (_, i) =>
      account(`1${i}`, "cash", 500_00, { sureness: "likely" }),
    );
    const chart = (length: number) => [
      ...likely,
      ...Array.from({ length }, (_, i) =>
        account(`9${i + 10}`, i % 2 === 0 ? "opex" : "other_current_asset", 500_00),
      ),
    ];
    const isTooManyIn = (accounts: readonly TypedAccount[]) =>
      isTooMany(typeQuestions(aFile(accounts)), accounts);

    expect(isTooManyIn(chart(15))).toBe(false);
    expect(isTooManyIn(chart(16))).toBe(true);
  });

  it("counts neighbors that nothing is guessed of one by one, because one answer can't be right for all", () => {
    const likely = Array.from({ length: 40 }, (_, i) =>
      account(`1${i}`, "cash", 500_00, { sureness: "likely" }),
    );
    const isTooManyWith = (length: number) => {
      const accounts = [
        ...likely,
        ...Array.from({ length }, (_, i) => unknownAccount(`9${i + 10}`)),
      ];
      const questions = typeQuestions(aFile(accounts));
      expect(questions.runs).toHaveLength(1);
      return isTooMany(questions, accounts);
    };

    expect(isTooManyWith(15)).toBe(false);
    expect(isTooManyWith(16)).toBe(true);
  });

  it("is too many in small books where two totals are fewer than questions about most accounts", () => {
    const doubtful = [
      account("1000", "other_current_asset", 800_00),
      account("2000", "other_current_liability", -700_00),
      account("6000", "opex", 600_00),
    ];
    const likely = ["3", "4", "5", "7"].map((id) =>
      account(id, "equity", -100_00, { sureness: "likely" }),
    );
    const isTooManyIn = (accounts: readonly TypedAccount[]) =>
      isTooMany(typeQuestions(aFile(accounts)), accounts);

    expect(isTooManyIn([...doubtful, ...likely.slice(1)])).toBe(true);
    expect(isTooManyIn([...doubtful, ...likely])).toBe(false);
    expect(isTooManyIn(doubtful.slice(1))).toBe(false);
  });
});

const unknownAccount = (id: string): TypedAccount => ({
  ...{ id, number: id, name: `Account ${id}`, under: [], balance: toMinor(500_00) },
  ...{ accountClass: "unknown", sureness: "unknown", from: "guess" },
});

const account = (
  id: string,
  accountClass: AccountClass,
  balance: number,
  over: Partial<TypedAccount> = {},
): TypedAccount => ({
  id,
  number: id,
  name: `Account ${id}`,
  under: [],
  balance: toMinor(balance),
  accountClass,
  side: sideOf(accountClass),
  sureness: "unsure",
  from: "guess",
  ...over,
});

const aFile = (accounts: readonly TypedAccount[]) =>
  ({
    accounts,
    known: noTotals,
    proof: { result: "not-searched" },
    materiality: toMinor(100_00),
  }) satisfies Partial<FileAccountTypes>;

const idsOf = (accounts: readonly TypedAccount[]) => accounts.map(({ id }) => id);
