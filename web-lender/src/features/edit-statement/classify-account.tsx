import type { Language } from "@tieout/core/language";
import { type Account, type Classification, classifications } from "@tieout/core/ledger/ledger";
import { classifyOf } from "@tieout/core/spread/account-commands";
import type { Classify } from "@tieout/core/spread/command";
import type { NodeRef, StatementType } from "@tieout/core/statement/layout";
import { standardSectionOf } from "@tieout/core/statement/standard-sections";
import { statementTexts } from "@tieout/core/statement/texts";
import { Button, Combobox, DefinitionList, Dialog, ErrorPanel, Field, Stack } from "@tieout/ui-kit";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RecordBooks } from "../../api/spread.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { LineDialogProps } from "./line-dialog.ts";
import { useRefusalText } from "./refusal-text.ts";
import { TotalsOfBoth } from "./totals-change.tsx";

interface ClassifyAccountProps extends LineDialogProps {
  readonly node: NodeRef;
}

/** Says what kind of account this is, where the package doesn't; it may then stand on the other statement. */
export function ClassifyAccount({
  editor,
  viewed: { shown },
  columnId,
  node,
  onClose,
}: ClassifyAccountProps) {
  const { formatMessage, locale } = useIntl();
  const refusalText = useRefusalText();
  const formId = useId();
  const { spread } = useEditorState(editor).session;
  const account = accountOf(editor.books, node);
  const said = account && spread.classifications[account.id];
  const current = said ?? account?.classification;
  const [chosen, setChosen] = useState(current);
  const [refused, setRefused] = useState<string>();
  if (!account || !current) return null;

  // The catalogs are of these languages.
  const texts = statementTexts[locale as Language];
  const commandFor = (classification: Classification, isSaid: boolean) =>
    classifyOf(spread, node, { classification, said: isSaid }, editor.books.books);
  const command = chosen && chosen !== current ? commandFor(chosen, true) : undefined;
  const tried = command && editor.tryOut([command]);
  const carryOut = (wanted: Classify | undefined) => {
    const refusal = wanted ? editor.edit([wanted]) : "unknown-node";
    if (refusal) setRefused(refusalText(refusal));
    else onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Without a change, the guess is confirmed.
    carryOut(command ?? commandFor(current, true));
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
            <FormattedMessage id="editor.classify" />
          </Button>
        </>
      }
      footStart={
        said && (
          <Button
            onClick={() => carryOut(commandFor(account.classification, false))}
            variant="ghost"
          >
            <FormattedMessage id="editor.classify.guess" />
          </Button>
        )
      }
      initialFocus="first"
      onClose={onClose}
      open
      title={formatMessage(
        { id: "editor.classify.title" },
        { account: [account.number, account.name].filter(Boolean).join(" ") },
      )}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="medium">
          {refused !== undefined && (
            <ErrorPanel title={formatMessage({ id: "editor.refused" })}>{refused}</ErrorPanel>
          )}
          <Evidence account={account} said={said} texts={texts.classifications} />
          <Field
            hint={formatMessage({ id: "editor.classify.hint" })}
            label={formatMessage({ id: "editor.classify.kind" })}
          >
            <Combobox
              noMatch={formatMessage({ id: "editor.classify.noMatch" })}
              onChange={setChosen}
              options={kinds.map(({ kind, type }) => ({
                value: kind,
                label: texts.classifications[kind],
                group: texts.titles[type],
              }))}
              value={chosen}
            />
          </Field>
          {tried && !tried.refused && (
            <TotalsOfBoth columnId={columnId} editor={editor} shown={shown} spread={tried.spread} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

interface EvidenceProps {
  readonly account: Account;
  readonly said: Classification | undefined;
  readonly texts: Readonly<Record<Classification, string>>;
}

/** What the kind is known by. */
function Evidence({ account, said, texts }: EvidenceProps) {
  const { formatMessage } = useIntl();
  const { vendorType, vendorSubtype, classification, confidence } = account;
  const type = [vendorType, vendorSubtype].filter(Boolean).join(", ");
  const sureness = confidence >= likely ? "likely" : "unsure";

  return (
    <DefinitionList
      items={[
        {
          term: formatMessage({ id: "editor.evidence.package" }),
          description: type || formatMessage({ id: "editor.evidence.nothing" }),
        },
        {
          term: formatMessage({ id: "editor.evidence.guess" }),
          description: formatMessage(
            { id: `editor.evidence.${sureness}` },
            { kind: texts[classification] },
          ),
        },
        ...(said
          ? [{ term: formatMessage({ id: "editor.evidence.said" }), description: texts[said] }]
          : []),
      ]}
    />
  );
}

/** Below it, the checks ask a person to look. */
const likely = 0.6;

interface Kind {
  readonly kind: Classification;
  readonly type: StatementType;
}

/** By statement. Retained earnings are the package's own, headings aren't posted to, and nobody says that a kind is unknown. */
const kinds: readonly Kind[] = (["BalanceSheet", "IncomeStatement"] as const).flatMap((type) =>
  classifications.flatMap((kind) =>
    standardSectionOf.get(kind)?.type === type &&
    kind !== "retained_earnings" &&
    kind !== "non_posting" &&
    kind !== "unknown"
      ? [{ kind, type }]
      : [],
  ),
);

function accountOf({ ledgers }: RecordBooks, node: NodeRef): Account | undefined {
  // The charts of both bases are equal.
  const accounts = (ledgers.accrual ?? ledgers.cash)?.accounts;
  return accounts?.find(({ id }) => `account/${id}` === node);
}
