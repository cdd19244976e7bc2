import { formatDay } from "@tieout/core/calendar/day";
import { languageOf } from "@tieout/core/language";
import { type Adjustment, adjustmentFault } from "@tieout/core/spread/adjustment";
import { confirmCommands, voidOf } from "@tieout/core/spread/adjustment-entry";
import type { Command } from "@tieout/core/spread/command";
import { accountIn } from "@tieout/core/spread/permissions";
import {
  Button,
  Callout,
  Combobox,
  Dialog,
  ErrorPanel,
  Field,
  Heading,
  Inline,
  Stack,
  Text,
} from "@tieout/ui-kit";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { accountName } from "./accounts-of-entry.ts";
import { AdjustmentEntryView, type Evidence } from "./adjustment-entry-view.tsx";
import { type AdjustmentGroup, listed } from "./adjustment-groups.ts";
import * as styles from "./adjustments.css.ts";

interface AdjustmentListProps extends Evidence {
  readonly editor: SpreadEditor;
  readonly onAdd: () => void;
  readonly onChange: (adjustment: Adjustment) => void;
  readonly onClose: () => void;
}

const allAccounts = "all";

/** All entries: drafts, which don't count, apart from those that do; recurring ones together. */
export function AdjustmentList({
  editor,
  onAdd,
  onChange,
  onClose,
  ...evidence
}: AdjustmentListProps) {
  const { formatMessage } = useIntl();
  const { spread } = useEditorState(editor).session;
  const [accountId, setAccountId] = useState<string>();
  const [done, setDone] = useState<{ readonly text: string; readonly past: number }>();
  const [refused, setRefused] = useState<string>();
  const { drafts, confirmed } = listed(spread.adjustments, accountId);
  const sound = drafts.flatMap(({ entries }) => entries).filter((one) => !isFaulty(editor, one));
  const nameOf = (id: string) => {
    const ledger = editor.books.ledgers.accrual ?? editor.books.ledgers.cash;
    return ledger ? accountName({ spread, ledger }, id) : id;
  };
  const posted = [
    ...new Set(spread.adjustments.flatMap(({ lines }) => lines.map((one) => one.accountId))),
  ];

  const carryOut = (commands: readonly Command[], text: string) => {
    const refusal = editor.edit(commands);
    setRefused(refusal && formatMessage({ id: `editor.refusal.${refusal}` }));
    setDone(refusal ? undefined : { text, past: editor.state().session.past.length });
  };
  const confirm = (entries: readonly Adjustment[]) =>
    carryOut(
      confirmCommands(entries),
      formatMessage({ id: "editor.adjust.confirmed" }, { count: entries.length }),
    );
  const remove = (entries: readonly Adjustment[]) =>
    carryOut(
      entries.map(voidOf),
      formatMessage({ id: "editor.adjust.deleted" }, { count: entries.length }),
    );
  const group = (one: AdjustmentGroup) => (
    <Group
      {...evidence}
      editor={editor}
      group={one}
      key={one.id}
      onChange={onChange}
      onConfirm={confirm}
      onRemove={remove}
    />
  );

  return (
    <Dialog
      closeLabel={formatMessage({ id: "editor.dialog.close" })}
      foot={
        <Button onClick={onAdd} variant="primary">
          <FormattedMessage id="editor.adjust" />
        </Button>
      }
      onClose={onClose}
      open
      size="large"
      title={formatMessage({ id: "editor.adjustments" })}
    >
      <Stack gap="medium">
        {refused !== undefined && (
          <ErrorPanel title={formatMessage({ id: "editor.refused" })}>{refused}</ErrorPanel>
        )}
        {done && done.past === editor.state().session.past.length && (
          <Callout
            actions={
              <Button
                onClick={() => {
                  editor.undo();
                  setDone(undefined);
                }}
                size="small"
              >
                <FormattedMessage id="editor.undo" />
              </Button>
            }
            tone="neutral"
          >
            {done.text}
          </Callout>
        )}
        {posted.length > 0 ? (
          <Field label={formatMessage({ id: "editor.adjust.filter" })}>
            <Combobox
              noMatch={formatMessage({ id: "editor.adjust.noAccount" })}
              onChange={(chosen) => setAccountId(chosen === allAccounts ? undefined : chosen)}
              options={[
                { value: allAccounts, label: formatMessage({ id: "editor.adjust.allAccounts" }) },
                ...posted.map((id) => ({ value: id, label: nameOf(id) })),
              ]}
              value={accountId ?? allAccounts}
            />
          </Field>
        ) : (
          <Text as="p" tone="muted">
            <FormattedMessage id="editor.adjust.none" />
          </Text>
        )}
        {drafts.length > 0 && (
          <section aria-label={formatMessage({ id: "editor.adjust.drafts" })}>
            <Inline justify="between" wrap>
              <Heading level={3} size="small">
                <FormattedMessage id="editor.adjust.drafts" />
              </Heading>
              {sound.length > 1 && (
                <Button onClick={() => confirm(sound)} size="small">
                  <FormattedMessage id="editor.adjust.confirmAll" />
                </Button>
              )}
            </Inline>
            <Text as="p" size="small" tone="muted">
              <FormattedMessage id="editor.adjust.draftsHint" />
            </Text>
            <ul className={styles.list}>{drafts.map(group)}</ul>
          </section>
        )}
        {confirmed.length > 0 && (
          <section aria-label={formatMessage({ id: "editor.adjust.counted" })}>
            <Heading level={3} size="small">
              <FormattedMessage id="editor.adjust.counted" />
            </Heading>
            <ul className={styles.list}>{confirmed.map(group)}</ul>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

interface GroupProps extends Evidence {
  readonly editor: SpreadEditor;
  readonly group: AdjustmentGroup;
  readonly onChange: (adjustment: Adjustment) => void;
  readonly onConfirm: (entries: readonly Adjustment[]) => void;
  readonly onRemove: (entries: readonly Adjustment[]) => void;
}

function Group({ group: { entries }, ...rest }: GroupProps) {
  const { locale } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return null;
  if (first === last) return <Item {...rest} adjustment={first} entries={entries} />;

  const language = languageOf(locale);
  const days = (
    <FormattedMessage
      id="editor.adjust.recurring"
      values={{
        count: entries.length,
        from: formatDay(first.day, language),
        until: formatDay(last.day, language),
      }}
    />
  );
  return (
    <>
      <Item
        {...rest}
        adjustment={first}
        days={days}
        entries={entries}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen &&
        entries.map((one) => <Item {...rest} adjustment={one} entries={[one]} key={one.id} />)}
    </>
  );
}

interface ItemProps extends Omit<GroupProps, "group"> {
  readonly adjustment: Adjustment;
  /** What the buttons are about: the entry, or all of a recurring one. */
  readonly entries: readonly Adjustment[];
  readonly days?: ReactNode;
  readonly isOpen?: boolean;
  readonly onToggle?: () => void;
}

function Item({
  adjustment,
  entries,
  days,
  isOpen,
  onToggle,
  onChange,
  onConfirm,
  onRemove,
  ...rest
}: ItemProps) {
  const { formatMessage } = useIntl();
  const { reason, status } = adjustment;
  const isFaulted = entries.some((one) => isFaulty(rest.editor, one));

  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <AdjustmentEntryView {...rest} adjustment={adjustment} days={days} />
        {status === "Draft" && isFaulted && (
          <Text as="p" size="small" tone="warning">
            <FormattedMessage id="editor.adjust.draftFaulty" />
          </Text>
        )}
      </div>
      <Inline gap="tiny" wrap>
        {status === "Draft" && !isFaulted && (
          <Button
            aria-label={formatMessage({ id: "editor.adjust.confirmOne" }, { reason })}
            onClick={() => onConfirm(entries)}
            size="small"
          >
            <FormattedMessage id="editor.adjust.confirm" />
          </Button>
        )}
        {onToggle ? (
          <Button aria-expanded={isOpen} onClick={onToggle} size="small" variant="ghost">
            <FormattedMessage id="editor.adjust.showAll" values={{ count: entries.length }} />
          </Button>
        ) : (
          <Button
            aria-label={formatMessage({ id: "editor.adjust.changeOne" }, { reason })}
            onClick={() => onChange(adjustment)}
            size="small"
            variant="ghost"
          >
            <FormattedMessage id="editor.adjust.change" />
          </Button>
        )}
        <Button
          aria-label={formatMessage({ id: "editor.adjust.deleteOne" }, { reason })}
          onClick={() => onRemove(entries)}
          size="small"
          variant="ghost"
        >
          <FormattedMessage id="editor.adjust.delete" />
        </Button>
      </Inline>
    </li>
  );
}

/** A carried-over draft may name an account or a day that these books don't have. */
function isFaulty({ books: { books }, spread }: SpreadEditor, adjustment: Adjustment): boolean {
  const fault = adjustmentFault(adjustment, {
    classification: (id) => accountIn(spread, id, books)?.classification,
    calendar: books.calendar,
  });
  return fault !== undefined;
}
