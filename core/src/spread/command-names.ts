import { type NodeRef, refOf } from "../statement/layout.ts";
import type { Adjustment } from "./adjustment.ts";
import type { Command, RemovedSection, ReplaceSpread } from "./command.ts";

/** A command as it's kept: what a replaced spread contained is a version of its own. */
type KeptCommand = Exclude<Command, ReplaceSpread> | Pick<ReplaceSpread, "do">;

/**
 * Whether a command belongs to a line's history. It does where it changes the line, its adjustments, its section's order
 * or existence; not where it moves or changes what is around the line. A replaced spread belongs to each line's.
 */
export function commandNames(command: KeptCommand, ref: NodeRef): boolean {
  if (command.do === "replaceSpread") return true;
  const isOrdered = command.do === "sort" || command.do === "order";
  return namedNodes(command).includes(ref) || (isOrdered && command.was.includes(ref));
}

/** The lines that a command changes itself; a replaced spread names none. */
export function namedNodes(command: KeptCommand): readonly NodeRef[] {
  switch (command.do) {
    case "rename":
    case "style":
      return [command.node];
    case "side":
    case "sort":
    case "order":
      return [command.section];
    case "addSection":
      return [`section/${command.id}`];
    case "removeSection":
      return sectionAndChildren(command.was);
    case "restoreSection":
      return sectionAndChildren(command.restored);
    case "move":
      return command.places.map(({ node }) => node);
    case "hide":
    case "show":
    case "classify":
      return [command.account];
    case "accept":
    case "flag":
      return command.accounts;
    case "adjust":
      return adjustedNodes(command.adjustment);
    case "void":
      return adjustedNodes(command.was);
    case "addOwnAccount":
      return [`account/${command.account.id}`];
    case "removeOwnAccount":
      return [`account/${command.id}`];
    case "numberStyle":
    case "replaceSpread":
      return [];
  }
}

function sectionAndChildren({ section, children }: RemovedSection): NodeRef[] {
  return [refOf(section), ...children];
}

function adjustedNodes({ lines }: Pick<Adjustment, "lines">): NodeRef[] {
  return lines.map(({ accountId }): NodeRef => `account/${accountId}`);
}
