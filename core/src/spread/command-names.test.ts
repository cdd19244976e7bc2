import { describe, expect, it } from "vitest";
import { dayInMonth } from "../calendar/day.ts";
import { toMinor } from "../money/money.ts";
import type { NodeRef } from "../statement/layout.ts";
import type { Command } from "./command.ts";
import { commandNames } from "./command-names.ts";
import { standardSpread } from "./spread.ts";

const removed = {
  section: { node: "section", id: "debt", reportedAs: "Credit", children: [] },
  place: { node: "section/debt", to: "section/liabilities", before: "section/next" },
  children: ["account/1", "section/inner"],
} as const;
const own = { id: "tieout:own:1", name: "Own", classification: "opex" } as const;
const adjustment = {
  id: "a",
  kind: "Reclassification",
  basis: "accrual",
  day: dayInMonth(2025, 12, 31),
  lines: [
    { accountId: "1", amount: toMinor(20) },
    { accountId: "2", amount: toMinor(-20) },
  ],
  reason: "Why",
  status: "Draft",
} as const;
const place = { node: "account/1", to: "section/debt", before: "account/2" } as const;
const classified = { classification: "opex", said: true, place } as const;
const spread = standardSpread([]);

/** Each kind with the lines that it's the history of. */
const kinds: {
  readonly [Kind in Command["do"]]: readonly [Extract<Command, { do: Kind }>, readonly NodeRef[]];
} = {
  rename: [{ do: "rename", node: "account/1", part: "caption", text: "account/2" }, ["account/1"]],
  style: [{ do: "style", node: "formula/x", part: "caption", style: {}, was: {} }, ["formula/x"]],
  numberStyle: [{ do: "numberStyle", style: "Thousands", was: "Actuals" }, []],
  side: [{ do: "side", section: "section/debt", side: "Debit", was: "Credit" }, ["section/debt"]],
  addSection: [
    {
      do: "addSection",
      id: "debt",
      to: "section/liabilities",
      before: "account/1",
      headerCaption: "",
      footerCaption: "",
      side: "Credit",
    },
    ["section/debt"],
  ],
  removeSection: [
    { do: "removeSection", section: "section/debt", to: "section/next", was: removed },
    ["section/debt", "account/1", "section/inner"],
  ],
  restoreSection: [
    { do: "restoreSection", restored: removed, from: "section/next" },
    ["section/debt", "account/1", "section/inner"],
  ],
  move: [
    { do: "move", places: [place], was: [{ node: "account/1", to: "section/next" }] },
    ["account/1"],
  ],
  sort: [
    {
      do: "sort",
      section: "section/debt",
      order: { by: "CaptionText" },
      was: ["account/1", "account/2"],
    },
    ["section/debt", "account/1", "account/2"],
  ],
  order: [
    {
      do: "order",
      section: "section/debt",
      accounts: ["account/2", "account/1"],
      was: ["account/1", "account/2"],
    },
    ["section/debt", "account/1", "account/2"],
  ],
  hide: [{ do: "hide", account: "account/1" }, ["account/1"]],
  show: [{ do: "show", account: "account/1" }, ["account/1"]],
  classify: [
    { do: "classify", account: "account/1", ...classified, was: classified },
    ["account/1"],
  ],
  accept: [{ do: "accept", accounts: ["account/1", "account/2"] }, ["account/1", "account/2"]],
  flag: [{ do: "flag", accounts: ["account/2"] }, ["account/2"]],
  adjust: [{ do: "adjust", adjustment }, ["account/1", "account/2"]],
  void: [{ do: "void", id: "a", was: adjustment }, ["account/1", "account/2"]],
  addOwnAccount: [
    {
      do: "addOwnAccount",
      account: own,
      place: { node: "account/tieout:own:1", to: "section/debt" },
    },
    ["account/tieout:own:1"],
  ],
  removeOwnAccount: [
    {
      do: "removeOwnAccount",
      id: own.id,
      was: { account: own, place: { node: "account/tieout:own:1", to: "section/debt" } },
    },
    ["account/tieout:own:1"],
  ],
  replaceSpread: [
    { do: "replaceSpread", origin: { kind: "version", version: 1 }, spread, was: spread },
    lines(),
  ],
};

/** All that the commands above mention, and lines whose ids are others' beginnings or kinds. */
function lines(): readonly NodeRef[] {
  return [
    "account/1",
    "account/2",
    "account/11",
    "account/debt",
    "account/tieout:own:1",
    "section/1",
    "section/debt",
    "section/inner",
    "section/liabilities",
    "section/next",
    "formula/x",
  ];
}

describe("commandNames", () => {
  for (const [kind, [command, named]] of Object.entries(kinds)) {
    it(`tells which lines' history a "${kind}" belongs to`, () => {
      expect(
        lines()
          .filter((ref) => commandNames(command, ref))
          .toSorted(),
      ).toEqual(named.toSorted());
    });
  }

  it("has every kind of command", () => {
    expect(Object.keys(kinds)).toHaveLength(20);
  });
});
