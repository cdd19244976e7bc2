import { type CommandRefusal, type LineOrder, spreadBounds } from "@tieout/core/spread/command";
import { captionOf } from "@tieout/core/spread/line-commands";
import { isLocked } from "@tieout/core/spread/permissions";
import { shiftOf } from "@tieout/core/spread/place-commands";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import { type NodeRef, refOf } from "@tieout/core/statement/layout";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import type { GridRow } from "@tieout/ui-kit";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import type { ShownStatement } from "../../spread/use-statement.ts";
import type { LineDialog } from "./line-dialog.ts";
import { useRefusalText } from "./refusal-text.ts";

/** What was done or couldn't be, for the status bar and for screen readers. */
export interface Notice {
  readonly text: string;
  readonly tone: "muted" | "danger";
  /** A locked line that an adjustment could change. */
  readonly locked?: PresentedLineItem;
}

interface LineEditingProps {
  readonly editor: SpreadEditor;
  readonly viewed: ShownStatement;
  readonly onDialog: (dialog: LineDialog) => void;
  readonly onNotice: (notice: Notice | undefined) => void;
}

export const captionMaxLength = spreadBounds.captionLength;

/** Which lines are selected or active, and what can be done with them. */
export function useLineEditing({ editor, viewed, onDialog, onNotice }: LineEditingProps) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<ActivePlace>();
  const { lineItems } = viewed.shown;
  const { spread } = useEditorState(editor).session;
  const lines = useMemo(() => new Map(lineItems.map((line) => [line.id, line])), [lineItems]);
  /** Without lines that have gone since. */
  const selection = useMemo(() => {
    const kept = [...chosen].filter((id) => lines.get(id)?.canSelect);
    return kept.length === chosen.size ? chosen : new Set(kept);
  }, [chosen, lines]);
  const activeLine = active && lines.get(active.rowId);

  const refuse = (refusal: CommandRefusal | undefined) => {
    if (refusal) onNotice({ text: refusalText(refusal), tone: "danger" });
    return refusal === undefined;
  };
  const say = (id: "editor.shift.end" | "editor.shift.several") =>
    onNotice({ text: formatMessage({ id }), tone: "danger" });

  /** Selected lines, else the active one. */
  const targets = (): NodeRef[] => {
    const selected = [...selection].flatMap((id) => lines.get(id)?.node ?? []);
    if (selected.length > 0) return selected;
    return activeLine ? [activeLine.node] : [];
  };
  /** Says so where one can't be changed at all. */
  const movable = (nodes: readonly NodeRef[] = targets()): readonly NodeRef[] => {
    for (const node of nodes) {
      const placed = placedNodes(spread).get(node);
      const refusal =
        !placed || placed.ancestors.length === 0 || placed.node.node === "formula"
          ? "outermost"
          : isLocked(placed)
            ? "locked"
            : undefined;
      if (!refusal) continue;
      const text = refusalText(refusal);
      const locked =
        refusal === "locked" ? lineItems.find((line) => line.node === node) : undefined;
      onNotice({ text, tone: "danger", ...(locked && { locked }) });
      return [];
    }
    return nodes;
  };
  const clear = () => setChosen(new Set());

  return {
    selection,
    activeLine,
    /** -1 is the caption. */
    activeColumn: active?.columnIndex ?? -1,
    clear,
    onActiveChange: (rowId: string, columnIndex: number) => setActive({ rowId, columnIndex }),
    onSelectionChange: (rowIds: ReadonlySet<string>, { leftOut }: { readonly leftOut: number }) => {
      setChosen(rowIds);
      const said = formatMessage({ id: "editor.selection.said" }, { count: rowIds.size, leftOut });
      onNotice({ text: said, tone: "muted" });
    },
    move: () => {
      const nodes = movable();
      if (nodes.length > 0) onDialog({ kind: "move", nodes });
    },
    /** The lines that move when this one is dragged. Totals and results can't be dragged. */
    drag: ({ id, kind }: GridRow): readonly string[] => {
      const rowIds = selection.has(id) ? [...selection] : [id];
      const nodes = rowIds.flatMap((rowId) => lines.get(rowId)?.node ?? []);
      return kind !== "footer" && movable(nodes).length > 0 ? rowIds : [];
    },
    refuse,
    shift: (step: 1 | -1) => {
      const nodes = movable();
      if (nodes.length === 0) return;
      const shown = new Set(lineItems.map(({ node }) => node));
      const move = shiftOf(spread, nodes, step, (ref) => shown.has(ref));
      if (move) refuse(editor.edit([move]));
      else say(sectionsOf(nodes).size > 1 ? "editor.shift.several" : "editor.shift.end");
    },
    remove: () => {
      if (selection.size === 0 && activeLine && !activeLine.detailAccountReference) {
        const [node] = movable();
        if (node) onDialog({ kind: "removeSection", node });
        return;
      }
      const nodes = movable();
      if (nodes.length === 0) return;
      if (refuse(editor.edit(nodes.map((account) => ({ do: "hide", account }))))) clear();
    },
    /** Returns why it's refused. */
    rename: (rowId: string, text: string) => {
      const line = lines.get(rowId);
      if (!line) return undefined;
      const part = parts[line.lineItemType];
      const node = placedNodes(spread).get(line.node)?.node;
      const hasUsualName = node && captionOf(node, part) === undefined;
      if (text === "" && hasUsualName) return undefined;
      const refusal = editor.edit([{ do: "rename", node: line.node, part, ...(text && { text }) }]);
      return refusal && refusalText(refusal);
    },
    sort: (order: LineOrder) => {
      const sections = [...sectionsOf(targets())];
      const sorts = sections.map((section) => ({ do: "sort", section, order, was: [] }) as const);
      refuse(editor.edit(sorts));
    },
  };

  /** The sections that hold these, or that these are. */
  function sectionsOf(nodes: readonly NodeRef[]): ReadonlySet<NodeRef> {
    const placed = placedNodes(spread);
    const sections = nodes.flatMap((ref) => {
      const there = placed.get(ref);
      const section = there?.node.node === "section" ? there.node : there?.ancestors.at(-1);
      return section ? [refOf(section)] : [];
    });
    return new Set(sections);
  }
}

interface ActivePlace {
  readonly rowId: string;
  readonly columnIndex: number;
}

const parts = {
  SectionHeader: "header",
  SectionFooter: "footer",
  Formula: "caption",
  DetailAccount: "caption",
} as const;
