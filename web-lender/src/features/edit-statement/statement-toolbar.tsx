import type { NumberStyle } from "@tieout/core/statement/statement";
import { Button, Grow, IconButton, Segmented, Select } from "@tieout/ui-kit";
import { Keyboard, Plus, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ShownStatement, StatementView } from "../../spread/use-statement.ts";
import * as styles from "./edit-statement.css.ts";

interface StatementToolbarProps {
  readonly view: StatementView;
  readonly onViewChange: (view: StatementView) => void;
  readonly numberStyle: NumberStyle;
  /** Absent where the statement is only read, as for what follows. */
  readonly onNumberStyleChange?: (style: NumberStyle) => void;
  readonly onAddSection?: () => void;
  /** Absent where there is no keyboard to expect. */
  readonly onShowKeys?: () => void;
  readonly viewed: ShownStatement;
  /** Where one period is shown at a time. */
  readonly periodChoice: ReactNode;
  /** Whether there is anything but reported figures. */
  readonly hasAdjustments: boolean;
  readonly lines: ReactNode;
  readonly findings: ReactNode;
  readonly find: ReactNode;
}

const types = ["BalanceSheet", "IncomeStatement"] as const;
const periods = ["FiscalYearsAndYTD", "FiscalQuartersAndQTD", "MonthsAndMTD"] as const;
const orders = ["OldestFirst", "NewestFirst"] as const;
const figures = ["Reported", "Adjusted", "Compared"] as const;
const styleNames = ["Actuals", "ActualsDisplayedAsWholeNumber", "Thousands"] as const;

export function StatementToolbar({
  view,
  onViewChange,
  numberStyle,
  onNumberStyleChange,
  viewed: {
    shown: { availableBases },
    limits,
  },
  periodChoice,
  hasAdjustments,
  lines,
  findings,
  find,
  onAddSection,
  onShowKeys,
}: StatementToolbarProps) {
  const { formatMessage } = useIntl();
  const change = (part: Partial<StatementView>) => onViewChange({ ...view, ...part });

  return (
    <div
      aria-label={formatMessage({ id: "statement.view" })}
      className={styles.toolbar}
      data-region="toolbar"
      role="toolbar"
    >
      <Segmented
        label={formatMessage({ id: "statement.type" })}
        onChange={(financialStatementType) => change({ financialStatementType })}
        options={types.map((value) => ({
          value,
          label: formatMessage({ id: `statement.type.${value}` }),
          disabled: value === "BalanceSheet" && limits?.lacksOpenings,
        }))}
        value={view.financialStatementType}
      />
      <div className={styles.choice}>
        <Select
          aria-label={formatMessage({ id: "statement.period" })}
          onChange={(reportingPeriod) => change({ reportingPeriod })}
          options={(limits?.reportingPeriods ?? periods).map((value) => ({
            value,
            label: formatMessage({ id: `statement.period.${value}` }),
          }))}
          value={view.reportingPeriod}
        />
      </div>
      {!periodChoice && (
        <div className={styles.choice}>
          <Select
            aria-label={formatMessage({ id: "statement.order" })}
            onChange={(reportingPeriodSortOrder) => change({ reportingPeriodSortOrder })}
            options={orders.map((value) => ({
              value,
              label: formatMessage({ id: `statement.order.${value}` }),
            }))}
            value={view.reportingPeriodSortOrder}
          />
        </div>
      )}
      {onNumberStyleChange && (
        <div className={styles.choice}>
          <Select
            aria-label={formatMessage({ id: "statement.numbers" })}
            onChange={onNumberStyleChange}
            options={styleNames.map((value) => ({
              value,
              label: formatMessage({ id: `statement.numbers.${value}` }),
            }))}
            value={numberStyle}
          />
        </div>
      )}
      {availableBases.length > 1 && (
        <div className={styles.choice}>
          <Select
            aria-label={formatMessage({ id: "statement.basis" })}
            onChange={(basis) => change({ basis })}
            options={availableBases.map((value) => ({
              value,
              label: formatMessage({ id: `statement.basis.${value}` }),
            }))}
            value={view.basis ?? availableBases[0]}
          />
        </div>
      )}
      {(hasAdjustments || view.figures) && (
        <div className={styles.choice}>
          <Select
            aria-label={formatMessage({ id: "editor.figures" })}
            onChange={(chosen) => onViewChange(withFigures(view, chosen))}
            options={figures.map((value) => ({
              value,
              label: formatMessage({ id: `editor.figures.${value}` }),
            }))}
            value={view.figures ?? "Reported"}
          />
        </div>
      )}
      {periodChoice}
      {onAddSection && (
        <Button icon={<Plus />} onClick={onAddSection} variant="ghost">
          <FormattedMessage id="editor.addSection" />
        </Button>
      )}
      {lines}
      <Grow />
      {findings}
      {find}
      <IconButton
        label={formatMessage({ id: "statement.print" })}
        onClick={() => window.print()}
        size="small"
      >
        <Printer />
      </IconButton>
      {onShowKeys && (
        <IconButton
          label={formatMessage({ id: "statement.keys" })}
          onClick={onShowKeys}
          size="small"
        >
          <Keyboard />
        </IconButton>
      )}
    </div>
  );
}

function withFigures(
  { figures: _, ...view }: StatementView,
  chosen: (typeof figures)[number],
): StatementView {
  return chosen === "Reported" ? view : { ...view, figures: chosen };
}
