import { describe, expect, it } from "vitest";
import { classify } from "../ledger/classify.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { saidTypesOf, withGuessedTypes } from "./complete-chart.ts";
import type { FileBooks } from "./file-books.ts";
import type { ReportedAccount } from "./reported-statement.ts";
import { withStatements } from "./statement-types.ts";

describe("types from statements beside the books", () => {
  it("are those of accounts with the same number and name, and never of one with the number alone", () => {
    const types = typesFrom(
      [anAccount("Sales", "4000"), anAccount("Rent", "6000"), anAccount("Fuel", "6100")],
      [
        { number: "4000", name: "Sales", under: [], classes: ["revenue"] },
        { number: "6000", name: "Rent", under: [], classes: ["opex"] },
        { number: "6100", name: "Old loan", under: [], classes: ["long_term_debt"] },
      ],
    );

    expect(types).toEqual({ Sales: "Income", Rent: "Expense", Fuel: "" });
  });

  it("are told by parents where two accounts have one name", () => {
    const types = typesFrom(
      [anAccount("Vehicles:Depreciation"), anAccount("Depreciation")],
      [
        { name: "Depreciation", under: ["Vehicles"], classes: ["fixed_asset"] },
        { name: "Depreciation", under: [], classes: ["opex"] },
      ],
    );

    expect(types).toEqual({ "Vehicles:Depreciation": "FixedAsset", Depreciation: "Expense" });
  });

  it("are finer where a name says which of its section's classes an account has", () => {
    const types = typesFrom(
      [anAccount("Accounts receivable"), anAccount("Work in progress")],
      ["Accounts receivable", "Work in progress"].map((name) => ({
        ...{ name, under: [] },
        classes: ["other_current_asset", "cash", "ar"],
      })),
    );

    expect(types).toEqual({
      "Accounts receivable": "AccountsReceivable",
      "Work in progress": "OtherCurrentAsset",
    });
  });

  it("leave alone what the books' own file says", () => {
    const said = { ...anAccount("Sales"), vendorType: "OtherIncome" };

    expect(typesFrom([said], [{ name: "Sales", under: [], classes: ["revenue"] }])).toEqual({
      Sales: "OtherIncome",
    });
  });

  it("are of one with the same number that has no name, and never of the same name under another number", () => {
    const types = typesFrom(
      [anAccount("4000", "4000"), anAccount("Rent", "6000"), anAccount("Fuel")],
      [
        { number: "4000", name: "Sales", under: [], classes: ["revenue"] },
        { number: "6100", name: "Rent", under: [], classes: ["opex"] },
        { number: "6200", name: "Fuel", under: [], classes: ["opex"] },
      ],
    );

    expect(types).toEqual({ 4000: "Income", Rent: "", Fuel: "Expense" });
  });

  it("are recorded as the statement's", () => {
    const { accounts } = booksWith(
      [anAccount("Sales"), anAccount("Checking")],
      [
        { name: "Sales", under: [], classes: ["revenue"] },
        { name: "Checking", under: [], classes: ["cash"] },
      ],
    );

    expect(accounts.map(({ typeFrom }) => typeFrom)).toEqual(["profit-and-loss", "balance-sheet"]);
    expect(accounts.map((account) => classify(account).classificationSource)).toEqual([
      "profit-and-loss",
      "balance-sheet",
    ]);
  });

  it("give way to what a person says", () => {
    const { accounts } = booksWith(
      [anAccount("Sales"), anAccount("Bank loan")],
      [
        { name: "Sales", under: [], classes: ["revenue"] },
        { name: "Bank loan", under: [], classes: ["long_term_debt"] },
      ],
    );
    const said = saidTypesOf([{ accountId: "Bank loan", accountClass: "revenue", from: "sender" }]);

    const typed = withGuessedTypes(accounts, new Map(), said);

    expect(typed.accounts.map(({ vendorType, typeFrom }) => [vendorType, typeFrom])).toEqual([
      ["Income", "profit-and-loss"],
      ["Income", "sender"],
    ]);
    expect(typed.found).toMatchObject([
      { id: "Bank loan", from: "sender", unasked: { group: "claims" } },
    ]);
  });

  it("are left aside where most accounts of the statements aren't the books'", () => {
    const others = ["A", "B", "C"].map((name) => ({ name, under: [], classes: ["opex"] as const }));

    expect(
      typesFrom(
        [anAccount("Sales")],
        [{ name: "Sales", under: [], classes: ["revenue"] }, ...others],
      ),
    ).toEqual({ Sales: "" });
  });
});

const cents = (amount: number): Minor => toMinor(amount);

type Reported = Omit<ReportedAccount, "amount">;

function booksWith(accounts: readonly VendorAccount[], reported: readonly Reported[]) {
  const inFull = reported.map((one) => ({ ...one, amount: cents(100) }));
  return withStatements(booksOf(accounts), [{ kind: "profit-and-loss", accounts: inFull }]);
}

function typesFrom(accounts: readonly VendorAccount[], reported: readonly Reported[]) {
  const books = booksWith(accounts, reported);
  return Object.fromEntries(
    books.accounts.map(({ fullName, vendorType }) => [fullName, vendorType]),
  );
}

function anAccount(fullName: string, number?: string): VendorAccount {
  return {
    id: number ?? fullName,
    ...(number !== undefined && { number }),
    name: fullName.split(":").at(-1) ?? fullName,
    ...{ fullName, vendorType: "", posting: true, active: true },
  };
}

const booksOf = (accounts: readonly VendorAccount[]): FileBooks => ({
  format: "trial-balance",
  company: {},
  fiscalYears: [],
  accounts,
  twice: [],
  openings: [],
  closings: [],
  movements: [],
  lines: {
    ...{ count: 0, debits: cents(0), credits: cents(0), months: [], turns: [] },
    misdated: { count: 0, some: [] },
    unbalanced: { count: 0, some: [] },
  },
  totals: [],
  leftOut: { count: 0, rows: [] },
});
