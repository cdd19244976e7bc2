import { Button, EmptyState } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import type { SubmissionDetails } from "../api/submission.ts";
import { useDates } from "../messages/dates.tsx";

/** Kept back from this reader, and not switched off for the whole tenant. */
export const isHeldBack = (gate: SubmissionDetails["statements"]): boolean =>
  gate === "mapping-not-enabled" || gate === "not-released";

interface StatementsHeldBackProps {
  readonly details: SubmissionDetails;
  readonly overview: string;
}

/** Why a collection's statements can't be seen, yet or at all (S-V27, D-58). */
export function StatementsHeldBack({ details, overview }: StatementsHeldBackProps) {
  const { formatMessage } = useIntl();
  const { longBookDay } = useDates();
  const { statements, minimumMappingDate } = details;
  const isMapping = statements === "mapping-not-enabled";
  const date = minimumMappingDate === undefined ? "" : longBookDay(minimumMappingDate);

  return (
    <EmptyState
      headingLevel={1}
      icon={<Lock aria-hidden />}
      title={formatMessage({ id: isMapping ? "release.noMapping" : "release.notYet" })}
      action={
        <Button asChild>
          <Link href={overview}>
            <FormattedMessage id="review.overview" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage
        id={isMapping ? "release.mappedFrom" : "release.byAdministrator"}
        values={{ date }}
      />
    </EmptyState>
  );
}
