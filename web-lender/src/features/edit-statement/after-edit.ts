import type { Edit } from "@tieout/core/spread/edit-session";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { NodeRef, StatementType } from "@tieout/core/statement/layout";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { useDescribeEdit } from "../../spread/describe-edit.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { LatestChange, SpreadEditor } from "../../spread/spread-editor.ts";
import type { Notice } from "./line-editing.ts";

interface AfterEditProps {
  readonly editor: SpreadEditor;
  readonly shown: FinancialStatement;
  /** Index of the period in which a new total is said. */
  readonly column: number;
  readonly onNotice: (notice: Notice) => void;
  readonly onGoTo: (rowIds: readonly string[]) => void;
  readonly onTypeChange: (type: StatementType) => void;
}

/**
 * After a change here, an undo or a redo: goes to its lines, on the other statement too, and says what was done.
 * Returns the lines to highlight (S-U99).
 */
export function useAfterEdit({
  editor,
  shown,
  column,
  ...on
}: AfterEditProps): ReadonlySet<string> {
  const { formatMessage } = useIntl();
  const described = useDescribeEdit(editor.books);
  const { session, touched, latest } = useEditorState(editor);
  // What was done before the page was opened isn't done again.
  const handled = useRef(latest);

  const follow = useEffectEvent((change: LatestChange) => {
    const rowIds = shown.lineItems.filter(({ node }) => touched.has(node)).map(({ id }) => id);
    const type = typeOf(touched);
    if (rowIds.length === 0 && type && type !== shown.financialStatementType) {
      on.onTypeChange(type);
      return;
    }
    handled.current = change;
    on.onGoTo(rowIds);
    on.onNotice({ text: textOf(change), tone: "muted" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line on the other statement is there once that is shown.
  useEffect(() => {
    if (latest && latest !== handled.current) follow(latest);
  }, [latest, shown]);

  return useMemo(() => new Set([...touched].flatMap(rowsOf)), [touched]);

  function typeOf(nodes: ReadonlySet<NodeRef>): StatementType | undefined {
    const placed = placedNodes(session.spread);
    for (const node of nodes) {
      const there = placed.get(node);
      if (there) return there.type;
    }
    return undefined;
  }

  function textOf({ how, edits, without }: LatestChange): string {
    const [one] = edits;
    const others = edits.length - 1;
    const first = one ? described(one.command, without) : "";
    const what =
      others > 0 ? formatMessage({ id: "editor.severalEdits" }, { first, others }) : first;
    if (how !== "done") return formatMessage({ id: `editor.${how}` }, { what });
    const total = newTotal(edits);
    return total === undefined ? what : `${what}. ${total}`;
  }

  /** Of the section that lines were moved to. */
  function newTotal(edits: readonly Edit[]): string | undefined {
    const [command] = edits.map((edit) => edit.command);
    const to = command?.do === "move" ? command.places[0]?.to : undefined;
    const footer = shown.lineItems.find(
      ({ node, lineItemType }) => node === to && lineItemType === "SectionFooter",
    );
    const row = shown.data[0]?.rowData.find(({ lineItemId }) => lineItemId === footer?.id);
    const figure = row?.dataCells[column]?.text;
    return footer && figure !== undefined ? `${footer.captionText} ${figure}` : undefined;
  }
}

/** A section has a header and a footer; other lines are their nodes. */
function rowsOf(node: NodeRef): string[] {
  const [, section] = /^section\/(.*)$/s.exec(node) ?? [];
  return section === undefined ? [node] : [`${section}/header`, `${section}/footer`];
}
