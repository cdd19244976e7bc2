import type { Day } from "@tieout/core/calendar/day";
import type { Account, Ledger } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import { classifiedLedger } from "@tieout/core/spread/adjusted-ledger";
import { type Adjustment, addBacksId, ownAccountPrefix } from "@tieout/core/spread/adjustment";
import type { Command } from "@tieout/core/spread/command";
import { beginEditing, edit } from "@tieout/core/spread/edit-session";
import { moveOf } from "@tieout/core/spread/place-commands";
import { layoutOf, type Spread, standardSpread } from "@tieout/core/spread/spread";
import { spreadBooksOf } from "@tieout/core/spread/spread-books";
import type { ReportedAs } from "@tieout/core/statement/layout";
import { edited } from "./some-statements.ts";

/** Both statements with sections turned, added and emptied, and lines moved. */
export function editedSpread(accounts: readonly Account[]): Spread {
  const spread = standardSpread(accounts);
  return {
    ...spread,
    layouts: {
      BalanceSheet: edited(layoutOf(spread, "BalanceSheet")).nodes,
      IncomeStatement: edited(layoutOf(spread, "IncomeStatement")).nodes,
    },
  };
}

/** As an analyst leaves it: twelve levels deep, with two sections of one caption, and lines moved between sides. */
export function reworked(ledger: Ledger): (accounts: readonly Account[]) => Spread {
  const depths = Array.from({ length: 8 }, (_, i) => i + 1);
  return (accounts) =>
    edits(ledger, standardSpread(accounts), [
      added("other-assets", "other", "Other", "Debit"),
      added("long-term-liabilities", "other-too", "Other", "Credit"),
      ...depths.map((depth) =>
        added(
          depth === 1 ? "other" : `level-${depth - 1}`,
          `level-${depth}`,
          `=Level ${depth}`,
          depth % 2 ? "Credit" : "Debit",
        ),
      ),
      added("operating-expenses", "other-costs", "Other", "Debit"),
      (spread) => moveOf(spread, ["account/1310"], { to: "section/level-8" }),
      (spread) => moveOf(spread, ["account/1510", "account/1590"], { to: "section/level-3" }),
      (spread) => moveOf(spread, ["account/2510"], { to: "section/other-too" }),
      (spread) => moveOf(spread, ["section/credit-cards"], { to: "section/other" }),
      (spread) => moveOf(spread, ["account/6030", "account/6040"], { to: "section/other-costs" }),
      (spread) =>
        moveOf(spread, ["section/other-costs"], {
          to: "section/operating-expenses",
          before: "account/6000",
        }),
    ]);
}

/** Alder's spread with two sections of the same caption, one on each side of the balance sheet. */
export function withTwoOthers(ledger: Ledger): (accounts: readonly Account[]) => Spread {
  return (accounts) =>
    edits(ledger, standardSpread(accounts), [
      added("current-assets", "other", "Other", "Debit"),
      added("current-liabilities", "other-too", "Other", "Credit"),
      (spread) => moveOf(spread, ["account/1420"], { to: "section/other" }),
      (spread) => moveOf(spread, ["account/2100"], { to: "section/other-too" }),
    ]);
}

/** With more sections between accounts than a formula can add up. */
export function wide(ledger: Ledger): (accounts: readonly Account[]) => Spread {
  const sections = Array.from({ length: 260 }, (_, i) => `wide-${i}`);
  const [giver = ""] = ledger.accounts
    .filter(({ classification }) => classification === "cogs")
    .map(({ id }) => id);
  return (accounts) =>
    edits(ledger, standardSpread(accounts), [
      ...sections.map((id, i) =>
        added("operating-expenses", id, "Other", i % 3 ? "Debit" : "Credit"),
      ),
      (spread) => moveOf(spread, [`account/${giver}`], { to: `section/${sections[7]}` }),
      (spread) => moveOf(spread, ["account/6040"], { to: `section/${sections[255]}` }),
    ]);
}

type Step = (spread: Spread) => Command | undefined;

function added(to: string, id: string, caption: string, side: ReportedAs): Step {
  return () => ({
    do: "addSection",
    id,
    to: `section/${to}`,
    headerCaption: caption,
    footerCaption: `Total ${caption}`,
    side,
  });
}

function edits(ledger: Ledger, spread: Spread, steps: readonly Step[]): Spread {
  const books = spreadBooksOf({ accrual: ledger });
  return steps.reduce((so, step, i) => {
    const command = step(so);
    if (!command) throw new Error(`Step ${i} names a line that isn't there`);
    const edited = edit(beginEditing(so), [{ id: String(i), group: String(i), command }], books);
    if (edited.refused) throw new Error(`Step ${i}: ${edited.refused}`);
    return edited.session.spread;
  }, spread);
}

const wagesOwed = `${ownAccountPrefix}wages-owed`;
const ownAccounts = [
  { id: wagesOwed, name: "=Wages owed", classification: "accrued_payroll" },
  { id: addBacksId, name: "Add-backs", classification: "other_expense" },
] as const;

/** With an entry of each kind, over two fiscal years of the café, and a draft. */
export function adjusting(
  ledger: Ledger,
  spreadOf: (accounts: readonly Account[]) => Spread,
): Spread {
  const own = { ...standardSpread(ledger.accounts), ownAccounts };
  return {
    ...spreadOf(classifiedLedger(ledger, own).accounts),
    ownAccounts,
    adjustments: [
      entry("debt", "Reclassification", "2024-06-30", { "1010": 2_000_001, "2500": -2_000_001 }),
      entry(
        "wages",
        "Accrual",
        "2023-06-30",
        { "6000": 150_003, [wagesOwed]: -150_003 },
        "2023-07-31",
      ),
      entry("stays", "Accrual", "2024-12-31", { "6010": 77_700, "2000": -77_700 }),
      entry("owner", "AddBack", "2025-06-30", {
        "6030": -7_000,
        "6040": -6_001,
        [addBacksId]: 13_001,
      }),
      entry("opening", "Correction", ledger.from, { "1310": -30_000, "3900": 30_000 }),
      {
        ...entry("draft", "Reclassification", "2024-06-30", { "1010": 5, "2500": -5 }),
        status: "Draft",
      },
    ],
  };
}

function entry(
  id: string,
  kind: Adjustment["kind"],
  day: string,
  amounts: Readonly<Record<string, number>>,
  reversal?: string,
): Adjustment {
  return {
    id,
    kind,
    basis: "accrual",
    day: day as Day,
    ...(reversal !== undefined && { reversal: reversal as Day }),
    lines: Object.entries(amounts).map(([accountId, amount]) => ({
      accountId,
      amount: toMinor(amount),
    })),
    reason: '=HYPERLINK("http://x")',
    status: "Confirmed",
  };
}
