import { proveAccounts } from "@tieout/core/statement/line-proof";
import { CountPill, Heading, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { ChevronRight } from "lucide-react";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { LineDetail } from "../../spread/line-detail.ts";
import { columnMark, rowMark, useFocusColumn } from "./column-keys.ts";
import * as rowStyles from "./drill-columns.css.ts";
import * as styles from "./drill-down-page.css.ts";
import { Figure, type Presentation, ProofLine } from "./figures.tsx";

interface AccountsColumnProps {
  readonly detail: LineDetail;
  readonly selected: string;
  readonly presentation: Presentation;
  /** Names of accounts that edits moved here; undefined where nothing can be moved to the line. */
  readonly movedHere: readonly string[] | undefined;
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
}

/** Of the accounts that edits moved, by name. */
const namedMost = 3;

/** The accounts behind the figure, with the proof that they're complete. */
export function AccountsColumn({
  detail,
  selected,
  presentation,
  movedHere,
  takesFocus,
  onFocused,
}: AccountsColumnProps) {
  const { formatMessage, formatList } = useIntl();
  const { bookDay } = useDates();
  const column = useRef<HTMLElement>(null);
  const { accounts, others, captionText, amount } = detail;
  const count = accounts.length + (others?.count ?? 0);
  const namesOf = (moved: readonly string[]) =>
    moved.length <= namedMost
      ? moved
      : [
          ...moved.slice(0, namedMost),
          formatMessage({ id: "line.otherAccounts" }, { count: moved.length - namedMost }),
        ];
  useFocusColumn(column, takesFocus, onFocused);

  return (
    <section
      aria-labelledby="drill-accounts"
      className={styles.column}
      ref={column}
      {...{ [columnMark]: "accounts" }}
    >
      <div className={styles.columnHead}>
        <Heading id="drill-accounts" level={2} size="small">
          <FormattedMessage id="editor.drill.accounts" />
        </Heading>
        <CountPill>{count}</CountPill>
        <span className={styles.columnNote}>{bookDay(detail.column.reportingEndDate)}</span>
      </div>
      <div className={styles.scroller}>
        <div aria-labelledby="drill-accounts" role="listbox">
          {accounts.map(({ accountId, accountNo, caption, amount: share }) => (
            <div
              aria-selected={accountId === selected}
              className={rowStyles.account}
              key={accountId}
              role="option"
              tabIndex={accountId === selected ? 0 : -1}
              {...{ [rowMark]: accountId }}
            >
              <span className={rowStyles.number}>{accountNo}</span>
              <span className={rowStyles.caption}>{caption}</span>
              <Figure figure={presentation.reported(share)} />
              <ChevronRight aria-hidden size={12} />
            </div>
          ))}
        </div>
        {others && (
          <div className={rowStyles.others}>
            <span className={rowStyles.caption}>
              <FormattedMessage id="line.otherAccounts" values={{ count: others.count }} />
            </span>
            <Figure figure={presentation.reported(others.amount)} />
          </div>
        )}
        <div className={rowStyles.sum}>
          <span className={rowStyles.caption}>{captionText}</span>
          <Figure figure={presentation.reported(amount)} weight="strong" />
        </div>
        <div className={rowStyles.proof}>
          <ProofLine
            presentation={presentation}
            proof={proveAccounts(detail)}
            proved={formatMessage({ id: "proof.accounts" })}
          />
          {movedHere && (
            <Text as="p" size="small" tone="muted">
              <FormattedMessage
                id={movedHere.length === 0 ? "editor.drill.movedNone" : "editor.drill.moved"}
                values={{ accounts: formatList(namesOf(movedHere)) }}
              />
            </Text>
          )}
          {others && (
            <Text as="p" size="small" tone="muted">
              <FormattedMessage
                id="line.largestAccounts"
                values={{ shown: accounts.length, count }}
              />
            </Text>
          )}
        </div>
      </div>
    </section>
  );
}
