import type { Problem } from "@tieout/web-portal/answer";
import { FormattedMessage, useIntl } from "react-intl";
import type { Catalogue } from "./catalogue.ts";
import { reasonOf } from "./reason.ts";

interface ExplainedProps {
  readonly failed: FlowError;
  readonly problem: Problem;
}

/** In the specification's words (S-M6 to S-M8). */
export function Explained({ failed, problem }: ExplainedProps) {
  return (
    <>
      <FormattedMessage id={flowErrors[failed]} /> <MoreInformation problem={problem} />
    </>
  );
}

/** Only where the server said something (S-M8). */
export function MoreInformation({ problem }: { readonly problem: Problem }) {
  const { formatMessage } = useIntl();
  const reason = reasonOf(problem, formatMessage);
  if (reason === undefined) return null;
  return <FormattedMessage id="failure.information.line" values={{ reason }} />;
}

/** What can fail on a borrower's way (S-T19). */
export const flowErrors = {
  failedToCreateWorkspace: "portal.failed",
  failedToSubmit: "failure.other",
  failedToLink: "failure.linking",
  failedToStartImport: "failure.start",
} as const satisfies Record<string, keyof Catalogue>;

export type FlowError = keyof typeof flowErrors;
