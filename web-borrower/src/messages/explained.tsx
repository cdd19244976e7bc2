import type { Problem } from "@tieout/web-portal/answer";
import { FormattedMessage, useIntl } from "react-intl";
import { type FlowError, flowErrors } from "./flow-error.ts";
import { reasonOf } from "./reason.ts";

interface ExplainedProps {
  readonly failed: FlowError;
  readonly problem: Problem;
}

/** What failed, in the specification's words, and what else is known of it (S-M6 to S-M8). */
export function Explained({ failed, problem }: ExplainedProps) {
  return (
    <>
      <FormattedMessage id={flowErrors[failed]} /> <MoreInformation problem={problem} />
    </>
  );
}

/** What the server said besides, where it said something (S-M8). */
export function MoreInformation({ problem }: { readonly problem: Problem }) {
  const { formatMessage } = useIntl();
  const reason = reasonOf(problem, formatMessage);
  if (reason === undefined) return null;
  return <FormattedMessage id="failure.information.line" values={{ reason }} />;
}
