import { languageOf } from "@tieout/core/language";
import type { Command } from "@tieout/core/spread/command";
import { nodeCaption } from "@tieout/core/spread/node-caption";
import type { Spread } from "@tieout/core/spread/spread";
import type { NodeRef } from "@tieout/core/statement/layout";
import { type IntlShape, useIntl } from "react-intl";
import type { RecordBooks } from "../api/spread.ts";

/** Says in words what an edit does, by the names that lines have in a spread. */
export function useDescribeEdit({ books }: RecordBooks) {
  const intl = useIntl();
  return (command: Command, spread: Spread): string => {
    const language = languageOf(intl.locale);
    const nameOf = (ref: NodeRef) => nodeCaption(spread, ref, { books, language });
    return described(command, nameOf, intl);
  };
}

function described(
  command: Command,
  nameOf: (ref: NodeRef) => string,
  { formatMessage }: IntlShape,
): string {
  switch (command.do) {
    case "rename":
      return command.text === undefined
        ? formatMessage({ id: "editor.edit.nameBack" }, { line: nameOf(command.node) })
        : formatMessage(
            { id: "editor.edit.rename" },
            { line: nameOf(command.node), text: command.text },
          );
    case "style":
      return formatMessage({ id: "editor.edit.style" }, { line: nameOf(command.node) });
    case "numberStyle":
      return formatMessage(
        { id: "editor.edit.numberStyle" },
        { style: formatMessage({ id: `statement.numbers.${command.style}` }) },
      );
    case "side":
      return formatMessage(
        { id: command.side === "Debit" ? "editor.edit.debit" : "editor.edit.credit" },
        { line: nameOf(command.section) },
      );
    case "addSection":
      return formatMessage({ id: "editor.edit.addSection" }, { line: command.headerCaption });
    case "removeSection":
      return formatMessage({ id: "editor.edit.removeSection" }, { line: nameOf(command.section) });
    case "restoreSection":
      return formatMessage(
        { id: "editor.edit.restoreSection" },
        { line: command.restored.section.headerCaption ?? command.restored.section.id },
      );
    case "move": {
      const [place] = command.places;
      if (!place) return "";
      const count = command.places.length;
      const section = nameOf(place.to);
      const values = { count, line: nameOf(place.node), section };
      const stays = command.was.every(({ to }) => to === place.to);
      return formatMessage({ id: stays ? "editor.edit.reorder" : "editor.edit.move" }, values);
    }
    case "sort":
    case "order":
      return formatMessage({ id: "editor.edit.sort" }, { line: nameOf(command.section) });
    case "hide":
      return formatMessage({ id: "editor.edit.hide" }, { line: nameOf(command.account) });
    case "show":
      return formatMessage({ id: "editor.edit.show" }, { line: nameOf(command.account) });
    case "classify":
      return formatMessage({ id: "editor.edit.classify" }, { line: nameOf(command.account) });
    case "accept":
      return formatMessage({ id: "editor.edit.accept" }, { count: command.accounts.length });
    case "flag":
      return formatMessage({ id: "editor.edit.flag" }, { count: command.accounts.length });
    case "adjust":
      return formatMessage({ id: "editor.edit.adjust" }, { reason: command.adjustment.reason });
    case "void":
      return formatMessage({ id: "editor.edit.void" }, { reason: command.was.reason });
    case "addOwnAccount":
      return formatMessage({ id: "editor.edit.addLine" }, { line: command.account.name });
    case "removeOwnAccount":
      return formatMessage({ id: "editor.edit.removeLine" }, { line: command.was.account.name });
    case "replaceSpread":
      return command.origin.kind === "template"
        ? formatMessage({ id: "editor.edit.template" })
        : formatMessage({ id: "editor.edit.version" }, { version: command.origin.version });
  }
}
