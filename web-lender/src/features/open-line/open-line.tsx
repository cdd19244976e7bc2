import { useQuery } from "@tanstack/react-query";
import { Spinner } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import {
  type FinancialStatement,
  type LineItem,
  type StatementCell,
  statementLine,
} from "../../api/financial-statement.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { CouldNotOpen } from "./could-not-open.tsx";
import * as styles from "./open-line.css.ts";
import { type Depth, Opened } from "./opened.tsx";
import { Panel } from "./panel.tsx";

interface OpenLineProps {
  readonly record: FinancialRecordPath;
  /** The statement that the cell stands in, as it was read. */
  readonly statement: FinancialStatement;
  readonly line: LineItem;
  readonly cell: StatementCell;
  readonly depth: Depth;
  /** Somebody opened it here; not so when an address brought it back. */
  readonly takesFocus: boolean;
  readonly onDepthChange: (depth: Depth) => void;
  /** Focus goes back to the cell. */
  readonly onClose: () => void;
}

/** What is behind a figure: its accounts, an account's months, a month's journal lines. */
export function OpenLine({ record, cell, onClose, ...rest }: OpenLineProps) {
  const { formatMessage } = useIntl();
  const { data: detail, error, isError, refetch } = useQuery(statementLine(record, cell));

  if (detail) {
    return (
      <Opened basis={cell.basis} detail={detail} onClose={onClose} record={record} {...rest} />
    );
  }
  return (
    <Panel onClose={onClose} takesFocus={rest.takesFocus} title={rest.line.captionText} place="">
      {isError ? (
        <CouldNotOpen error={error} onTryAgain={refetch} />
      ) : (
        <div className={styles.block}>
          <Spinner label={formatMessage({ id: "waiting" })} />
        </div>
      )}
    </Panel>
  );
}
