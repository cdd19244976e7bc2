import type { LayoutNode, LineStyle, NodeRef } from "../statement/layout.ts";
import { type TextFault, textFault } from "../text/text.ts";
import {
  type CommandKind,
  type CommandRefusal,
  type LinePart,
  type Rename,
  type SetNumberStyle,
  type SetSide,
  type SetStyle,
  spreadBounds,
} from "./command.ts";
import { isLocked } from "./permissions.ts";
import type { Spread } from "./spread.ts";
import { placedNodes, withNode } from "./spread-tree.ts";

/* Commands that change how one line reads and no figure. */

export const rename: CommandKind<Rename> = {
  refusal: (spread, { node, part, text }) =>
    lineRefusal(spread, node, part) ??
    (text !== undefined && !isSafeCaption(text) ? "unsafe-text" : undefined),
  apply: (spread, { node, part, text }) =>
    withNode(spread, node, (line) => withCaption(line, part, text)),
  inverse: ({ text, was, ...command }) => ({
    ...command,
    ...(was !== undefined && { text: was }),
    ...(text !== undefined && { was: text }),
  }),
  anchored: (spread, { was: _, ...command }) => {
    const line = placedNodes(spread).get(command.node)?.node;
    const caption = line && captionOf(line, command.part);
    return line && { ...command, ...(caption !== undefined && { was: caption }) };
  },
};

export const setStyle: CommandKind<SetStyle> = {
  refusal: (spread, { node, part }) => lineRefusal(spread, node, part),
  apply: (spread, { node, part, style }) =>
    withNode(spread, node, (line) => withStyle(line, part, style)),
  inverse: ({ style, was, ...command }) => ({ ...command, style: was, was: style }),
  anchored: (spread, command) => {
    const line = placedNodes(spread).get(command.node)?.node;
    return line && { ...command, was: styleOf(line, command.part) ?? {} };
  },
};

export const setNumberStyle: CommandKind<SetNumberStyle> = {
  refusal: () => undefined,
  apply: (spread, { style }) => ({ ...spread, numberStyle: style }),
  inverse: ({ style, was, ...command }) => ({ ...command, style: was, was: style }),
  anchored: (spread, command) => ({ ...command, was: spread.numberStyle }),
};

export const setSide: CommandKind<SetSide> = {
  refusal: (spread, { section }) => {
    const placed = placedNodes(spread).get(section);
    if (placed?.node.node !== "section") return "unknown-node";
    if (placed.ancestors.length === 0) return "outermost";
    return isLocked(placed) ? "locked" : undefined;
  },
  apply: (spread, { section, side }) =>
    withNode(spread, section, (node) =>
      node.node === "section" ? { ...node, reportedAs: side } : node,
    ),
  inverse: ({ side, was, ...command }) => ({ ...command, side: was, was: side }),
  anchored: (spread, command) => {
    const node = placedNodes(spread).get(command.section)?.node;
    return node?.node === "section" ? { ...command, was: node.reportedAs } : undefined;
  },
};

/** Not empty, bounded, and without markup (D-59). */
export function isSafeCaption(text: string): boolean {
  return captionFault(text) === undefined;
}

export function captionFault(text: string): TextFault | undefined {
  const rule = { required: true, maximumLength: spreadBounds.captionLength };
  return textFault(text, rule) ?? (controlCharacters.test(text) ? "unsafe" : undefined);
}

const controlCharacters = /\p{Cc}/u;

function lineRefusal(spread: Spread, ref: NodeRef, part: LinePart): CommandRefusal | undefined {
  const placed = placedNodes(spread).get(ref);
  if (!placed || (placed.node.node === "section") === (part === "caption")) return "unknown-node";
  return isLocked(placed) ? "locked" : undefined;
}

export function captionOf(node: LayoutNode, part: LinePart): string | undefined {
  if (node.node !== "section") return node.caption;
  return part === "header" ? node.headerCaption : node.footerCaption;
}

function withCaption(node: LayoutNode, part: LinePart, text: string | undefined): LayoutNode {
  if (node.node !== "section") {
    const { caption: _, ...line } = node;
    return text === undefined ? line : { ...line, caption: text };
  }
  if (part === "header") {
    const { headerCaption: _, ...section } = node;
    return text === undefined ? section : { ...section, headerCaption: text };
  }
  const { footerCaption: _, ...section } = node;
  return text === undefined ? section : { ...section, footerCaption: text };
}

function styleOf(node: LayoutNode, part: LinePart): LineStyle | undefined {
  if (node.node !== "section") return node.style;
  return part === "header" ? node.headerStyle : node.footerStyle;
}

/** Empty styles are dropped, so that undo leaves no trace. */
function withStyle(node: LayoutNode, part: LinePart, style: LineStyle): LayoutNode {
  const kept = Object.keys(style).length > 0;
  if (node.node !== "section") {
    const { style: _, ...line } = node;
    return kept ? { ...line, style } : line;
  }
  if (part === "header") {
    const { headerStyle: _, ...section } = node;
    return kept ? { ...section, headerStyle: style } : section;
  }
  const { footerStyle: _, ...section } = node;
  return kept ? { ...section, footerStyle: style } : section;
}
