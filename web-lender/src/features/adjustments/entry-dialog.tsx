import { currencyDigits } from "@tieout/core/money";
import { type Adjustment, adjustmentKinds } from "@tieout/core/spread/adjustment";
import { type Entry, entryCommands } from "@tieout/core/spread/adjustment-entry";
import { textFault } from "@tieout/core/text";
import {
  Button,
  Dialog,
  ErrorPanel,
  Field,
  RadioCards,
  Segmented,
  Select,
  Stack,
  Text,
  TextInput,
} from "@tieout/ui-kit";
import { type FormEvent, useDeferredValue, useId, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { SubmissionDocument } from "../../api/submission.ts";
import { decimalSign } from "../../messages/typed-amount.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import type { StatementView } from "../../spread/use-statement.ts";
import * as styles from "./adjustments.css.ts";
import {
  type EntryContext,
  type EntryFault,
  type EntryForm,
  formOf,
  newForm,
  readEntry,
  reasoned,
} from "./entry-form.ts";
import { EntryLines } from "./entry-lines.tsx";
import { EntrySchedule } from "./entry-schedule.tsx";
import { EntryTotals } from "./entry-totals.tsx";

interface EntryDialogProps {
  readonly editor: SpreadEditor;
  readonly view: StatementView;
  /** Those that may be evidence. */
  readonly documents: readonly SubmissionDocument[];
  /** The entry that is changed; without it, a new one is made. */
  readonly replaces?: Adjustment;
  /** The account that a new one begins with. */
  readonly accountId?: string;
  readonly onClose: () => void;
}

const noDocument = "none";

/** Makes an entry beside the books, or changes one. Totals are shown before and after while it's typed. */
export function EntryDialog(props: EntryDialogProps) {
  const { editor, view, documents, replaces, onClose } = props;
  const { formatMessage, locale } = useIntl();
  const formId = useId();
  const { spread } = useEditorState(editor).session;
  const { books, ledgers, bases } = editor.books;
  const [id] = useState(() => replaces?.id ?? crypto.randomUUID());
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<string>();
  const ledgerOf = (basis: EntryForm["basis"]) => {
    const ledger = ledgers[basis] ?? (bases[0] && ledgers[bases[0]]);
    if (!ledger) throw new Error("The record has no books");
    return ledger;
  };
  const shownLedger = ledgerOf(view.basis ?? "accrual");
  const style = { decimal: decimalSign(locale), digits: currencyDigits(shownLedger.currency) };
  const [begun] = useState(() =>
    replaces ? formOf(replaces, style) : newForm(shownLedger, props.accountId),
  );
  const [form, setForm] = useState(begun);
  const change = (part: Partial<EntryForm>) => setForm((before) => ({ ...before, ...part }));

  const ledger = ledgerOf(form.basis);
  const addBacksName = formatMessage({ id: "editor.adjust.addBacks" });
  const context: EntryContext = {
    ...{ spread, books, ledger, style, addBacksName, id },
    ...(replaces && { replaces }),
  };
  const { entry, reversal, fault } = readEntry(form, context);
  // Typing a reason adds up nothing again, and typing an amount doesn't wait for totals.
  const commands = useDeferredValue(JSON.stringify(entryCommands(spread, counted(entry), books)));
  const tried = useMemo(() => editor.tryOut(JSON.parse(commands)), [editor, commands]);
  const reasonFault = textFault(form.reason, { required: true, maximumLength: 500 });
  const errorAt = (part: FaultPart) =>
    asked && fault && partOf[fault] === part
      ? formatMessage({ id: `editor.adjust.fault.${fault}` })
      : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault || reasonFault) return;
    const refusal = editor.edit(entryCommands(spread, entry, books));
    if (refusal) setRefused(formatMessage({ id: `editor.refusal.${refusal}` }));
    else onClose();
  };

  return (
    <Dialog
      closeLabel={formatMessage({ id: "editor.dialog.close" })}
      foot={
        <>
          <Button onClick={onClose} variant="ghost">
            <FormattedMessage id="editor.dialog.cancel" />
          </Button>
          <Button form={formId} type="submit" variant="primary">
            <FormattedMessage id={replaces ? "editor.adjust.change" : "editor.adjust.post"} />
          </Button>
        </>
      }
      onClose={onClose}
      open
      size="large"
      title={formatMessage({ id: replaces ? "editor.adjust.changeTitle" : "editor.adjust.title" })}
      typed={form !== begun}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="medium">
          {refused !== undefined && (
            <ErrorPanel title={formatMessage({ id: "editor.refused" })}>{refused}</ErrorPanel>
          )}
          <RadioCards
            columns="two"
            label={formatMessage({ id: "editor.adjust.kind" })}
            onChange={(kind) => change({ kind })}
            options={adjustmentKinds.map((value) => ({
              value,
              title: formatMessage({ id: `editor.adjust.kind.${value}` }),
              description: formatMessage({ id: `editor.adjust.about.${value}` }),
            }))}
            value={form.kind}
          />
          <EntryLines context={context} error={errorAt("lines")} form={form} onChange={change} />
          <EntrySchedule
            context={context}
            count={entry.days?.length ?? 1}
            dayError={errorAt("day")}
            form={form}
            onChange={change}
            reversal={reversal}
            reversalError={errorAt("reversal")}
          />
          <Field
            error={
              asked && reasonFault
                ? formatMessage({ id: `editor.adjust.reason.${reasonFault}` })
                : undefined
            }
            label={formatMessage({ id: "editor.reason" })}
          >
            <TextInput
              autoComplete="off"
              onChange={({ target }) => change({ reason: target.value })}
              value={form.reason}
            />
          </Field>
          <div className={styles.row}>
            <Field
              label={formatMessage({ id: "editor.adjust.document" })}
              optional
              optionalLabel={formatMessage({ id: "editor.optional" })}
            >
              <Select
                disabled={documents.length === 0}
                onChange={(chosen) => setForm((before) => withDocument(before, chosen))}
                options={[
                  { value: noDocument, label: formatMessage({ id: "editor.adjust.noDocument" }) },
                  ...documents.map((one) => ({ value: one.id, label: one.fileName })),
                ]}
                value={form.documentId ?? noDocument}
              />
            </Field>
            <Stack gap="tiny">
              <Text size="small" weight="medium">
                <FormattedMessage id="editor.adjust.status" />
              </Text>
              <Segmented
                label={formatMessage({ id: "editor.adjust.status" })}
                onChange={(status) => change({ status })}
                options={(["Confirmed", "Draft"] as const).map((value) => ({
                  value,
                  label: formatMessage({ id: `editor.adjust.status.${value}` }),
                }))}
                value={form.status}
              />
              {form.status === "Draft" && (
                <Text size="small" tone="muted">
                  <FormattedMessage id="editor.adjust.draftHint" />
                </Text>
              )}
            </Stack>
          </div>
          {!tried.refused && (
            <EntryTotals basis={form.basis} editor={editor} spread={tried.spread} view={view} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Totals are shown as if a draft counted. */
function counted(entry: Entry): Entry {
  const { adjustment, ...rest } = reasoned(entry);
  return { ...rest, adjustment: { ...adjustment, status: "Confirmed" } };
}

function withDocument({ documentId: _, ...form }: EntryForm, chosen: string): EntryForm {
  return chosen === noDocument ? form : { ...form, documentId: chosen };
}

type FaultPart = "lines" | "day" | "reversal" | "reason";

const partOf: Record<EntryFault, FaultPart> = {
  "no-lines": "lines",
  "too-many-lines": "lines",
  "not-zero-sum": "lines",
  "zero-line": "lines",
  amount: "lines",
  "account-twice": "lines",
  "unknown-account": "lines",
  "both-statements": "lines",
  "not-income": "lines",
  "add-backs-line-missing": "lines",
  "retained-earnings": "lines",
  "not-balance-sheet": "lines",
  "not-a-cut": "day",
  "not-first-day": "day",
  "reversal-not-later": "reversal",
  "reversal-not-allowed": "reversal",
  "reversal-missing": "reversal",
  "reason-missing": "reason",
};
