import { Button, EmptyState } from "@tieout/ui-kit";
import { Trash2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import type { SubmissionDetails } from "../api/submission.ts";
import { useDates } from "../messages/dates.tsx";

interface StatementsDeletedProps {
  readonly details: SubmissionDetails;
  readonly overview: string;
}

/** What became of a collection's statements once its time was over. */
export function StatementsDeleted({
  details: { retentionPolicy },
  overview,
}: StatementsDeletedProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const { deletedAt = "" } = retentionPolicy;

  return (
    <EmptyState
      headingLevel={1}
      icon={<Trash2 aria-hidden />}
      title={formatMessage({ id: "retention.statements" }, { day: longDay(deletedAt) })}
      action={
        <Button asChild>
          <Link href={overview}>
            <FormattedMessage id="review.overview" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="retention.statementsWhy" />
    </EmptyState>
  );
}
