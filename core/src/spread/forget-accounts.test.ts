import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { toMinor } from "../money/money.ts";
import type { AccountNode } from "../statement/layout.ts";
import type { Adjustment } from "./adjustment.ts";
import { carryOver } from "./carry-over.ts";
import { forgetAccounts, type NamingVersion, namesFromElsewhere } from "./forget-accounts.ts";
import { standardSpread } from "./spread.ts";
import { spreadBooksOf } from "./spread-books.ts";

describe("a version that names accounts of an earlier collection", () => {
  it("knows whose names they are", () => {
    expect(namesFromElsewhere([version])).toEqual(
      new Set(["Jones settlement", "Deposits", "Shareholder loan"]),
    );
  });

  it("keeps each line in its place, and no word of an account that is forgotten", () => {
    const [forgotten] = forgetAccounts([version], (name) => name !== "Deposits");

    expect(forgotten?.spread.layouts.IncomeStatement).toEqual([
      { node: "account", id: "tieout:parked:nameless:1", style: { bold: true }, parked: unnamed },
      deposits,
    ]);
    expect(forgotten?.spread.classifications).toEqual({ "tieout:parked:nameless:1": "opex" });
    expect(forgotten?.spread.adjustments).toEqual([
      { ...draft, reason: "—", lines: [line("tieout:parked:nameless:1", 5), line("4000", -5)] },
    ]);
    expect(forgotten?.edits).toEqual([
      {
        ...edit,
        why: "—",
        command: { do: "rename", node: "account/tieout:parked:nameless:1", part: "caption" },
      },
      { ...edit, command: { do: "accept", accounts: ["account/4000"] } },
    ]);
    expect(forgotten?.carriedOver).toEqual({
      flagged: [],
      renamed: [],
      parked: ["account/tieout:parked:nameless:1", "account/tieout:parked:12"],
    });
    expect(JSON.stringify(forgotten)).not.toMatch(/jones|shareholder/i);
  });

  it("comes back as it is where no name is forgotten, or all are already", () => {
    const forgotten = forgetAccounts([version], (name) => name !== "Deposits");

    expect(forgetAccounts([version], () => false)[0]).toBe(version);
    expect(forgetAccounts(forgotten, (name) => name !== "Deposits")[0]).toBe(forgotten[0]);
  });

  it("gives lines that are forgotten later other ids", () => {
    const forgotten = forgetAccounts([version], (name) => name !== "Deposits");
    const [again] = forgetAccounts(forgotten, () => true);

    expect(again?.carriedOver?.parked).toEqual([
      "account/tieout:parked:nameless:1",
      "account/tieout:parked:nameless:2",
    ]);
  });
});

it("isn't carried over, nor are adjustments that are posted to it", () => {
  const [forgotten] = forgetAccounts([version], () => true);
  const books = spreadBooksOf({});

  const last = { spread: forgotten?.spread ?? version.spread, accounts: [], sameBooks: true };
  const { spread, parked } = carryOver(last, [], books);

  expect(spread.layouts.IncomeStatement).toEqual([]);
  expect([spread.adjustments, parked]).toEqual([[], []]);
});

const unnamed = { name: "", fullName: "", classification: "opex" } as const;
const settlement: AccountNode = {
  node: "account",
  id: "tieout:parked:Jones settlement",
  caption: "Settled with Jones",
  style: { bold: true },
  parked: {
    ...unnamed,
    number: "6800",
    name: "Jones settlement",
    fullName: "Legal:Jones settlement",
  },
};
const deposits: AccountNode = {
  node: "account",
  id: "tieout:parked:12",
  parked: { ...unnamed, name: "Deposits", fullName: "Deposits" },
};

const line = (accountId: string, dollars: number) => ({ accountId, amount: toMinor(dollars) });
const draft: Adjustment = {
  id: "a1",
  kind: "Reclassification",
  basis: "accrual",
  day: "2025-12-31" as Day,
  lines: [line(settlement.id, 5), line("4000", -5)],
  reason: "Jones won't come again",
  status: "Draft",
};

const edit = { id: "e1", group: "g" };
const version: NamingVersion = {
  spread: {
    ...standardSpread([]),
    layouts: { BalanceSheet: [], IncomeStatement: [settlement, deposits] },
    classifications: { [settlement.id]: "opex" },
    adjustments: [draft],
  },
  edits: [
    {
      ...edit,
      why: "Jones",
      command: {
        do: "rename",
        node: `account/${settlement.id}`,
        part: "caption",
        text: "Settled with Jones",
        was: "Jones",
      },
    },
    { ...edit, command: { do: "accept", accounts: ["account/4000"] } },
  ],
  carriedOver: {
    flagged: [],
    renamed: [{ accountId: "2700", was: "Shareholder loan" }],
    parked: [`account/${settlement.id}`, `account/${deposits.id}`],
  },
};
