import { inverseOf } from "@tieout/core/spread/apply-command";
import type { Edit } from "@tieout/core/spread/edit-session";
import type { Choice, Replay } from "@tieout/core/spread/replay";
import { Button, Dialog, GatedButton, RadioCards, Stack, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDescribeEdit } from "../../spread/describe-edit.ts";
import type { ElsewhereSaved } from "../../spread/save-spread.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";

interface RepeatEditsProps {
  readonly editor: SpreadEditor;
  readonly edits: readonly Edit[];
  readonly onto: ElsewhereSaved;
  readonly confirmLabel: string;
  /** With the edits repeated as chosen. */
  readonly onDone: (repeated: Replay) => void;
  readonly onClose: () => void;
}

/** Repeats a person's edits on another version, and asks about each that both changed: nothing is overwritten unasked. */
export function RepeatEdits({
  editor,
  edits,
  onto,
  confirmLabel,
  onDone,
  onClose,
}: RepeatEditsProps) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const describe = useDescribeEdit(editor.books);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  // What is asked stays listed, also once it's answered.
  const [{ questions }] = useState(() => editor.repeatedOn(onto, edits));
  const repeated = editor.repeatedOn(onto, edits, choices);
  const isAnswered = repeated.questions.length === 0;
  const name = onto.by ?? formatMessage({ id: "editor.conflict.somebody" });

  return (
    <Dialog
      foot={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="editor.conflict.cancel" />
          </Button>
          <GatedButton
            onClick={() => onDone(repeated)}
            variant="primary"
            why={isAnswered ? undefined : formatMessage({ id: "editor.conflict.needs" })}
          >
            {confirmLabel}
          </GatedButton>
        </>
      }
      onClose={onClose}
      open
      title={formatMessage({ id: "editor.conflict.title" }, { name, version: onto.version })}
      typed
    >
      <Stack gap="large">
        <Text as="p">
          {onto.at !== undefined && (
            <>
              <FormattedMessage
                id="conflict.when"
                values={{ date: day(onto.at), time: time(onto.at) }}
              />{" "}
            </>
          )}
          {onto.reason !== undefined && (
            <>
              <FormattedMessage id="editor.conflict.reason" values={{ reason: onto.reason }} />{" "}
            </>
          )}
          <FormattedMessage
            id="editor.conflict.repeated"
            values={{ count: repeated.edits.length }}
          />
        </Text>
        {questions.length > 0 && (
          <Text as="p" weight="strong">
            <FormattedMessage id="editor.conflict.choose" />
          </Text>
        )}
        {questions.map(({ edit, now }) => (
          <RadioCards<Choice>
            options={[
              {
                value: "mine",
                title: formatMessage(
                  { id: "editor.conflict.mine" },
                  { edit: describe(now, onto.spread) },
                ),
              },
              {
                value: "theirs",
                title: formatMessage(
                  { id: "editor.conflict.theirs" },
                  { state: describe(inverseOf(now), onto.spread) },
                ),
              },
            ]}
            key={edit.id}
            label={describe(edit.command, editor.spread)}
            onChange={(choice) => setChoices(new Map(choices).set(edit.id, choice))}
            value={choices.get(edit.id)}
          />
        ))}
        {repeated.lost.length > 0 && (
          <Stack gap="small">
            <Text as="p" weight="strong">
              <FormattedMessage id="editor.conflict.lost" />
            </Text>
            {repeated.lost.map(({ edit, refused }) => (
              <Text as="p" key={edit.id}>
                <FormattedMessage
                  id={
                    refused === "unknown-node"
                      ? "editor.conflict.lostUnknown"
                      : "editor.conflict.lostRefused"
                  }
                  values={{ edit: describe(edit.command, editor.spread) }}
                />
              </Text>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
