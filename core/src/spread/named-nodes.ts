import type { NodeRef } from "../statement/layout.ts";
import type { Command } from "./command.ts";

/** The lines that a command names, for highlights and a line's history. Replacing a whole spread names none. */
export function namedNodes(command: Command): readonly NodeRef[] {
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
      return [command.section, ...command.was.children];
    case "restoreSection":
      return [`section/${command.restored.section.id}`, ...command.restored.children];
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
      return command.adjustment.lines.map(({ accountId }): NodeRef => `account/${accountId}`);
    case "void":
      return command.was.lines.map(({ accountId }): NodeRef => `account/${accountId}`);
    case "addOwnAccount":
      return [`account/${command.account.id}`];
    case "removeOwnAccount":
      return [`account/${command.id}`];
    case "numberStyle":
    case "replaceSpread":
      return [];
  }
}
