import { languageOf } from "@tieout/core/language";
import { type Minor, toMinor } from "@tieout/core/money";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { formatAmount } from "@tieout/core/statement/number-style";
import { Button, type DataColumn, DataTable, Heading, Text, VisuallyHidden } from "@tieout/ui-kit";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ComparedTotal } from "../../spread/changed-totals.ts";
import type { MovedAccount, TemplateEffect } from "./template-effect.ts";
import * as styles from "./templates.css.ts";

interface TemplatePreviewProps {
  readonly effect: TemplateEffect;
  readonly shown: FinancialStatement;
}

/** What a template would change, before it's applied. */
export function TemplatePreview({ effect, shown }: TemplatePreviewProps) {
  const { moved, unplaced, stay, totals, column } = effect;

  return (
    <>
      <dl className={styles.counts}>
        <Counted count={moved.length} id="editor.templates.move" />
        <Counted count={unplaced.length} id="editor.templates.unplaced" />
        <Counted count={stay} id="editor.templates.stay" />
      </dl>
      {unplaced.length > 0 && (
        <AccountLines
          lines={unplaced}
          title={<FormattedMessage id="editor.templates.unplacedTitle" />}
        >
          {({ stays, to }) => (
            <FormattedMessage
              id={stays ? "editor.templates.staysFlagged" : "editor.templates.goesFlagged"}
              values={{ section: to }}
            />
          )}
        </AccountLines>
      )}
      {moved.length > 0 && (
        <AccountLines lines={moved} title={<FormattedMessage id="editor.templates.moves" />}>
          {({ from, to }) => (
            <>
              {from} <ArrowRight aria-hidden />
              <VisuallyHidden>
                <FormattedMessage id="editor.templates.to" />
              </VisuallyHidden>{" "}
              <strong>{to}</strong>
            </>
          )}
        </AccountLines>
      )}
      <Totals column={column.label} shown={shown} totals={totals} />
    </>
  );
}

interface CountedProps {
  readonly count: number;
  readonly id: "editor.templates.move" | "editor.templates.unplaced" | "editor.templates.stay";
}

function Counted({ count, id }: CountedProps) {
  const { formatNumber } = useIntl();
  return (
    <div className={styles.counted}>
      <dt>
        <FormattedMessage id={id} values={{ count }} />
      </dt>
      <dd>{formatNumber(count)}</dd>
    </div>
  );
}

interface AccountLinesProps {
  readonly title: ReactNode;
  /** The largest first. */
  readonly lines: readonly MovedAccount[];
  /** Where it goes. */
  readonly children: (line: MovedAccount) => ReactNode;
}

function AccountLines({ title, lines, children }: AccountLinesProps) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const isCut = lines.length > shownAtFirst;

  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading id={id} level={3}>
          {title}
        </Heading>
        {isCut ? (
          <Button
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
            size="small"
            variant="link"
          >
            <FormattedMessage
              id={showsAll ? "editor.templates.showLargest" : "editor.templates.showAll"}
              values={{ count: lines.length }}
            />
          </Button>
        ) : (
          <Text size="small" tone="subtle">
            <FormattedMessage id="editor.templates.largestFirst" />
          </Text>
        )}
      </div>
      <ul className={styles.lines}>
        {(showsAll ? lines : lines.slice(0, shownAtFirst)).map((line) => (
          <li className={styles.line} key={line.account}>
            <span className={styles.number}>{line.number}</span>
            <span className={styles.account}>{line.caption}</span>
            <span className={styles.way}>{children(line)}</span>
            <span className={styles.amount}>{line.amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shownAtFirst = 4;

interface TotalsProps {
  readonly column: string;
  readonly totals: readonly ComparedTotal[];
  readonly shown: FinancialStatement;
}

function Totals({ column, totals, shown }: TotalsProps) {
  const { formatMessage, locale } = useIntl();
  const label = formatMessage({ id: "editor.totals" }, { column });
  const textOf = (amount: Minor) => {
    const { numberStyle: style, data } = shown;
    const currency = data[0]?.currency ?? "";
    return formatAmount(amount, { style, currency, language: languageOf(locale) });
  };
  const none = textOf(toMinor(0));
  const differenceOf = ({ difference }: ComparedTotal) =>
    difference > 0 ? `+${textOf(difference)}` : textOf(difference);

  if (totals.length === 0) {
    return (
      <Text above="small" as="p" size="small" tone="muted">
        <FormattedMessage id="editor.totals.same" values={{ column }} />
      </Text>
    );
  }
  const columns: readonly DataColumn<ComparedTotal>[] = [
    {
      key: "total",
      label,
      rowHeader: true,
      narrow: { line: 1, at: "whole" },
      cell: ({ caption, changed }) => <Figure changed={changed}>{caption}</Figure>,
    },
    {
      key: "before",
      label: formatMessage({ id: "editor.totals.before" }),
      align: "end",
      narrow: "half",
      cell: ({ before, changed }) => <Figure changed={changed}>{before ?? none}</Figure>,
    },
    {
      key: "after",
      label: formatMessage({ id: "editor.totals.after" }),
      align: "end",
      narrow: "half",
      cell: ({ after, changed }) => (
        <Figure changed={changed} isNew>
          {after ?? none}
        </Figure>
      ),
    },
    {
      key: "difference",
      label: formatMessage({ id: "editor.totals.difference" }),
      align: "end",
      narrow: "half",
      cell: (total) => <Figure changed={total.changed}>{differenceOf(total)}</Figure>,
    },
  ];
  return (
    <div className={styles.totals}>
      <DataTable
        columns={columns}
        items={totals}
        keyOf={({ lineItemId }) => lineItemId}
        label={label}
        linesBelow={640}
      />
    </div>
  );
}

interface FigureProps {
  readonly changed: boolean;
  readonly isNew?: boolean;
  readonly children: ReactNode;
}

/** What doesn't change is muted. */
function Figure({ changed, isNew = false, children }: FigureProps) {
  return (
    <Text
      size="small"
      tone={changed ? "default" : "muted"}
      weight={changed && isNew ? "medium" : "normal"}
    >
      {children}
    </Text>
  );
}
