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
  switch (command.do) {
    case "rename":
    case "style":
      return command.node === ref;
    case "numberStyle":
      return false;
    case "side":
      return command.section === ref;
    case "addSection":
      return ref === `section/${command.id}`;
    case "removeSection":
      return isOf(command.was, ref);
    case "restoreSection":
      return isOf(command.restored, ref);
    case "move":
      return command.places.some(({ node }) => node === ref);
    case "sort":
    case "order":
      return command.section === ref || command.was.includes(ref);
    case "hide":
    case "show":
    case "classify":
      return command.account === ref;
    case "accept":
    case "flag":
      return command.accounts.includes(ref);
    case "adjust":
      return isAdjusted(command.adjustment, ref);
    case "void":
      return isAdjusted(command.was, ref);
    case "addOwnAccount":
      return ref === `account/${command.account.id}`;
    case "removeOwnAccount":
      return ref === `account/${command.id}`;
    case "replaceSpread":
      return true;
  }
}

function isOf({ section, children }: RemovedSection, ref: NodeRef): boolean {
  return refOf(section) === ref || children.includes(ref);
}

function isAdjusted({ lines }: Pick<Adjustment, "lines">, ref: NodeRef): boolean {
  return lines.some(({ accountId }) => ref === `account/${accountId}`);
}
