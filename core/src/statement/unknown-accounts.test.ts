import { expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { classify } from "../ledger/classify.ts";
import { buildLedger } from "../ledger/roll-forward.ts";
import { toMinor } from "../money/money.ts";
import { unknownAccounts } from "./unknown-accounts.ts";

it("are those of unknown type that have a figure, because one of them may be income", () => {
  const types = { Cash: "Bank", Sales: "Income", Maple: "Zeta", Unused: "Zeta" };
  const ledger = buildLedger({
    legalName: "Alder",
    currency: "USD",
    basis: "accrual",
    fiscalYearEnd: { month: 12, day: 31 },
    from: "2025-12-01" as Day,
    upTo: "2025-12-31" as Day,
    openings: [],
    accounts: Object.entries(types).map(([name, vendorType]) =>
      classify({ id: name, name, fullName: name, vendorType, posting: true, active: true }),
    ),
    movements: [
      { accountId: "Cash", end: "2025-12-31" as Day, debit: toMinor(7_00), credit: toMinor(0) },
      { accountId: "Sales", end: "2025-12-31" as Day, debit: toMinor(0), credit: toMinor(9_00) },
      { accountId: "Maple", end: "2025-12-31" as Day, debit: toMinor(2_00), credit: toMinor(0) },
    ],
  });

  expect(unknownAccounts(ledger).map(({ id }) => id)).toEqual(["Maple"]);
});
