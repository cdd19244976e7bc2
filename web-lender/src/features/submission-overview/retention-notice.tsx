import { Callout } from "@tieout/ui-kit";
import { Timer } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { SubmissionDetails } from "../../api/submission.ts";
import { useDates } from "../../words/dates.tsx";

interface RetentionNoticeProps {
  readonly policy: NonNullable<SubmissionDetails["retentionPolicy"]>;
  readonly now: Date;
}

/** A week in milliseconds: from here on the deletion is a warning (S-U57). */
const aWeek = 604_800_000;
const aDay = 86_400_000;

/** When the files of this collection go, or that they have gone. */
export function RetentionNotice({ policy, now }: RetentionNoticeProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const { autoDeleteAt, isDeleted } = policy;
  if (!autoDeleteAt) return null;

  const day = longDay(autoDeleteAt);
  if (isDeleted) {
    return <Callout tone="neutral" title={formatMessage({ id: "retention.deleted" }, { day })} />;
  }
  const left = Date.parse(autoDeleteAt) - now.getTime();
  const days = Math.max(0, Math.ceil(left / aDay));
  return (
    <Callout
      icon={<Timer aria-hidden />}
      title={formatMessage({ id: "retention.due" }, { day, days })}
      tone={left < aWeek ? "warning" : "neutral"}
    >
      <FormattedMessage id="retention.why" />
    </Callout>
  );
}
