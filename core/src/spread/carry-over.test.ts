import { describe, expect, it } from "vitest";
import type { Account, Ledger } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import type { NodeRef } from "../statement/layout.ts";
import { carryOver, flaggedAccounts } from "./carry-over.ts";
import type { Command } from "./command.ts";
import { beginEditing, edit } from "./edit-session.ts";
import { moveOf } from "./place-commands.ts";
import { type Spread, standardSpread } from "./spread.ts";
import { spreadBooksOf } from "./spread-books.ts";
import { placedNodes } from "./spread-tree.ts";
import { alder, type YearEndAccount, yearEndLedger } from "./testing/year-end-ledger.ts";

const first = yearEndLedger("Alder", alder, ["6000"]);
const edited = after(first, standardSpread(first.accounts), [
  moved(["account/1420"], "section/equity"),
  {
    do: "addSection",
    id: "debt",
    to: "section/liabilities",
    headerCaption: "Funded debt",
    footerCaption: "Total funded debt",
    side: "Credit",
  },
  (spread) => moveOf(spread, ["account/2100", "account/2700"], { to: "section/debt" }),
  { do: "rename", node: "account/6030", part: "caption", text: "Owner compensation" },
]);

describe("the next collection of the same books", () => {
  const second = yearEndLedger(
    "Alder",
    [
      ...changed({
        "1420": ["1425", "Due from owner", "other_current_asset", 50, 80],
        "2700": ["2700", "Loan from J. Alder", "long_term_debt", -100, -100],
        "6000": ["6000", "Wages", "prepaid", 120, 130],
      }).filter(([number]) => number !== "6800"),
      ["1430", "Deposits", "other_current_asset", 0, 90],
    ],
    [],
  );
  const { spread, flagged, renamed, parked } = carryOver(
    { spread: edited, accounts: first.accounts, sameBooks: false },
    second.accounts,
    spreadBooksOf({ accrual: second }),
  );

  it("stands as the last one was edited, whatever was renumbered or renamed", () => {
    expect(parentOf(spread, "account/1425")).toBe("section/equity");
    expect(parentOf(spread, "account/2700")).toBe("section/debt");
    expect(placedNodes(spread).get("account/6030")?.node).toMatchObject({
      caption: "Owner compensation",
    });
    expect(renamed).toEqual([{ accountId: "2700", was: "Shareholder loan" }]);
  });

  it("flags what is new or something else now, in its standard section, the largest first", () => {
    expect(flagged).toEqual([
      { accountId: "6000", why: "reclassified", was: "opex" },
      { accountId: "1430", why: "new" },
    ]);
    expect([parentOf(spread, "account/6000"), parentOf(spread, "account/1430")]).toEqual([
      "section/current-assets",
      "section/current-assets",
    ]);
    const amounts: Record<string, number> = { "6000": 130, "1430": 90 };
    expect(flaggedAccounts(spread, (id) => amounts[id] ?? 0)).toEqual([
      "account/6000",
      "account/1430",
    ]);
  });

  it("keeps the place of an account that went, for when it comes back", () => {
    expect(parked).toEqual(["account/tieout:parked:6800"]);
    const third = carryOver(
      { spread, accounts: second.accounts, sameBooks: false },
      first.accounts,
      spreadBooksOf({ accrual: first }),
    );
    expect(parentOf(third.spread, "account/6800")).toBe("section/operating-expenses");
    expect(third.flagged.map(({ accountId }) => accountId)).not.toContain("6800");
  });

  it("trusts the package's own keys before any number or name", () => {
    const swapped = second.accounts.map((account) =>
      account.id === "2100"
        ? { ...account, number: "9", name: "Overdraft", fullName: "Overdraft" }
        : account,
    );
    const last = { spread: edited, accounts: first.accounts };
    const books = spreadBooksOf({ accrual: { ...second, accounts: swapped } });

    expect(
      parentOf(carryOver({ ...last, sameBooks: true }, swapped, books).spread, "account/2100"),
    ).toBe("section/debt");
    expect(
      parentOf(carryOver({ ...last, sameBooks: false }, swapped, books).spread, "account/2100"),
    ).toBe("section/current-liabilities");
  });

  it("brings adjustments along as drafts, on the accounts that replace theirs or their parked lines", () => {
    const line = (accountId: string, amount: number) => ({ accountId, amount: toMinor(amount) });
    const adjustment = {
      id: "a",
      kind: "Reclassification",
      basis: "accrual",
      day: first.from,
      lines: [line("1420", 100), line("6800", -100)],
      reason: "r",
      status: "Confirmed",
    } as const;
    const next = carryOver(
      {
        spread: { ...edited, adjustments: [adjustment] },
        accounts: first.accounts,
        sameBooks: false,
      },
      second.accounts,
      spreadBooksOf({ accrual: second }),
    );
    const lines = [line("1425", 100), line("tieout:parked:6800", -100)];
    expect(next.spread.adjustments).toEqual([{ ...adjustment, status: "Draft", lines }]);
  });

  it("keeps what a person said an account is, also while the collection lacks it", () => {
    const classifications = { "6000": "cogs" } as const;
    const said = { spread: { ...edited, classifications }, accounts: first.accounts };
    const books = spreadBooksOf({ accrual: first });
    const without = first.accounts.filter(({ id }) => id !== "6000");

    const same = carryOver({ ...said, sameBooks: true }, first.accounts, books);
    const gone = carryOver({ ...said, sameBooks: true }, without, books);
    const back = carryOver(
      { spread: gone.spread, accounts: without, sameBooks: true },
      first.accounts,
      books,
    );

    expect(same.spread.classifications).toEqual(classifications);
    expect(gone.spread.classifications).toEqual({ "tieout:parked:6000": "cogs" });
    expect([back.spread.classifications, back.flagged]).toEqual([classifications, []]);
  });

  const heading = {
    ...anAccount(first, "1420"),
    ...{ id: "h", number: "14", name: "Due from" },
    posting: false,
    classification: "non_posting" as const,
  };

  it("gives a heading that somebody posted to its line, without which the balance sheet wouldn't balance", () => {
    const accounts = [...first.accounts, heading];
    const books = spreadBooksOf({ accrual: first });
    const posted = { ...books, dormant: (id: string) => id !== "h" && books.dormant(id) };

    const next = carryOver({ spread, accounts: first.accounts, sameBooks: true }, accounts, posted);

    expect(parentOf(next.spread, "account/h")).toBe("section/other-assets");
    expect(next.flagged).toContainEqual({ accountId: "h", why: "new" });
  });

  it("asks again about what nobody has accepted, and never about headings without figures", () => {
    const third = [...second.accounts, heading];
    const next = carryOver(
      { spread, accounts: second.accounts, sameBooks: true },
      third,
      spreadBooksOf({ accrual: second }),
    );
    expect(next.flagged).toEqual([
      { accountId: "6000", why: "not-accepted" },
      { accountId: "1430", why: "not-accepted" },
    ]);
  });

  it("gives accounts of unknown type a section that older layouts lack", () => {
    const { BalanceSheet } = edited.layouts;
    const older = {
      ...edited,
      layouts: {
        ...edited.layouts,
        BalanceSheet: BalanceSheet.filter(
          (node) => node.node !== "section" || node.id !== "unknown-type",
        ),
      },
    };
    const found = { ...anAccount(first, "1420"), id: "u", number: "1999", name: "Delta" };
    const accounts = [...first.accounts, { ...found, classification: "unknown" as const }];

    const next = carryOver(
      { spread: older, accounts: first.accounts, sameBooks: true },
      accounts,
      spreadBooksOf({ accrual: { ...first, accounts } }),
    );

    expect(parentOf(next.spread, "account/u")).toBe("section/unknown-type");
    expect(next.flagged).toEqual([{ accountId: "u", why: "new" }]);
  });

  it("changes nothing where nothing changed", () => {
    const same = carryOver(
      { spread: edited, accounts: first.accounts, sameBooks: true },
      first.accounts,
      spreadBooksOf({ accrual: first }),
    );
    expect(same).toEqual({ spread: edited, flagged: [], renamed: [], parked: [] });
  });
});

function changed(rows: Readonly<Record<string, YearEndAccount>>): YearEndAccount[] {
  return alder.map((row) => rows[row[0]] ?? row);
}

function moved(nodes: readonly NodeRef[], to: NodeRef) {
  return (spread: Spread): Command | undefined => moveOf(spread, nodes, { to });
}

function after(
  ledger: Ledger,
  spread: Spread,
  steps: readonly (Command | ((spread: Spread) => Command | undefined))[],
): Spread {
  const books = spreadBooksOf({ accrual: ledger });
  return steps.reduce((result, step, i) => {
    const command = typeof step === "function" ? step(result) : step;
    if (!command) throw new Error("Nothing is named");
    const done = edit(beginEditing(result), [{ id: String(i), group: "", command }], books);
    if (done.refused) throw new Error(done.refused);
    return done.session.spread;
  }, spread);
}

function anAccount({ accounts }: Ledger, wanted: string): Account {
  const account = accounts.find(({ id }) => id === wanted);
  if (!account) throw new Error(`There is no account ${wanted}`);
  return account;
}

function parentOf(spread: Spread, ref: NodeRef): string | undefined {
  const parent = placedNodes(spread).get(ref)?.ancestors.at(-1);
  return parent && `section/${parent.id}`;
}
