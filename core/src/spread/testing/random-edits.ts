import fc from "fast-check";
import { dayInMonth } from "../../calendar/day.ts";
import { type Account, type Classification, classifications } from "../../ledger/ledger.ts";
import { negate, toMinor } from "../../money/money.ts";
import type { NodeRef } from "../../statement/layout.ts";
import { standardPlace } from "../account-commands.ts";
import type { AmountPeriod, Command, SpreadBooks } from "../command.ts";
import { beginEditing, type EditSession, edit } from "../edit-session.ts";
import { moveOf } from "../place-commands.ts";
import { type Spread, standardSpread } from "../spread.ts";
import { placedNodes } from "../spread-tree.ts";

/** An account of a random chart, with one exact figure. */
interface ChartAccount {
  readonly id: string;
  readonly name: string;
  readonly number?: string;
  readonly classification: Classification;
  readonly guessed: boolean;
  readonly amount: number;
}

export const charts: fc.Arbitrary<ChartAccount[]> = fc
  .array(
    fc.record({
      number: fc.option(fc.integer({ min: 1, max: 9999 }).map(String), { nil: undefined }),
      name: fc.string({ minLength: 1, maxLength: 12 }),
      classification: fc.constantFrom(...classifications),
      guessed: fc.boolean(),
      amount: fc.oneof(fc.constant(0), fc.integer({ min: -1_000_000, max: 1_000_000 })),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((accounts) =>
    accounts.map(({ number, ...account }, i) => ({
      ...account,
      // Ids of accounts may be those of sections, and are no names.
      id: i === 0 ? "cash" : String(i),
      ...(number !== undefined && { number }),
    })),
  );

/** What a person would do, by numbers: which line, which other line, how. */
export const intents = fc.array(
  fc.record({
    kind: fc.nat({ max: 13 }),
    line: fc.nat(),
    other: fc.nat(),
    more: fc.array(fc.nat(), { maxLength: 4 }),
    text: fc.string({ maxLength: 8 }),
  }),
  { maxLength: 30 },
);
type Intent = Readonly<{
  kind: number;
  line: number;
  other: number;
  more: readonly number[];
  text: string;
}>;

/** Each account of a random chart has one figure, whatever the period. */
export const period: AmountPeriod = {
  basis: "accrual",
  start: dayInMonth(2025, 1, 1),
  end: dayInMonth(2025, 12, 31),
};

export function booksOf(chart: readonly ChartAccount[]): SpreadBooks {
  const byId = new Map(chart.map((account) => [account.id, account]));
  return {
    account: (id) => {
      const account = byId.get(id);
      return account && { ...account, classifiedBySource: !account.guessed };
    },
    calendar: () => ({ cuts: [period.end], from: period.start }),
    dormant: (id) => byId.get(id)?.amount === 0,
    amount: (id) => toMinor(byId.get(id)?.amount ?? 0),
  };
}

export function spreadOf(chart: readonly ChartAccount[]): Spread {
  return standardSpread(accountsOf(chart));
}

export function accountsOf(chart: readonly ChartAccount[]): Account[] {
  return chart.map(({ guessed: _, amount: __, ...account }) => ({
    ...account,
    fullName: account.name,
    vendorType: "",
    posting: true,
    active: true,
    kind: "Real",
    classificationSource: "vendor-type",
    confidence: 1,
  }));
}

function commandOf(spread: Spread, intent: Intent, step: number): Command | undefined {
  const refs = [...placedNodes(spread).keys()];
  const pick = (n: number): NodeRef => refs[n % refs.length] ?? "section/assets";
  const { kind, line, other, more, text } = intent;
  const node = pick(line);
  const section = pick(other);
  const placed = placedNodes(spread).get(node);
  switch (kind) {
    case 0:
      return {
        do: "rename",
        node,
        part: placed?.node.node === "section" ? "header" : "caption",
        text,
      };
    case 1:
      return {
        do: "style",
        node,
        part: placed?.node.node === "section" ? "footer" : "caption",
        style: { bold: true },
        was: {},
      };
    case 2:
      return { do: "side", section: node, side: other % 2 ? "Debit" : "Credit", was: "Debit" };
    case 3:
      return {
        do: "addSection",
        id: `added-${step}`,
        to: node,
        headerCaption: text,
        footerCaption: text,
        side: "Debit",
      };
    case 4: {
      const empty = { node: "section", id: "", reportedAs: "Debit", children: [] } as const;
      return {
        do: "removeSection",
        section: node,
        to: section,
        was: { section: empty, place: { node, to: section }, children: [] },
      };
    }
    case 5:
      return { do: "hide", account: node };
    case 6:
      return { do: "show", account: node };
    case 7: {
      const orders = [
        { by: "CaptionText" },
        { by: "AccountNumberThenCaptionText" },
        { by: "AmountDescending", period },
      ] as const;
      return { do: "sort", section: node, order: orders[other % 3] ?? orders[0], was: [] };
    }
    case 8: {
      const classification = classifications[other % classifications.length] ?? "cash";
      const place = standardPlace(spread, node, classification);
      return (
        place && {
          do: "classify",
          account: node,
          classification,
          said: true,
          place,
          was: { classification, said: true, place },
        }
      );
    }
    case 11: {
      const id = `tieout:own:${step}`;
      const account = { id, name: text, classification: "other_asset" } as const;
      return { do: "addOwnAccount", account, place: { node: `account/${id}`, to: section } };
    }
    case 12: {
      const [amount, accountId] = [toMinor(1 + (other % 9)), node.slice("account/".length)];
      const lines = [
        { accountId, amount },
        { accountId: section.slice("account/".length), amount: negate(amount) },
      ];
      const entry = { id: `entry-${step}`, kind: "Reclassification", basis: "accrual" } as const;
      const adjustment = {
        ...entry,
        day: period.end,
        lines,
        reason: "Why",
        status: "Draft",
      } as const;
      return { do: "adjust", adjustment };
    }
    case 13: {
      const one = spread.adjustments[line % Math.max(1, spread.adjustments.length)];
      return one && { do: "void", id: one.id, was: one };
    }
    default:
      return moveOf(spread, [node, ...more.map(pick)], {
        to: section,
        ...(kind === 10 && more[0] !== undefined && { before: pick(more[0]) }),
      });
  }
}

/** Carries out what may be; gives every spread on the way, and the command that led to it. */
export function play(
  chart: readonly ChartAccount[],
  wanted: readonly Intent[],
  each: (before: Spread, after: Spread, command: Command) => void,
): EditSession {
  const books = booksOf(chart);
  let session = beginEditing(spreadOf(chart));
  for (const [step, intent] of wanted.entries()) {
    const command = commandOf(session.spread, intent, step);
    if (!command) continue;
    const edited = edit(session, [{ id: String(step), group: String(step), command }], books);
    if (edited.refused) continue;
    const carriedOut = edited.session.pending.at(-1)?.command;
    if (carriedOut) each(session.spread, edited.session.spread, carriedOut);
    session = edited.session;
  }
  return session;
}
