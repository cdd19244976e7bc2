import { type NodeRef, refOf } from "../../statement/layout.ts";
import type { Command } from "../command.ts";
import { beginEditing, type Edit, type EditSession, edit } from "../edit-session.ts";
import { moveOf } from "../place-commands.ts";
import { type Spread, standardSpread } from "../spread.ts";
import { spreadBooksOf } from "../spread-books.ts";
import { placedNodes } from "../spread-tree.ts";
import { yearEndLedger } from "./year-end-ledger.ts";

/** 1430 never held or moved anything; 1410 was used up. */
const ledger = yearEndLedger(
  "Alder",
  [
    ["1000", "Checking", "cash"],
    ["1200", "Receivables", "ar"],
    ["1410", "Prepaid", "prepaid", 12, 0],
    ["1420", "Due from owner", "other_current_asset", 80, 92],
    ["1430", "Deposits", "other_current_asset"],
    ["2100", "Line of credit", "short_term_debt"],
    ["2700", "Shareholder loan", "long_term_debt"],
    ["3100", "Retained earnings", "retained_earnings"],
    ["4000", "Sales", "revenue"],
    ["6800", "Settlement", "opex"],
  ],
  ["6800"],
);
export const books = spreadBooksOf({ accrual: ledger });
export const standard = standardSpread(ledger.accounts);

export function moving(nodes: readonly NodeRef[], to: NodeRef): Command {
  const move = moveOf(standard, nodes, { to });
  if (!move) throw new Error(`${nodes.join()} can't be named`);
  return move;
}

export function removed(): Extract<Command, { do: "removeSection" }>["was"] {
  const section = { node: "section", id: "", reportedAs: "Debit", children: [] } as const;
  return { section, place: { node: "section/", to: "section/" }, children: [] };
}

let made = 0;
export function editOf(command: Command): Edit {
  const id = String(made++);
  return { id, group: id, command };
}

export function session(commands: readonly Command[]): EditSession {
  return commands.reduce((so, command) => {
    const edited = edit(so, [editOf(command)], books);
    if (edited.refused) throw new Error(edited.refused);
    return edited.session;
  }, beginEditing(standard));
}

export function after(spread: Spread, command: Command): Spread {
  const edited = edit(beginEditing(spread), [editOf(command)], books);
  if (edited.refused) throw new Error(edited.refused);
  return edited.session.spread;
}

export function childrenOf(spread: Spread, section: NodeRef): NodeRef[] {
  const node = placedNodes(spread).get(section)?.node;
  return node?.node === "section" ? node.children.map(refOf) : [];
}

export function parentOf(spread: Spread, ref: NodeRef): NodeRef | undefined {
  const parent = placedNodes(spread).get(ref)?.ancestors.at(-1);
  return parent && refOf(parent);
}
