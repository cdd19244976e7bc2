import { removalOf, removalRefusal } from "@tieout/core/spread/section-commands";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import { allAccountIds, type NodeRef } from "@tieout/core/statement/layout";
import { Button, ConfirmDialog, Dialog, ErrorPanel, Field, Stack, Text } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useEditorState } from "../../spread/open-editor.ts";
import type { LineDialogProps } from "./line-dialog.ts";
import { useRefusalText } from "./refusal-text.ts";
import { SectionChoice } from "./section-choice.tsx";
import { TotalsChange } from "./totals-change.tsx";

interface RemoveSectionProps extends LineDialogProps {
  readonly section: NodeRef;
}

/** Removes a section once confirmed; what it holds goes where it's told to (S-U93). */
export function RemoveSection({
  editor,
  viewed: { shown },
  columnId,
  section,
  onClose,
}: RemoveSectionProps) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const { spread } = useEditorState(editor).session;
  const [to, setTo] = useState<NodeRef>();
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<string>();
  const node = placedNodes(spread).get(section)?.node;
  const header = shown.lineItems.find((line) => line.node === section);
  if (node?.node !== "section" || !header) return null;

  const title = formatMessage({ id: "editor.remove.title" }, { section: header.captionText });
  const removal = removalOf(spread, section, to);
  const remove = () => {
    const refusal = removal ? editor.edit([removal]) : "unknown-node";
    if (refusal) setRefused(refusalText(refusal));
    else onClose();
  };
  const problem = refused !== undefined && (
    <ErrorPanel title={formatMessage({ id: "editor.refused" })}>{refused}</ErrorPanel>
  );

  if (node.children.length === 0) {
    return (
      <ConfirmDialog
        confirmLabel={formatMessage({ id: "editor.remove" })}
        onClose={onClose}
        onConfirm={remove}
        open
        safeLabel={formatMessage({ id: "editor.remove.keep" })}
        title={title}
      >
        {problem}
        <FormattedMessage id="editor.remove.empty" />
      </ConfirmDialog>
    );
  }
  const tried = to && removal && editor.tryOut([removal]);
  return (
    <Dialog
      closeLabel={formatMessage({ id: "editor.dialog.close" })}
      foot={
        <>
          <Button onClick={onClose} variant="ghost">
            <FormattedMessage id="editor.dialog.cancel" />
          </Button>
          <Button
            onClick={() => {
              setAsked(true);
              if (to) remove();
            }}
            variant="primary"
          >
            <FormattedMessage id="editor.remove.move" />
          </Button>
        </>
      }
      initialFocus="first"
      onClose={onClose}
      open
      title={title}
    >
      <Stack gap="medium">
        {problem}
        <Text as="p">
          <FormattedMessage
            id="editor.remove.holds"
            values={{ count: allAccountIds(node).length }}
          />
        </Text>
        <Field
          error={asked && !to ? formatMessage({ id: "editor.section.missing" }) : undefined}
          label={formatMessage({ id: "editor.remove.to" })}
        >
          <SectionChoice
            onChange={setTo}
            refusalOf={(target) => removalRefusal(spread, section, target, editor.books.books)}
            spread={spread}
            type={shown.financialStatementType}
            value={to}
          />
        </Field>
        {tried && !tried.refused && (
          <TotalsChange columnId={columnId} editor={editor} shown={shown} spread={tried.spread} />
        )}
      </Stack>
    </Dialog>
  );
}
