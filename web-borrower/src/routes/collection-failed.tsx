import { referenceOf } from "@tieout/core/import/import";
import { Unplug } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import type { ImportStatus } from "../api/import-status.ts";
import { isOver, type LinkSession, type SubmissionSoFar } from "../api/link-session.ts";
import { isFile, usePackageName, useTakesFiles } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { forgetConnection } from "../api/visit-turns.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { Trouble } from "../app/trouble.tsx";
import { FailureNotice } from "../features/explain-failure/failure-notice.tsx";
import { NeedAPerson } from "./need-a-person.tsx";
import { useTryAgain } from "./use-try-again.ts";

interface CollectionFailedProps {
  readonly session: LinkSession;
  /** Undefined for an import that failed before it had a record. */
  readonly status: ImportStatus | undefined;
  readonly submission: SubmissionSoFar | undefined;
}

export function CollectionFailed({ session, status, submission }: CollectionFailedProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const accountingPackage = status?.datasourceNameId ?? readVisit().accountingPackage;
  const wasFile = accountingPackage !== undefined && isFile(accountingPackage);
  const takesFiles = useTakesFiles() && !wasFile;
  const packageName =
    usePackageName()(accountingPackage) ?? formatMessage({ id: "package.unnamed" });
  const failure = status && status.errorCode !== "None" ? status.errorCode : undefined;
  const again = useTryAgain({
    session,
    failedSubmissionId: submission?.id,
    failure,
    accountingPackage,
  });

  if (again.problem && isOver(again.problem)) {
    return <Trouble onAgain={() => {}} problem={again.problem} />;
  }
  const choose = () => {
    forgetConnection();
    navigate("/linked?choose", { replace: true });
  };
  const isStopped = failure === "Cancelled";
  const said =
    status?.errorDescription ||
    (failure === "Disconnected" ? formatMessage({ id: "failure.disconnected" }) : undefined);
  const reference = status?.financialRecordId ?? submission?.id;

  return (
    <NoticePage
      foot={<NeedAPerson session={session} />}
      icon={<Unplug />}
      lede={
        <>
          <FormattedMessage
            id={failure ? `failure.import.${failure}` : "failure.start"}
            values={{ package: packageName, lender: session.lender.visibleName }}
          />{" "}
          <FormattedMessage id="failure.unchanged" />
        </>
      }
      title={formatMessage({ id: "failure.title" })}
      tone="danger"
    >
      <FailureNotice
        failure={failure}
        information={again.reason ?? said}
        isTrying={again.isTrying}
        onAgain={isStopped ? undefined : (again.tryAgain ?? choose)}
        onAnother={isStopped ? undefined : choose}
        packageName={packageName}
        reference={reference === undefined ? undefined : referenceOf(reference)}
        since={status?.finishedAt ?? status?.startedAt ?? submission?.creationTime ?? ""}
        takesFiles={takesFiles}
      />
    </NoticePage>
  );
}
