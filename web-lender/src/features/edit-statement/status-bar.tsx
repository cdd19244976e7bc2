import { useQuery } from "@tanstack/react-query";
import { type Language, languageOf } from "@tieout/core/language";
import { toMinor } from "@tieout/core/money";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { formatAmount } from "@tieout/core/statement/number-style";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import { Button, Text } from "@tieout/ui-kit";
import { CircleAlert, CircleCheck, CircleDashed, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Check, checksOf, type FinancialRecordPath } from "../../api/submission.ts";
import { hasUnknownTypes, outOfBalance } from "../../spread/out-of-balance.ts";
import * as bar from "../../spread/status-bar.css.ts";
import * as styles from "./edit-statement.css.ts";
import type { Notice } from "./line-editing.ts";
import { useRefusalText } from "./refusal-text.ts";
import type { SelectionFigures } from "./selection-figures.ts";

interface StatusBarProps {
  readonly record: FinancialRecordPath;
  readonly statement: FinancialStatement;
  /** Only reported figures are said to tie out. */
  readonly isAdjusted: boolean;
  readonly selected: SelectionFigures | undefined;
  readonly notice: Notice | undefined;
  /** The active line, if it's locked. */
  readonly locked: PresentedLineItem | undefined;
  /** Hidden where it's not given. */
  readonly onReclassify?: ((line: PresentedLineItem) => void) | undefined;
  readonly onShowKeys: () => void;
}

/** Whether the statement balances, what was done last, and the figures of selected lines. */
export function StatusBar(props: StatusBarProps) {
  const { record, statement, isAdjusted, selected, notice, onReclassify, onShowKeys } = props;
  const { locale } = useIntl();
  const { data: checks } = useQuery(checksOf(record));
  const language = languageOf(locale);
  const refusalText = useRefusalText();
  const locked = notice?.locked ?? props.locked;

  return (
    <footer className={bar.statusBar}>
      {isAdjusted ? (
        <Text size="small" tone="muted">
          <FormattedMessage id="editor.adjustedNote" />
        </Text>
      ) : (
        checks && <BalanceLine balance={balanceOf(checks.checks, statement, language)} />
      )}
      <span className={styles.notice} role="status">
        {notice && (
          <Text size="small" tone={notice.tone}>
            {notice.text}
          </Text>
        )}
      </span>
      {props.locked && !notice?.locked && (
        // Not announced: the line's own name says that it's locked.
        <span className={bar.status}>
          <Lock aria-hidden size={11} />
          {refusalText("locked")}
        </span>
      )}
      {locked && onReclassify && (
        <Button onClick={() => onReclassify(locked)} size="small" variant="link">
          <FormattedMessage id="editor.reclassify" />
        </Button>
      )}
      <span className={styles.statusEnd}>
        {selected ? (
          <>
            <span>{selected.period}</span>
            <SelectedFigure id="editor.selected.count">{selected.count}</SelectedFigure>
            <SelectedFigure id="editor.selected.average">{selected.average}</SelectedFigure>
            <SelectedFigure id="editor.selected.netDebit">{selected.netDebit}</SelectedFigure>
          </>
        ) : (
          <FormattedMessage id="statement.lines" values={{ count: statement.lineItems.length }} />
        )}
      </span>
      <button className={styles.keysButton} onClick={onShowKeys} type="button">
        <kbd className={bar.key}>?</kbd>
        <FormattedMessage id="statement.keys" />
      </button>
    </footer>
  );
}

interface SelectedFigureProps {
  readonly id: `editor.selected.${"count" | "average" | "netDebit"}`;
  readonly children: ReactNode;
}

function SelectedFigure({ id, children }: SelectedFigureProps) {
  return (
    <span>
      <FormattedMessage id={id} /> <b className={styles.selectedFigure}>{children}</b>
    </span>
  );
}

function BalanceLine({ balance }: { readonly balance: Balance }) {
  const { tone, Icon } = icons[balance.state];
  return (
    <Text size="small" tone={tone}>
      <span className={bar.status}>
        <Icon aria-hidden size={14} />
        <BalanceText balance={balance} />
      </span>
    </Text>
  );
}

const icons = {
  balanced: { tone: "success", Icon: CircleCheck },
  unbalanced: { tone: "danger", Icon: CircleAlert },
  failed: { tone: "danger", Icon: CircleAlert },
  unknown: { tone: "muted", Icon: CircleDashed },
  "unknown-types": { tone: "muted", Icon: CircleDashed },
} as const;

function BalanceText({ balance }: { readonly balance: Balance }) {
  switch (balance.state) {
    case "balanced":
      return balance.count === undefined ? (
        <FormattedMessage id="statement.balancedSomewhere" />
      ) : (
        <FormattedMessage id="statement.balanced" values={{ count: balance.count }} />
      );
    case "failed":
      return balance.reason;
    case "unbalanced":
      return (
        <FormattedMessage
          id="editor.outOfBalance"
          values={{ amount: balance.amount, period: balance.period, others: balance.others }}
        />
      );
    case "unknown":
      return <FormattedMessage id="statement.balanceUnknown" />;
    case "unknown-types":
      return <FormattedMessage id="statement.unknownTypes" />;
  }
}

/** Whether assets equal liabilities and equity, as far as it's proven. */
type Balance =
  /** The periods shown that balance; undefined where this statement doesn't tell. */
  | { readonly state: "balanced"; readonly count?: number }
  /** By the statement's own totals: the first period that doesn't balance, and how many more there are. */
  | {
      readonly state: "unbalanced";
      readonly period: string;
      readonly amount: string;
      readonly others: number;
    }
  /** The check's own sentence: where, and by how much. */
  | { readonly state: "failed"; readonly reason: string }
  | { readonly state: "unknown" }
  /** Accounts of unknown type have a balance, and may be on either side. */
  | { readonly state: "unknown-types" };

/** From the totals that are shown, which edits change, and from the books' own check. */
export function balanceOf(
  checks: readonly Check[],
  statement: FinancialStatement,
  language: Language = "en",
): Balance {
  const check = checks.find(
    ({ id, basis }) => id === "assets-equal-liabilities-and-equity" && basis === statement.basis,
  );
  if (check?.outcome === "Fail") return { state: "failed", reason: check.outcomeDescription };

  const off = outOfBalance(statement);
  const [first, ...others] = off ?? [];
  const [data] = statement.data;
  if (first && data) {
    const amount = toMinor(Math.abs(first.difference));
    const format = { style: "Actuals", currency: data.currency, language } as const;
    return {
      state: "unbalanced",
      period: first.label,
      amount: formatAmount(amount, format),
      others: others.length,
    };
  }
  const isProved = off && data !== undefined;
  if (isProved && hasUnknownTypes(statement)) return { state: "unknown-types" };
  // Types may be known by now that weren't when the check ran; then the totals tell.
  if (!check || (check.outcome === "Inconclusive" && !isProved)) return { state: "unknown" };
  return isProved ? { state: "balanced", count: data.columnHeaders.length } : { state: "balanced" };
}
