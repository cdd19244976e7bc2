import { formatDay } from "@tieout/core/calendar/day";
import { languageOf } from "@tieout/core/language";
import { toMinor } from "@tieout/core/money";
import type { Adjustment } from "@tieout/core/spread/adjustment";
import { Badge, Inline, Link, Stack, Text } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  documentAddress,
  type SubmissionDocument,
  type SubmissionPath,
} from "../../api/submission.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { accountName } from "./accounts-of-entry.ts";
import * as styles from "./adjustments.css.ts";

export interface Evidence {
  readonly submission: SubmissionPath;
  readonly documents: readonly SubmissionDocument[];
}

interface AdjustmentEntryViewProps extends Evidence {
  readonly editor: SpreadEditor;
  readonly adjustment: Adjustment;
  /** In place of its own day, for all of a recurring one. */
  readonly days?: ReactNode;
}

/** What an entry is, when, why, what it posts, and the document behind it. */
export function AdjustmentEntryView({
  editor,
  adjustment,
  days,
  submission,
  documents,
}: AdjustmentEntryViewProps) {
  const { locale } = useIntl();
  const language = languageOf(locale);
  const { amount } = useFigures();
  const { spread } = useEditorState(editor).session;
  const { kind, basis, day, reversal, reason, lines, documentId } = adjustment;
  const { ledgers, bases } = editor.books;
  const ledger = ledgers[basis];
  const document = documents.find(({ id }) => id === documentId);

  return (
    <Stack gap="tiny">
      <Inline gap="small" rowGap="tiny" wrap>
        <Badge>
          <FormattedMessage id={`editor.adjust.kind.${kind}`} />
        </Badge>
        <Text numeric size="small" tone="muted">
          {days ?? formatDay(day, language)}
        </Text>
        {reversal !== undefined && days === undefined && (
          <Text size="small" tone="muted">
            <FormattedMessage
              id="editor.adjust.reversedOn"
              values={{ day: formatDay(reversal, language) }}
            />
          </Text>
        )}
        {bases.length > 1 && (
          <Text size="small" tone="muted">
            <FormattedMessage id={`statement.basis.${basis}`} />
          </Text>
        )}
      </Inline>
      <Text as="p" weight="medium">
        {reason}
      </Text>
      {ledger && (
        <ul className={styles.postings}>
          {lines.map(({ accountId, amount: posted }) => {
            const side = posted > 0 ? "editor.adjust.debitAmount" : "editor.adjust.creditAmount";
            const text = amount(toMinor(Math.abs(posted)), ledger.currency);
            return (
              <li className={styles.posting} key={accountId}>
                <span>{accountName({ spread, ledger }, accountId)}</span>
                <span className={styles.amount}>
                  <FormattedMessage id={side} values={{ amount: text }} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {documentId !== undefined && (
        <Text as="p" size="small">
          {document ? (
            <Link href={documentAddress(submission, document)}>{document.fileName}</Link>
          ) : (
            <FormattedMessage id="editor.adjust.documentElsewhere" />
          )}
        </Text>
      )}
    </Stack>
  );
}
