import type { MappingFault } from "@tieout/core/book-mapping/mapping";
import { Button, Callout, Card, Heading } from "@tieout/ui-kit";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Problem } from "../api/answer.ts";
import { Columns } from "./columns.tsx";
import {
  choicesOf,
  type Draft,
  faultsOf,
  lacksDay,
  lacksDayOrder,
  lacksLastDay,
  lacksYearEnd,
} from "./draft.ts";
import type { FileImport, FileImportChoices } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";
import { ReadingOptions } from "./reading-options.tsx";
import { SheetTaken } from "./sheet-taken.tsx";
import { StepFrame } from "./step-frame.tsx";

interface MatchColumnsProps {
  readonly file: FileImport;
  readonly isWide: boolean;
  readonly isChecking: boolean;
  readonly problem: Problem | null;
  readonly onReplace: (file: File) => void;
  readonly onReread: (choices: FileImportChoices) => void;
  readonly onCheck: (choices: FileImportChoices) => void;
  readonly onBack: () => void;
}

export function MatchColumns({
  file,
  isWide,
  isChecking,
  problem,
  onReplace,
  onReread,
  onCheck,
  onBack,
}: MatchColumnsProps) {
  const { formatMessage } = useIntl();
  // Choices apply only to the reading they were made for.
  const [said, setSaid] = useState<{ readonly of: FileImport; readonly draft: Draft }>();
  const draft = said?.of === file ? said.draft : {};
  const [asked, setAsked] = useState(false);
  const { table } = file;
  const faults = table ? faultsOf(table, draft) : [];
  const missing = missingOf(file, draft);
  const isSaid = faults.length === 0 && missing.length === 0;
  const isCheckedSo = asked && !isChecking && !problem && isSaid && said?.of !== file;
  // Checked as chosen, and no row could be read.
  const isUnreadSo = isCheckedSo && file.readyToSend === false;
  const change = (more: Draft) => setSaid({ of: file, draft: { ...draft, ...more } });

  const check = () => {
    setAsked(true);
    if (isSaid) onCheck(choicesOf(file, draft));
  };

  return (
    <StepFrame
      actions={
        <Button
          busy={isChecking}
          busyLabel={formatMessage({ id: "file.columns.checking" })}
          onClick={check}
          trailingIcon={<ArrowRight aria-hidden />}
          variant="primary"
        >
          {formatMessage({ id: "file.columns.check" })}
        </Button>
      }
      file={file}
      note={formatMessage({ id: "file.options.note" })}
      onBack={onBack}
      onReplace={onReplace}
      problem={problem}
    >
      <SheetTaken file={file} />
      <Card inset="none">
        {table && (
          <>
            <div className={styles.cardHead}>
              <Heading level={2} size="small">
                {formatMessage({ id: "file.columns.card" })}
              </Heading>
              <span className={styles.meta}>
                <FormattedMessage
                  id={table.headingRow > 0 ? "file.columns.meta" : "file.columns.meta.plain"}
                  values={{
                    row: table.headingRow,
                    shown: Math.min(table.preview.length, shownRows),
                    count: Math.max(0, table.rowCount - table.headingRow),
                  }}
                />
              </span>
            </div>
            <Columns
              draft={draft}
              isWide={isWide}
              onChange={change}
              shownRows={shownRows}
              table={table}
            />
          </>
        )}
        <ReadingOptions draft={draft} file={file} onChange={change} onReread={onReread} />
      </Card>
      {asked && <Faults faults={faults} missing={missing} />}
      {isUnreadSo && (
        <Callout title={formatMessage({ id: "file.columns.unread" })} tone="danger">
          {formatMessage({ id: "file.columns.unread.detail" })}
        </Callout>
      )}
    </StepFrame>
  );
}

const shownRows = 5;

/** What only the sender can say, and hasn't yet. */
const missingOf = (file: FileImport, draft: Draft) =>
  (
    [
      [lacksDay, "file.options.as-of.ask"],
      [lacksDayOrder, "file.options.days.ask"],
      [lacksLastDay, "file.options.last-day.missing"],
      [lacksYearEnd, "file.options.year-end.ask"],
    ] as const
  ).flatMap(([isMissing, question]) => (isMissing(file, draft) ? question : []));

interface FaultsProps {
  readonly faults: readonly MappingFault[];
  readonly missing: ReturnType<typeof missingOf>;
}

function Faults({ faults, missing }: FaultsProps) {
  const { formatMessage } = useIntl();
  if (faults.length === 0 && missing.length === 0) return null;

  return (
    <Callout title={formatMessage({ id: "file.columns.faults" })} tone="danger">
      <ul>
        {faults.map(({ fault, field }) => (
          <li key={`${fault} ${field}`}>
            {fault === "no-column" && field === "accountNumber"
              ? formatMessage({ id: "file.columns.missing.account" })
              : formatMessage(
                  {
                    id: fault === "no-column" ? "file.columns.missing" : "file.columns.doubled",
                  },
                  { field: formatMessage({ id: `file.field.${field}` }) },
                )}
          </li>
        ))}
        {missing.map((id) => (
          <li key={id}>{formatMessage({ id })}</li>
        ))}
      </ul>
    </Callout>
  );
}
