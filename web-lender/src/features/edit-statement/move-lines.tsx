import { languageOf } from "@tieout/core/language";
import type { CommandRefusal } from "@tieout/core/spread/command";
import { nodeCaption } from "@tieout/core/spread/node-caption";
import { placeRefusal } from "@tieout/core/spread/permissions";
import { moveOf } from "@tieout/core/spread/place-commands";
import { outermostInOrder } from "@tieout/core/spread/spread-tree";
import type { NodeRef } from "@tieout/core/statement/layout";
import { Button, Dialog, ErrorPanel, Field, Stack } from "@tieout/ui-kit";
import { type FormEvent, useId, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useEditorState } from "../../spread/open-editor.ts";
import type { LineDialogProps } from "./line-dialog.ts";
import { useRefusalText } from "./refusal-text.ts";
import { SectionChoice } from "./section-choice.tsx";
import { TotalsChange } from "./totals-change.tsx";

interface MoveLinesProps extends LineDialogProps {
  readonly nodes: readonly NodeRef[];
}

/** Moves lines to the end of another section (S-U92). */
export function MoveLines({ editor, viewed, columnId, nodes, onClose }: MoveLinesProps) {
  const { formatMessage, locale } = useIntl();
  const refusalText = useRefusalText();
  const formId = useId();
  const { spread } = useEditorState(editor).session;
  const { books } = editor.books;
  const [to, setTo] = useState<NodeRef>();
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<string>();
  const moving = useMemo(() => outermostInOrder(spread, nodes), [spread, nodes]);
  const tried = useMemo(() => {
    const move = to && moveOf(spread, moving, { to });
    return move && editor.tryOut([move]);
  }, [editor, spread, moving, to]);

  const refusalOf = (section: NodeRef): CommandRefusal | undefined => {
    for (const node of moving) {
      const refusal = placeRefusal(spread, node, section, books);
      if (refusal) return refusal;
    }
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const move = to && moveOf(spread, moving, { to });
    if (!move) return;
    const refusal = editor.edit([move]);
    if (refusal) setRefused(refusalText(refusal));
    else onClose();
  };

  const [first] = moving;
  const name = first && nodeCaption(spread, first, { books, language: languageOf(locale) });
  return (
    <Dialog
      closeLabel={formatMessage({ id: "editor.dialog.close" })}
      foot={
        <>
          <Button onClick={onClose} variant="ghost">
            <FormattedMessage id="editor.dialog.cancel" />
          </Button>
          <Button form={formId} type="submit" variant="primary">
            <FormattedMessage id="editor.move.submit" />
          </Button>
        </>
      }
      initialFocus="first"
      onClose={onClose}
      open
      title={formatMessage({ id: "editor.move.title" }, { count: moving.length, name: name ?? "" })}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="medium">
          {refused !== undefined && (
            <ErrorPanel title={formatMessage({ id: "editor.refused" })}>{refused}</ErrorPanel>
          )}
          <Field
            error={asked && !to ? formatMessage({ id: "editor.section.missing" }) : undefined}
            label={formatMessage({ id: "editor.move.to" })}
          >
            <SectionChoice
              onChange={setTo}
              refusalOf={refusalOf}
              spread={spread}
              type={viewed.shown.financialStatementType}
              value={to}
            />
          </Field>
          {tried && !tried.refused && (
            <TotalsChange
              columnId={columnId}
              editor={editor}
              shown={viewed.shown}
              spread={tried.spread}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
