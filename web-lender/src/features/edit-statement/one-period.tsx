import { Select, useMedia } from "@tieout/ui-kit";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import * as styles from "./edit-statement.css.ts";
import { columnName, onlyColumn, type StatementRows } from "./statement-rows.ts";

/** A phone only reads statements, and one period at a time, which is chosen (ui reference, §3). */
export function useOnePeriod(all: StatementRows) {
  const { formatMessage } = useIntl();
  const isNarrow = useMedia("(width < 640px)");
  const [columnId, setColumnId] = useState<string>();
  const { columns, rows } = useMemo(
    () => (isNarrow ? onlyColumn(all, columnId) : all),
    [isNarrow, all, columnId],
  );

  const periodChoice = isNarrow && (
    <div className={styles.choice}>
      <Select
        aria-label={formatMessage({ id: "statement.column" })}
        onChange={setColumnId}
        options={all.columns.map((one) => ({ value: one.id, label: columnName(one) }))}
        value={columns[0]?.id}
      />
    </div>
  );
  return { isNarrow, columns, rows, periodChoice };
}
