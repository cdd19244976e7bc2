import { languageOf } from "@tieout/core/language";
import type { CommandRefusal, Move } from "@tieout/core/spread/command";
import { nodeCaption } from "@tieout/core/spread/node-caption";
import { placeRefusal } from "@tieout/core/spread/permissions";
import { moveOf } from "@tieout/core/spread/place-commands";
import type { Spread } from "@tieout/core/spread/spread";
import type { NodeRef } from "@tieout/core/statement/layout";
import { type DropPlace, type GridDrag, Stack, Text } from "@tieout/ui-kit";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import type { ShownStatement } from "../../spread/use-statement.ts";
import { placementAt } from "./drop-placement.ts";
import { useRefusalText } from "./refusal-text.ts";
import { TotalsChange } from "./totals-change.tsx";

interface DragLinesProps {
  readonly editor: SpreadEditor;
  readonly viewed: ShownStatement;
  /** The period whose totals are shown before and after. */
  readonly columnId: string | undefined;
  readonly take: GridDrag["take"];
  readonly onRefused: (refusal: CommandRefusal) => void;
}

/** What a drop would do to the spread. */
type Drop =
  | { readonly outcome: "moves"; readonly move: Move; readonly spread: Spread }
  | { readonly outcome: "stays"; readonly move: Move }
  | { readonly outcome: "refused"; readonly refusal: CommandRefusal };

/** Moves lines by dragging them with the mouse, with the same commands as the move dialog (S-U92). */
export function useDragLines({
  editor,
  viewed,
  columnId,
  take,
  onRefused,
}: DragLinesProps): GridDrag {
  const { spread } = useEditorState(editor).session;
  const { shown } = viewed;
  const nodes = useMemo(
    () => new Map(shown.lineItems.map(({ id, node }) => [id, node])),
    [shown.lineItems],
  );

  const dropAt = (rowIds: readonly string[], { rowId, at }: DropPlace): Drop => {
    const moving = rowIds.flatMap((id) => nodes.get(id) ?? []);
    const target = nodes.get(rowId);
    const place = target && placementAt(spread, target, at);
    const move = place && moveOf(spread, moving, place);
    if (!move) return { outcome: "refused", refusal: target ? "outermost" : "unknown-node" };
    for (const { node, to } of move.places) {
      const refusal = placeRefusal(spread, node, to, editor.books.books);
      if (refusal) return { outcome: "refused", refusal };
    }
    if (stays(move)) return { outcome: "stays", move };
    const tried = editor.tryOut([move]);
    return tried.refused
      ? { outcome: "refused", refusal: tried.refused }
      : { outcome: "moves", move, spread: tried.spread };
  };

  return {
    take,
    hint: (rowIds, place) => {
      const drop = dropAt(rowIds, place);
      const content = <DropHint columnId={columnId} drop={drop} editor={editor} shown={shown} />;
      return { outcome: drop.outcome, content };
    },
    drop: (rowIds, place) => {
      const drop = dropAt(rowIds, place);
      const refusal = drop.outcome === "refused" ? drop.refusal : undefined;
      const refused = drop.outcome === "moves" ? editor.edit([drop.move]) : refusal;
      if (refused) onRefused(refused);
    },
  };
}

const stays = ({ places, was }: Move) =>
  places.every(({ to, before }, i) => to === was[i]?.to && before === was[i]?.before);

interface DropHintProps extends Pick<DragLinesProps, "editor" | "columnId"> {
  readonly drop: Drop;
  readonly shown: ShownStatement["shown"];
}

function DropHint({ drop, editor, shown, columnId }: DropHintProps) {
  const { locale } = useIntl();
  const refusalText = useRefusalText();
  if (drop.outcome === "refused") return refusalText(drop.refusal);

  const { places, was } = drop.move;
  const [first] = places;
  const { spread } = editor;
  const names = { books: editor.books.books, language: languageOf(locale) };
  const nameOf = (ref: NodeRef | undefined) => (ref ? nodeCaption(spread, ref, names) : "");
  const isWithin = was.every(({ to }) => to === first?.to);
  return (
    <Stack gap="small">
      <Text as="p" size="small" weight="strong">
        <FormattedMessage
          id={isWithin ? "editor.drag.within" : "editor.drag.to"}
          values={{ count: places.length, line: nameOf(first?.node), section: nameOf(first?.to) }}
        />
      </Text>
      {drop.outcome === "moves" && !isWithin && (
        <TotalsChange columnId={columnId} editor={editor} shown={shown} spread={drop.spread} />
      )}
    </Stack>
  );
}
