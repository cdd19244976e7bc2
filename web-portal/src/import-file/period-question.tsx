import { Card, Checkbox, Field, FileButton, Text, TextArea } from "@tieout/ui-kit";
import { Upload } from "lucide-react";
import { useIntl } from "react-intl";
import type { FileImport } from "./file-import-calls.ts";
import * as styles from "./period-question.css.ts";
import { useDay } from "./texts.ts";
import { accepted } from "./use-upload.ts";

type FilePeriod = NonNullable<FileImport["period"]>;
type Difference = FilePeriod["differences"][number];

/** What a sender says to months that aren't those asked for. */
export interface PeriodDraft {
  readonly sendsAnyway: boolean;
  readonly reason: string;
}

interface PeriodQuestionProps {
  readonly period: FilePeriod;
  readonly kind: FileImport["kind"];
  readonly lender: string;
  readonly draft: PeriodDraft;
  readonly onDraftChange: (draft: PeriodDraft) => void;
  readonly onReplace: (file: File) => void;
}

/** Which months are missing, or too many, and how to export the right ones: another file, or this one all the same. */
export function PeriodQuestion({
  period,
  kind,
  lender,
  draft,
  onDraftChange,
  onReplace,
}: PeriodQuestionProps) {
  const { formatMessage } = useIntl();
  const span = useSpan();
  const day = useDay();
  const { asked, covered, differences } = period;
  const inOrder = differences.toSorted((one, other) => one.from.localeCompare(other.from));
  const [missing, more] = [inOrder.filter(isMissing), inOrder.filter(isMore)];
  const days = { from: day(asked.from), upTo: day(asked.upTo) };

  return (
    <Card
      title={formatMessage({
        id: missing.length > 0 ? "file.period.missing.title" : "file.period.more.title",
      })}
    >
      <div className={styles.body}>
        <p className={styles.line}>
          {formatMessage(
            { id: "file.period.asked" },
            { lender, ...days, first: day(covered.from), last: day(covered.upTo) },
          )}
        </p>
        <ul className={styles.list}>
          {missing.map((each) => (
            <li key={each.code}>
              {formatMessage({ id: "file.period.missing" }, { days: span(each) })}
            </li>
          ))}
          {more.map((each) => (
            <li key={each.code}>
              {formatMessage({ id: "file.period.more" }, { days: span(each) })}
            </li>
          ))}
        </ul>
        <Text tone="muted">
          {formatMessage({ id: howTo(kind, differences) }, { lender, ...days })}
        </Text>
        <div>
          <FileButton
            accept={accepted.join(",")}
            icon={<Upload aria-hidden />}
            label={formatMessage({ id: "file.period.another" })}
            onFiles={([chosen]) => chosen && onReplace(chosen)}
          />
        </div>
        <Checkbox
          checked={draft.sendsAnyway}
          label={formatMessage({ id: "file.period.anyway" })}
          onChange={(sendsAnyway) => onDraftChange({ ...draft, sendsAnyway })}
        />
        {draft.sendsAnyway && (
          <Field
            hint={formatMessage({ id: "file.period.reason.hint" }, { lender })}
            label={formatMessage({ id: "file.period.reason" })}
            optional
            optionalLabel={formatMessage({ id: "file.period.reason.optional" })}
          >
            <TextArea
              maxLength={300}
              onChange={(change) => onDraftChange({ ...draft, reason: change.target.value })}
              rows={2}
              value={draft.reason}
            />
          </Field>
        )}
      </div>
    </Card>
  );
}

const isMissing = ({ code }: Difference): boolean =>
  code === "ends-earlier" || code === "starts-later";

const isMore = (difference: Difference): boolean => !isMissing(difference);

/** SIE and FEC files have one year each, and a trial balance has as many periods as columns. */
function howTo(kind: FileImport["kind"], differences: readonly Difference[]) {
  if (!differences.some(isMissing)) return "file.period.how.less";
  const isOfOneYear = kind === "sie" || kind === "fec";
  const lacksYears = differences.some(({ code }) => code === "starts-later");
  if (isOfOneYear && lacksYears) return "file.period.how.one-year";
  return kind === "trial-balance" || kind === "template"
    ? "file.period.how.balances"
    : "file.period.how.again";
}

function useSpan(): (span: Pick<Difference, "from" | "upTo">) => string {
  const { formatMessage } = useIntl();
  const day = useDay();
  return ({ from, upTo }) =>
    from === upTo
      ? day(from)
      : formatMessage({ id: "file.period.days" }, { from: day(from), upTo: day(upTo) });
}
