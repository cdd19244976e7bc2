import type { LineOrder } from "@tieout/core/spread/command";
import type { Statement } from "@tieout/core/statement/statement";
import { DropdownMenu, MenuItem, Submenu } from "@tieout/ui-kit";
import type { ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";

interface SortMenuProps {
  readonly trigger: ReactElement;
  readonly statement: Pick<Statement, "columns" | "basis">;
  /** Index of the period that is offered first. */
  readonly column: number;
  readonly onSort: (order: LineOrder) => void;
}

/** Sorts the accounts of a section once (S-U87 to S-U89). */
export function SortMenu({ trigger, statement, column, onSort }: SortMenuProps) {
  const { formatMessage } = useIntl();
  const { columns, basis } = statement;
  const period = columns[column];
  const byAmount = ({ start, end }: Statement["columns"][number]) =>
    onSort({ by: "AmountDescending", period: { basis, start, end } });

  return (
    <DropdownMenu
      align="start"
      label={formatMessage({ id: "editor.sort.label" })}
      trigger={trigger}
    >
      <MenuItem onSelect={() => onSort({ by: "AccountNumberThenCaptionText" })}>
        <FormattedMessage id="editor.sort.number" />
      </MenuItem>
      <MenuItem onSelect={() => onSort({ by: "CaptionText" })}>
        <FormattedMessage id="editor.sort.caption" />
      </MenuItem>
      {period && (
        <MenuItem onSelect={() => byAmount(period)}>
          <FormattedMessage id="editor.sort.amount" values={{ period: period.label }} />
        </MenuItem>
      )}
      {columns.length > 1 && (
        <Submenu label={formatMessage({ id: "editor.sort.otherPeriod" })}>
          {columns.map((one) => (
            <MenuItem key={one.reportingPeriodId} onSelect={() => byAmount(one)}>
              {one.label}
            </MenuItem>
          ))}
        </Submenu>
      )}
    </DropdownMenu>
  );
}
