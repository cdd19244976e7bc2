import { languageOf } from "@tieout/core/language";
import { type Minor, toMinor } from "@tieout/core/money";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { formatAmount } from "@tieout/core/statement/number-style";
import {
  Button,
  Cell,
  ColumnHeader,
  Heading,
  Row,
  Table,
  Text,
  VisuallyHidden,
} from "@tieout/ui-kit";
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
        <Counted count={moved.length} label="editor.templates.move" />
        <Counted count={unplaced.length} label="editor.templates.unplaced" />
        <Counted count={stay} label="editor.templates.stay" />
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
  readonly label: "editor.templates.move" | "editor.templates.unplaced" | "editor.templates.stay";
}

function Counted({ count, label }: CountedProps) {
  const { formatNumber } = useIntl();
  return (
    <div className={styles.counted}>
      <dt>
        <FormattedMessage id={label} values={{ count }} />
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
  return (
    <div className={styles.totals}>
      <Table
        columns={
          <>
            <ColumnHeader>{label}</ColumnHeader>
            <ColumnHeader align="end">
              <FormattedMessage id="editor.totals.before" />
            </ColumnHeader>
            <ColumnHeader align="end">
              <FormattedMessage id="editor.totals.after" />
            </ColumnHeader>
            <ColumnHeader align="end">
              <FormattedMessage id="editor.totals.difference" />
            </ColumnHeader>
          </>
        }
        label={label}
      >
        {totals.map((total) => {
          const tone = total.changed ? "normal" : "muted";
          return (
            <Row key={total.lineItemId}>
              <Cell rowHeader tone={tone}>
                {total.caption}
              </Cell>
              <Cell align="end" tone={tone}>
                {total.before ?? none}
              </Cell>
              <Cell align="end" tone={total.changed ? "strong" : "muted"}>
                {total.after ?? none}
              </Cell>
              <Cell align="end" tone={tone}>
                {differenceOf(total)}
              </Cell>
            </Row>
          );
        })}
      </Table>
    </div>
  );
}
