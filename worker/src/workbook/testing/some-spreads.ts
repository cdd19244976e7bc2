import type { Day } from "@tieout/core/calendar/day";
import type { Account, Ledger } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import { classifiedLedger } from "@tieout/core/spread/adjusted-ledger";
import { type Adjustment, addBacksId, ownAccountPrefix } from "@tieout/core/spread/adjustment";
import { layoutOf, type Spread, standardSpread } from "@tieout/core/spread/spread";
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
