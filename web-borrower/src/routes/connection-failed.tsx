import { referenceOf } from "@tieout/core/import/import";
import { Unplug } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ConnectionFailure, ConnectionRequest } from "../api/connection-request.ts";
import { isOver, type LinkSession, openSubmission } from "../api/link-session.ts";
import { usePackageName, useTakesFiles } from "../api/tenant-settings.ts";
import { useBrowser } from "../app/browser.tsx";
import { NoticePage } from "../app/notice-page.tsx";
import { Trouble } from "../app/trouble.tsx";
import { useConnectPackage } from "../features/connect-package/use-connect-package.ts";
import { FailureNotice } from "../features/explain-failure/failure-notice.tsx";
import { reasonOf } from "../messages/reason.ts";
import { NeedAPerson } from "./need-a-person.tsx";

interface ConnectionFailedProps {
  readonly connection: ConnectionRequest;
  readonly failure: ConnectionFailure;
  readonly session: LinkSession;
  readonly onAnother: () => void;
}

export function ConnectionFailed({
  connection,
  failure,
  session,
  onAnother,
}: ConnectionFailedProps) {
  const { formatMessage } = useIntl();
  const { leaveFor, now } = useBrowser();
  const [since] = useState(now);
  const { accountingPackage, submissionId } = connection;
  const takesFiles = useTakesFiles();
  const packageName =
    usePackageName()(accountingPackage) ?? formatMessage({ id: "package.unnamed" });
  const openSubmissionId = submissionId ?? openSubmission(session.submissions)?.id;
  const { connect, opening, refused } = useConnectPackage(
    { ...session, openSubmissionId },
    leaveFor,
  );

  if (refused && isOver(refused.problem)) {
    return <Trouble onAgain={() => {}} problem={refused.problem} />;
  }
  const information = refused
    ? (reasonOf(refused.problem, formatMessage) ?? formatMessage({ id: "failure.linking" }))
    : connection.errorDescription;

  return (
    <NoticePage
      foot={<NeedAPerson session={session} />}
      icon={<Unplug />}
      lede={
        <>
          <FormattedMessage
            id={`failure.connection.${failure}`}
            values={{ package: packageName }}
          />{" "}
          <FormattedMessage id="failure.unchanged" />
        </>
      }
      title={formatMessage({ id: "failure.connection" }, { package: packageName })}
      tone="danger"
    >
      <FailureNotice
        failure={failure}
        information={information}
        isTrying={opening !== undefined}
        onAgain={() => connect(accountingPackage)}
        onAnother={onAnother}
        packageName={packageName}
        reference={referenceOf(connection.id)}
        since={since}
        takesFiles={takesFiles}
      />
    </NoticePage>
  );
}
