import { Callout, Card, CheckList, Figures } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { FileImport } from "../calls/index.ts";
import { useReason } from "../messages/use-reason.ts";
import type { Problem } from "../problem.ts";
import { Differences } from "./differences.tsx";
import { useAmount } from "./figures.ts";
import * as styles from "./import-file.css.ts";
import { LeftOutRows } from "./left-out-rows.tsx";
import { SendBooks } from "./send-books.tsx";
import { useChecks } from "./use-checks.ts";
import { useDay } from "./use-day.ts";

interface CheckFiguresProps {
  readonly file: FileImport;
  readonly lender: string;
  /** Where the rows are that were left out. */
  readonly leftOutAddress: string;
  readonly isSending: boolean;
  readonly problem: Problem | null;
  readonly onReplace: (file: File) => void;
  readonly onSend: (sending: { readonly acceptDifference: boolean }) => void;
  readonly onBack: () => void;
}

/** The third step: what the figures come to, what ties out, what was left out, and sending. */
export function CheckFigures({
  file,
  lender,
  leftOutAddress,
  isSending,
  problem,
  onReplace,
  onSend,
  onBack,
}: CheckFiguresProps) {
  const { formatMessage, formatList } = useIntl();
  const day = useDay();
  const reasonOf = useReason();
  const { figures, tieOut, rejectedCount = 0, yearsClosed = [] } = file;
  const amount = useAmount(figures?.digits ?? 2);
  const checks = useChecks(file);
  const tied = formatMessage(
    { id: "file.check.tied" },
    {
      agreed: tieOut?.agreed ?? 0,
      total: tieOut?.total ?? 0,
      unchecked: tieOut?.notCheckable ?? 0,
    },
  );
  const isWrong = rejectedCount > 0 || file.differs === true;

  return (
    <div className={styles.stack}>
      {figures && (
        <Card inset="none">
          <Figures
            figures={[
              { label: formatMessage({ id: "file.check.debits" }), value: amount(figures.debits) },
              {
                label: formatMessage({ id: "file.check.credits" }),
                value: amount(figures.credits),
              },
              {
                label: formatMessage({ id: "file.check.difference" }),
                value: amount(Math.abs(figures.difference)),
                tone: figures.difference === 0 ? "success" : "danger",
              },
            ]}
          />
        </Card>
      )}
      {/* A page whose figures tie out is as narrow as the first; there the rows left out stand below. */}
      <div className={file.differs ? styles.two : styles.column}>
        <Card inset="none" title={tied}>
          <div className={styles.list}>
            <CheckList items={checks} label={tied} />
          </div>
        </Card>
        {isWrong && (
          <div className={styles.column}>
            <Differences file={file} />
            {rejectedCount > 0 && <LeftOutRows address={leftOutAddress} file={file} />}
          </div>
        )}
      </div>
      {file.oddSpan && file.from && file.upTo && (
        <Callout tone="warning">
          {formatMessage(
            { id: "file.check.odd-span" },
            { from: day(file.from), upTo: day(file.upTo) },
          )}
        </Callout>
      )}
      {figures?.nameless !== undefined && (
        <Callout>
          {formatMessage({ id: "file.check.nameless" }, { count: figures.nameless })}
        </Callout>
      )}
      {yearsClosed.length > 0 && (
        <Callout>
          {formatMessage(
            { id: "file.check.years-closed" },
            { days: formatList(yearsClosed.map(day), { type: "unit" }) },
          )}
        </Callout>
      )}
      {problem && (
        <Callout title={formatMessage({ id: "file.send.failed" })} tone="danger">
          {reasonOf(problem) ?? formatMessage({ id: "file.unknown" })}
        </Callout>
      )}
      <SendBooks
        differs={file.differs === true}
        isSending={isSending}
        lender={lender}
        onBack={onBack}
        onReplace={onReplace}
        onSend={onSend}
      />
    </div>
  );
}
