import { Badge, Text } from "@tieout/ui-kit";
import { BadgeCheck, CircleHelp } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { SubmissionDetails } from "../../api/submission.ts";

interface VerificationProps {
  readonly details: Pick<SubmissionDetails, "source" | "isVerifiedContent" | "verification">;
}

/** Whether whoever shared the books has confirmed an address, which, and whether the lender knows it (D-13). */
export function Verification({
  details: { source, isVerifiedContent, verification },
}: VerificationProps) {
  // What the lender collected by themselves came from nobody else.
  const isOurs = source === "direct" || source === "file";
  if (isOurs && verification === undefined) return null;
  const values = { email: verification?.emailAddress ?? "" };

  if (isVerifiedContent) {
    return (
      <>
        <Badge icon={<BadgeCheck aria-hidden />} tone="success" wraps>
          <FormattedMessage id="submission.verified" values={values} />
        </Badge>
        {verification?.isPrimaryEmail === false && (
          <Text size="small" tone="muted">
            <FormattedMessage id="submission.verified.other" />
          </Text>
        )}
      </>
    );
  }
  return (
    <Badge icon={<CircleHelp aria-hidden />} wraps>
      <FormattedMessage
        id={verification ? "submission.unverified.email" : "submission.unverified"}
        values={values}
      />
    </Badge>
  );
}
