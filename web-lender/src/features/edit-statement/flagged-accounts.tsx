import { useQuery } from "@tanstack/react-query";
import { type Language, languageOf } from "@tieout/core/language";
import { nodeCaption } from "@tieout/core/spread/node-caption";
import { type Spread, statementTypes } from "@tieout/core/spread/spread";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { type NodeRef, refOf } from "@tieout/core/statement/layout";
import { statementTexts } from "@tieout/core/statement/texts";
import { Button, Callout, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useId, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CarriedOver } from "../../api/spread.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { statementAfter } from "../../spread/changed-totals.ts";
import { carriedOverOf, useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import * as styles from "./flagged-accounts.css.ts";

interface FlaggedAccountsProps {
  readonly record: FinancialRecordPath;
  readonly editor: SpreadEditor;
  /** Amounts are as in this view, on either statement. */
  readonly shown: FinancialStatement;
  readonly onGoTo: (accountId: string) => void;
  /** Asks what kind of account it is. */
  readonly onClassify: (account: NodeRef) => void;
  /** Without accepting and classifying. */
  readonly readOnly: boolean;
}

/** Accounts that are new or changed since the collection whose layout this one continues, until they're accepted. */
export function FlaggedAccounts(props: FlaggedAccountsProps) {
  const { spread } = useEditorState(props.editor).session;
  const flagged = flaggedIn(spread);
  return flagged.length === 0 ? null : <Flagged {...props} flagged={flagged} />;
}

interface FlaggedProps extends FlaggedAccountsProps {
  readonly flagged: readonly FlaggedAccount[];
}

interface FlaggedAccount {
  readonly accountId: string;
  readonly node: NodeRef;
  readonly section: NodeRef | undefined;
}

function Flagged({ record, editor, shown, flagged, onGoTo, onClassify, readOnly }: FlaggedProps) {
  const { formatMessage, locale } = useIntl();
  const { longDay } = useDates();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data: carriedOver } = useQuery(carriedOverOf(record));
  const amounts = useMemo(
    () => (isOpen ? latestAmounts(editor, shown, languageOf(locale)) : undefined),
    [isOpen, editor, shown, locale],
  );
  const accept = (accounts: readonly FlaggedAccount[]) =>
    editor.edit([{ do: "accept", accounts: accounts.map(({ node }) => node) }]);
  const lead = carriedOver
    ? formatMessage(
        { id: "editor.flagged.since" },
        { count: flagged.length, day: longDay(carriedOver.collectedAt) },
      )
    : formatMessage({ id: "editor.flagged" }, { count: flagged.length });

  return (
    <div className={styles.flagged}>
      <Callout
        actions={
          <>
            <Button
              aria-controls={listId}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              size="small"
            >
              <FormattedMessage id={isOpen ? "editor.flagged.hide" : "editor.flagged.show"} />
            </Button>
            {!readOnly && (
              <Button onClick={() => accept(flagged)} size="small" variant="ghost">
                <FormattedMessage id="editor.flagged.acceptAll" />
              </Button>
            )}
          </>
        }
        title={lead}
        tone="warning"
      >
        <FormattedMessage id="editor.flagged.check" values={{ count: flagged.length }} />
      </Callout>
      <ul aria-label={lead} className={styles.list} hidden={!isOpen} id={listId}>
        {largestFirst(flagged, carriedOver).map((one) => (
          <Account
            amount={amounts?.get(one.accountId)}
            carriedOver={carriedOver}
            editor={editor}
            flagged={one}
            key={one.accountId}
            onAccept={() => accept([one])}
            onClassify={() => onClassify(one.node)}
            onGoTo={() => onGoTo(one.accountId)}
            readOnly={readOnly}
          />
        ))}
      </ul>
    </div>
  );
}

