import type { AdjustingLine } from "@tieout/core/spread/adjusted-ledger";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { movementOf, proveAccounts, proveMonths } from "@tieout/core/statement/line-proof";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import { Button, IconButton, useMedia, VisuallyHidden } from "@tieout/ui-kit";
import { ArrowLeft, Download, Undo2, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { exportLinesAddress } from "../../api/journal-lines.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import type { LineDetail } from "../../spread/line-detail.ts";
import * as bar from "../../spread/status-bar.css.ts";
import { AccountInfo } from "./account-facts.tsx";
import { AccountsColumn } from "./accounts-column.tsx";
import {
  type Column,
  columnMark,
  columns,
  pressInColumns,
  rowAt,
  useFocusColumn,
} from "./column-keys.ts";
import * as styles from "./drill-down-page.css.ts";
import * as entryStyles from "./drill-entry.css.ts";
import { entryOf, useDrillLines } from "./drill-lines.ts";
import { DrillStatus } from "./drill-status.tsx";
import { DrillTrail, type TrailStep } from "./drill-trail.tsx";
import { EntryColumn } from "./entry-column.tsx";
import { usePresentation } from "./figures.tsx";
import { LinesColumn } from "./lines-column.tsx";
import { MonthsColumn } from "./months-column.tsx";
import { type DrillPlace, useDrillWalk } from "./use-drill-walk.ts";

interface DrillDownPageProps {
  readonly record: FinancialRecordPath;
  readonly statement: FinancialStatement;
  readonly line: PresentedLineItem;
  readonly detail: LineDetail;
  /** Its account is one of the detail's. */
  readonly place: DrillPlace;
  /** What adjustments post to an account in a month; nothing where the figure is a reported one. */
  readonly adjustingIn: (accountId: string, from: string, to: string) => readonly AdjustingLine[];
  readonly adjustmentEntry: (adjustmentId: string) => ReactNode;
  readonly accountName: (accountId: string) => { readonly number?: string; readonly name: string };
  readonly movedHere: readonly string[] | undefined;
  readonly source: string;
  readonly isAnonymized: boolean;
  /** False for a file of balances, which has no journal. */
  readonly hasEntries: boolean;
  readonly tabs: ReactNode;
  /** False when restored from the address. */
  readonly takesFocus: boolean;
  readonly onPlaceChange: (place: DrillPlace, isStep: boolean) => void;
  readonly onClose: () => void;
}

/** Over the statement: accounts, months, journal lines, and the entry with its other side. */
export function DrillDownPage({
  record,
  statement,
  line,
  detail,
  place,
  adjustingIn,
  adjustmentEntry,
  accountName,
  movedHere,
  source,
  isAnonymized,
  hasEntries,
  tabs,
  takesFocus,
  onPlaceChange,
  onClose,
}: DrillDownPageProps) {
  const { formatMessage, locale } = useIntl();
  const { month: monthName } = useFigures();
  const presentation = usePresentation(detail.currency, line.reportedAs);
  const isPhone = useMedia("(width < 640px)");
  const isNarrow = useMedia("(width < 1200px)");
  const [term, setTerm] = useState("");
  const entryColumn = useRef<HTMLElement>(null);

  const { basis } = statement;
  const account = detail.accounts.find(({ accountId }) => accountId === place.accountId);
  const months = account?.months ?? [];
  const month = months.find(({ end }) => end === place.month) ?? months.at(-1);
  const shown = useDrillLines({
    ...{
      record,
      basis,
      month,
      hasEntries,
      term,
      accountId: place.accountId,
      currency: detail.currency,
    },
    adjusting: month ? adjustingIn(place.accountId, month.start, month.end) : [],
  });
  const entryKey = place.entry ?? shown.lines[0]?.key;
  const here = shown.lines.findIndex(({ key }) => key === entryKey);
  const selected = shown.lines[here];
  const walk = useDrillWalk({
    ...{ place, month: month?.end, line: selected?.key, isPhone, takesFocus, onPlaceChange },
  });
  const { depth, open, onFocused } = walk;
  useFocusColumn(entryColumn, walk.takesFocus("entry"), onFocused);
  if (!account) return null;

  const at = entryKey === undefined || !hasEntries ? undefined : entryOf(entryKey);
  const { accountId } = account;
  const stepTo = (index: number) => {
    const next = shown.lines[index];
    return next && (() => open("lines", next.key, false));
  };

  const name = [account.accountNo, account.caption].filter(Boolean).join(" ");
  const movement = month && presentation.reported(movementOf(account, month)).text;
  const monthLabel = month ? monthName(month.end) : "";
  const journal = selected?.journal;
  const steps: TrailStep[] = [
    {
      kind: `${statement.heading.title}, ${detail.column.label}`,
      name: detail.captionText,
      amount: presentation.reported(detail.amount).text,
      onOpen: onClose,
    },
    {
      kind: formatMessage({ id: "line.account" }),
      name,
      amount: presentation.reported(account.amount).text,
      onOpen: () => open("accounts", accountId, true),
    },
  ];
  if (month && movement !== undefined && (!isPhone || depth > 0)) {
    steps.push({
      kind: formatMessage({ id: "line.month" }),
      name: monthLabel,
      amount: movement,
      onOpen: () => open("months", month.end, true),
    });
  }
  if (selected && (!isPhone || depth > 1)) {
    steps.push({
      kind: formatMessage({ id: "editor.drill.line" }),
      name: journal
        ? [journal.transactionType, journal.documentNumber].filter(Boolean).join(" ")
        : formatMessage({ id: "editor.drill.adjustment" }),
      amount: presentation.side(selected.debit) || presentation.side(selected.credit),
      onOpen: () => open("lines", selected.key, true),
    });
  }
  const proofs = [proveAccounts(detail), proveMonths(account), shown.proof];
  const screen = isPhone ? "phone" : isNarrow ? "narrow" : "wide";
  const adjustmentId = selected?.adjusting?.adjustmentId;
  const there = hasEntries || adjustmentId !== undefined ? columns : columns.slice(0, -1);
  const visible = shownColumns(there, walk.active, screen, depth);
  const isEntryClosed = walk.isEntryClosed || !there.includes("entry");
  const common = { presentation, onFocused };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks are those of its rows
    <div
      className={styles.page}
      onClick={({ target }) => {
        const { column, row } = rowAt(target);
        if (column && row !== undefined) open(column, row, true);
      }}
      onKeyDown={(event) =>
        pressInColumns(event, {
          onMove: (column, row) => open(column, row, false),
          onEnter: walk.enter,
          onLeave: walk.leaveTo,
          onClose,
        })
      }
    >
      <div className={styles.top}>
        {tabs}
        <span className={styles.actions}>
          {shown.period && (
            <Button asChild icon={<Download aria-hidden />} variant="ghost">
              <a
                download
                href={exportLinesAddress(record, shown.period, shown.sought, locale.slice(0, 2))}
              >
                <FormattedMessage id="editor.drill.export" />
              </a>
            </Button>
          )}
          <Button icon={<Undo2 aria-hidden />} onClick={onClose}>
            <FormattedMessage id="editor.drill.back" />
            <kbd aria-hidden className={bar.key}>
              <FormattedMessage id="key.escape" />
            </kbd>
          </Button>
        </span>
      </div>
      <VisuallyHidden>
        <h1>
          <FormattedMessage
            id="editor.drill.title"
            values={{ line: detail.captionText, column: detail.column.label }}
          />
        </h1>
      </VisuallyHidden>
      <DrillTrail onNext={stepTo(here + 1)} onPrevious={stepTo(here - 1)} steps={steps} />
      <div className={styles.columns({ screen, isEntryClosed })}>
        {isPhone && depth > 0 && (
          <div className={styles.wayBack}>
            <Button icon={<ArrowLeft aria-hidden />} onClick={walk.goBack} variant="ghost">
              <FormattedMessage
                id={
                  depth > 1 && hasEntries ? "editor.drill.backToLines" : "editor.drill.backToMonths"
                }
              />
            </Button>
          </div>
        )}
        {visible.includes("accounts") && (
          <AccountsColumn
            {...common}
            detail={detail}
            movedHere={movedHere}
            selected={accountId}
            takesFocus={walk.takesFocus("accounts")}
          />
        )}
        {visible.includes("months") && (
          <MonthsColumn
            {...common}
            about={<AccountInfo accountId={accountId} name={name} statement={statement} />}
            account={account}
            hasEntries={hasEntries}
            period={detail.column}
            selected={month?.end}
            takesFocus={walk.takesFocus("months")}
          />
        )}
        {visible.includes("lines") && month && movement !== undefined && (
          <LinesColumn
            {...common}
            month={monthLabel}
            movement={movement}
            onTerm={setTerm}
            selected={entryKey}
            shown={shown}
            takesFocus={walk.takesFocus("lines")}
            term={term}
          />
        )}
        {visible.includes("entry") && !isEntryClosed && (
          <aside
            aria-label={formatMessage({ id: "editor.drill.document" })}
            className={styles.column}
            ref={entryColumn}
            {...{ [columnMark]: "entry" }}
          >
            <span className={entryStyles.closeEntry}>
              <IconButton
                label={formatMessage({ id: "editor.drill.closeDocument" })}
                onClick={walk.closeEntry}
                size="small"
              >
                <X />
              </IconButton>
            </span>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long document is scrolled by key */}
            <div className={styles.scroller} data-stop tabIndex={0}>
              {adjustmentId !== undefined
                ? adjustmentEntry(adjustmentId)
                : at && (
                    <EntryColumn
                      {...{ record, basis, at, accountId, accountName, source, isAnonymized }}
                      key={entryKey}
                      presentation={presentation}
                    />
                  )}
            </div>
          </aside>
        )}
      </div>
      <DrillStatus isAnonymized={isAnonymized} proofs={proofs} />
    </div>
  );
}

/** All where there is room, or two from the active one on; on a phone what was opened. */
function shownColumns(
  there: readonly Column[],
  active: Column,
  screen: "phone" | "narrow" | "wide",
  depth: number,
) {
  if (screen === "wide") return there;
  if (screen === "phone") return there.slice(Math.min(depth + 1, there.length - 1)).slice(0, 1);
  const first = Math.min(columns.indexOf(active), there.length - 2);
  return there.slice(first, first + 2);
}
