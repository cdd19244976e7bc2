import { unknownAccounts } from "@tieout/core/statement/unknown-accounts";
import { Button, Heading } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import type { ReactNode } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import type { ShownStatement } from "../../spread/use-statement.ts";
import * as styles from "./edit-statement.css.ts";
import type { LineDialog } from "./line-dialog.ts";

interface StatementHeadingProps {
  readonly viewed: ShownStatement;
  /** Opens what sets the type of an account that has no line on an income statement; absent where nothing is edited. */
  readonly onDialog?: ((dialog: LineDialog) => void) | undefined;
  /** What is to be known before the statement is read. */
  readonly children?: ReactNode;
}

/** Whose, what, when, and how sure (D-43). */
export function StatementHeading({
  viewed: { shown, limits, statement, ledger },
  onDialog,
  children,
}: StatementHeadingProps) {
  const unknown = statement.type === "IncomeStatement" ? unknownAccounts(ledger) : [];
  const [first] = unknown;
  const { legalName, title, basis, currencyAndScaling, period, provenance, note } = shown.heading;

  return (
    <div>
      <div className={styles.heading}>
        <Heading level={1} size="small">
          {legalName}, {title}
        </Heading>
        <span>{period}</span>
        <span>{basis}</span>
        <span>{currencyAndScaling}</span>
        <span>{provenance}</span>
        {note && <span>{note}</span>}
        {limits && <Limits {...limits} />}
        {first && (
          <span>
            <FormattedMessage id="editor.limits.unknown" values={{ count: unknown.length }} />{" "}
            {onDialog && (
              <Button
                onClick={() => onDialog({ kind: "classify", node: `account/${first.id}` })}
                variant="link"
              >
                <FormattedMessage
                  id="editor.limits.classify"
                  values={{ account: [first.number, first.name].filter(Boolean).join(" ") }}
                />
              </Button>
            )}
          </span>
        )}
        {shown.figures && (
          <span>
            <FormattedMessage id="editor.adjustedNote" />
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

/** Why not every view is offered. */
export function Limits({
  hasGaps,
  days = [],
  reportingPeriods,
  isClosed,
  closedYears,
  lacksOpenings,
}: NonNullable<ShownStatement["limits"]>) {
  const { bookDay } = useDates();
  const isOffered = (period: (typeof reportingPeriods)[number]) =>
    reportingPeriods.includes(period) ? "yes" : "no";

  return (
    <>
      {hasGaps && (
        <span>
          <FormattedMessage
            id={isNamed(days) ? "editor.limits.days" : "editor.limits.some"}
            values={{
              days: <FormattedList type="unit" value={days.map((day) => bookDay(day))} />,
              quarters: isOffered("FiscalQuartersAndQTD"),
              months: isOffered("MonthsAndMTD"),
            }}
          />
        </span>
      )}
      {lacksOpenings && (
        <span>
          <FormattedMessage id="editor.limits.openings" />
        </span>
      )}
      {closedYears && (
        <span>
          <FormattedMessage
            id="editor.limits.closedYears"
            values={{
              days: <FormattedList type="unit" value={closedYears.map((day) => bookDay(day))} />,
            }}
          />
        </span>
      )}
      {isClosed && (
        <span>
          <FormattedMessage id="editor.limits.closed" />
        </span>
      )}
    </>
  );
}

const daysNamed = 4;

const isNamed = ({ length }: readonly unknown[]) => length > 0 && length <= daysNamed;
