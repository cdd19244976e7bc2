import { Button, CountPill, Heading, Skeleton, Text, useSkeleton } from "@tieout/ui-kit";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { ArrowUp } from "lucide-react";
import { memo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { useFigures } from "../../messages/review/use-figures.ts";
import { ListSearch } from "../../paging/list-search.tsx";
import { columnMark, rowMark, useFocusColumn } from "./column-keys.ts";
import * as rowStyles from "./drill-columns.css.ts";
import * as styles from "./drill-down-page.css.ts";
import type { DrillLine, DrillLines } from "./drill-lines.ts";
import { type Presentation, ProofLine, SidesCells, SidesHead } from "./figures.tsx";

interface LinesColumnProps {
  readonly shown: DrillLines;
  /** "September 2025" */
  readonly month: string;
  readonly movement: string;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly selected: string | undefined;
  readonly presentation: Presentation;
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
}

/** A month's journal lines, by pages; they prove the month once all are loaded. */
export function LinesColumn({
  shown,
  month,
  movement,
  term,
  onTerm,
  selected,
  presentation,
  takesFocus,
  onFocused,
}: LinesColumnProps) {
  const { formatMessage } = useIntl();
  const { count: format } = useFigures();
  const column = useRef<HTMLElement>(null);
  const { hasEntries, lines, total, error } = shown;
  const showsSkeleton = useSkeleton(!total && !error);
  useFocusColumn(column, takesFocus, onFocused);

  return (
    <section
      aria-labelledby="drill-lines"
      className={styles.column}
      ref={column}
      {...{ [columnMark]: "lines" }}
    >
      <div className={styles.columnHead}>
        <Heading id="drill-lines" level={2} size="small">
          <FormattedMessage id="editor.drill.lines" />
        </Heading>
        {total && <CountPill>{format(total.count)}</CountPill>}
        {hasEntries && (
          <span className={rowStyles.find}>
            <ListSearch
              isSearching={term !== "" && !total && !error}
              label={formatMessage({ id: "editor.drill.find" })}
              maxLength={100}
              onTerm={onTerm}
              term={term}
            />
          </span>
        )}
      </div>
      {error ? (
        <div className={rowStyles.proof}>
          <LoadFailure
            error={error}
            onTryAgain={shown.tryAgain}
            title={formatMessage({ id: "line.failed" })}
          />
        </div>
      ) : total ? (
        <div className={styles.scroller}>
          {lines.length > 0 && (
            <table
              aria-labelledby="drill-lines"
              aria-rowcount={total.count + 2}
              className={rowStyles.lines}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows are chosen
              role="grid"
              style={assignInlineVars({ [rowStyles.figureWidth]: widthOf(total, presentation) })}
            >
              <LinesHead />
              <tbody>
                {lines.map((line, index) => (
                  <LineRow
                    index={index + 2}
                    isSelected={line.key === selected}
                    key={line.key}
                    line={line}
                    presentation={presentation}
                  />
                ))}
              </tbody>
              {hasEntries && (
                <tfoot>
                  <tr className={rowStyles.linesSum}>
                    <th className={rowStyles.linesSumName} scope="row">
                      {shown.sought ? (
                        <FormattedMessage id="editor.drill.foundSum" />
                      ) : (
                        <FormattedMessage
                          id="editor.drill.sumOfLines"
                          values={{ amount: movement }}
                        />
                      )}
                    </th>
                    <SidesCells
                      className={rowStyles.lineFigure}
                      of={total}
                      presentation={presentation}
                    />
                  </tr>
                </tfoot>
              )}
            </table>
          )}
          <div className={rowStyles.proof}>
            {shown.hasMore && (
              <Button busy={shown.isLoadingMore} onClick={shown.loadMore} size="small">
                <FormattedMessage id="line.showMore" values={{ count: 200 }} />
              </Button>
            )}
            <div aria-live="polite">
              <LinesProof month={month} presentation={presentation} shown={shown} term={term} />
            </div>
          </div>
        </div>
      ) : (
        showsSkeleton && (
          <div className={rowStyles.proof}>
            <Skeleton count={6} label={formatMessage({ id: "editor.drill.loading" })} />
          </div>
        )
      )}
    </section>
  );
}

/** No amount of a line is longer than its sum's, which is bold. */
function widthOf({ debit, credit }: { debit: number; credit: number }, { side }: Presentation) {
  return `${Math.max(8, side(debit).length, side(credit).length) + 0.5}ch`;
}

function LinesHead() {
  return (
    <thead>
      <tr className={rowStyles.linesHead}>
        <th aria-sort="ascending" className={rowStyles.sorted} scope="col">
          <FormattedMessage id="line.date" />
          <ArrowUp aria-hidden size={12} />
        </th>
        <th scope="col">
          <FormattedMessage id="editor.drill.type" />
        </th>
        <th scope="col">
          <FormattedMessage id="editor.drill.document" />
        </th>
        <th scope="col">
          <FormattedMessage id="editor.drill.name" />
        </th>
        <SidesHead className={rowStyles.lineFigure} />
      </tr>
    </thead>
  );
}

interface LineRowProps {
  readonly line: DrillLine;
  readonly index: number;
  readonly isSelected: boolean;
  readonly presentation: Presentation;
}

/** Thousands may be loaded, and only two of them change with the selection. */
const LineRow = memo(function LineRow({ line, index, isSelected, presentation }: LineRowProps) {
  const { formatDate, formatMessage } = useIntl();
  const { key, date, journal, adjusting } = line;
  const type = journal?.transactionType ?? formatMessage({ id: "editor.drill.adjustment" });

  return (
    <tr
      aria-rowindex={index}
      aria-selected={isSelected}
      className={rowStyles.line}
      tabIndex={isSelected ? 0 : -1}
      {...{ [rowMark]: key }}
    >
      <td className={rowStyles.lineDate}>
        {formatDate(date, { timeZone: "UTC", month: "short", day: "numeric" })}
      </td>
      <td className={rowStyles.lineText}>{type}</td>
      <td className={rowStyles.lineDocument}>{journal?.documentNumber}</td>
      <td className={rowStyles.lineText}>
        {journal
          ? (journal.partyName ?? journal.memo ?? journal.referenceNumber)
          : adjusting?.reason}
      </td>
      <SidesCells className={rowStyles.lineFigure} of={line} presentation={presentation} />
    </tr>
  );
});

interface LinesProofProps {
  readonly shown: DrillLines;
  readonly month: string;
  readonly term: string;
  readonly presentation: Presentation;
}

function LinesProof({ shown, month, term, presentation }: LinesProofProps) {
  const { formatMessage } = useIntl();
  const { count: format } = useFigures();
  const { sought, total, count = 0, lines, proof } = shown;
  if (!shown.hasEntries) {
    return (
      <Text as="p" size="small" tone="muted">
        <FormattedMessage id="editor.drill.balancesOnly" />
      </Text>
    );
  }
  if (sought) {
    return (
      <Text as="p" size="small" tone="muted">
        <FormattedMessage
          id={total?.count === 0 ? "editor.drill.noneFound" : "editor.drill.found"}
          values={{ found: format(total?.count ?? 0), count: format(count), term }}
        />
      </Text>
    );
  }
  return proof ? (
    <ProofLine
      presentation={presentation}
      proof={proof}
      proved={formatMessage({ id: "proof.lines" }, { count, month })}
    />
  ) : (
    <Text as="p" size="small" tone="muted">
      <FormattedMessage
        id="line.shown"
        values={{ shown: format(lines.length), count: format(count) }}
      />
    </Text>
  );
}