interface AccountProps {
  readonly editor: SpreadEditor;
  readonly flagged: FlaggedAccount;
  readonly amount: LatestAmount | undefined;
  readonly carriedOver: CarriedOver | null | undefined;
  readonly onGoTo: () => void;
  readonly onClassify: () => void;
  readonly onAccept: () => void;
  readonly readOnly: boolean;
}

function Account({ editor, flagged, amount, carriedOver, readOnly, ...does }: AccountProps) {
  const { locale, formatMessage } = useIntl();
  const language = languageOf(locale);
  const { books } = editor.books;
  const nameOf = (ref: NodeRef) => nodeCaption(editor.spread, ref, { books, language });
  const { accountId, node, section } = flagged;
  const known = carriedOver?.flagged.find((one) => one.accountId === accountId);
  const was = known?.was && statementTexts[language].classifications[known.was];
  const account = nameOf(node);

  return (
    <li className={styles.account}>
      <span className={styles.name}>
        <Button onClick={does.onGoTo} size="small" variant="link">
          {account}
        </Button>
        <span className={styles.why}>
          {[
            known && formatMessage({ id: `editor.flagged.why.${known.why}` }, { was: was ?? "" }),
            section && formatMessage({ id: "editor.flagged.in" }, { section: nameOf(section) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      {amount && (
        <span>
          <Text numeric>{amount.text}</Text>{" "}
          <Text size="small" tone="muted">
            {amount.period}
          </Text>
        </span>
      )}
      {!readOnly && books.account(accountId)?.classifiedBySource === false && (
        <Button
          aria-label={formatMessage({ id: "editor.flagged.classify" }, { account })}
          onClick={does.onClassify}
          size="small"
          variant="ghost"
        >
          <FormattedMessage id="editor.classify" />
        </Button>
      )}
      {!readOnly && (
        <Button
          aria-label={formatMessage({ id: "editor.flagged.acceptOne" }, { account })}
          onClick={does.onAccept}
          size="small"
        >
          <FormattedMessage id="editor.flagged.accept" />
        </Button>
      )}
    </li>
  );
}

function flaggedIn(spread: Spread): FlaggedAccount[] {
  return [...placedNodes(spread)].flatMap(([ref, { node, ancestors }]) => {
    if (node.node !== "account" || !node.flagged) return [];
    const section = ancestors.at(-1);
    return [{ accountId: node.id, node: ref, section: section && refOf(section) }];
  });
}

interface LatestAmount {
  readonly text: string;
  readonly period: string;
}

/** By account, as reported in the latest period, of the statement that it's on. */
function latestAmounts(
  editor: SpreadEditor,
  shown: FinancialStatement,
  language: Language,
): ReadonlyMap<string, LatestAmount> {
  const { figures, ...reported } = shown;
  const amounts = statementTypes.flatMap((type) => {
    const view = { ...reported, financialStatementType: type };
    const { data, lineItems } = statementAfter(editor, view, editor.spread, language);
    const columns = data[0]?.columnHeaders ?? [];
    const latest = shown.reportingPeriodSortOrder === "NewestFirst" ? 0 : columns.length - 1;
    const cells = new Map(data[0]?.rowData.map((row) => [row.lineItemId, row.dataCells[latest]]));
    return lineItems.flatMap(({ id, detailAccountReference }) => {
      const text = cells.get(id)?.text;
      const period = columns[latest]?.label;
      if (!detailAccountReference || text === undefined || period === undefined) return [];
      return [[detailAccountReference.accountId, { text, period }] as const];
    });
  });
  return new Map(amounts);
}

/** As the server ordered them; those flagged since come last. */
function largestFirst(
  flagged: readonly FlaggedAccount[],
  carriedOver: CarriedOver | null | undefined,
): readonly FlaggedAccount[] {
  const places = new Map(carriedOver?.flagged.map(({ accountId }, place) => [accountId, place]));
  const placeOf = ({ accountId }: FlaggedAccount) => places.get(accountId) ?? places.size;
  return flagged.toSorted((one, other) => placeOf(one) - placeOf(other));
}
