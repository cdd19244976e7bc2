import { referenceOf } from "@tieout/core/import/import";
import { Unplug } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import type { ConnectionFailure, ConnectionRequest } from "../api/connection-request.ts";
import type { LinkSession } from "../api/link-session.ts";
import { usePackageName, useTakesFiles } from "../api/tenant-settings.ts";
import { useBrowser } from "../app/browser.tsx";
import { NoticePage } from "../app/notice-page.tsx";
import { chooseAgain } from "../app/pages.ts";
import { FailureNotice } from "../features/explain-failure/failure-notice.tsx";
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
  const [, navigate] = useLocation();
  const { now } = useBrowser();
  const [since] = useState(now);
  const { accountingPackage } = connection;
  const takesFiles = useTakesFiles();
  const packageName =
    usePackageName()(accountingPackage) ?? formatMessage({ id: "package.unnamed" });

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
        information={connection.errorDescription}
        onAgain={() => navigate(chooseAgain(accountingPackage), { replace: true })}
        onAnother={onAnother}
        packageName={packageName}
        reference={referenceOf(connection.id)}
        since={since}
        takesFiles={takesFiles}
      />
    </NoticePage>
  );
}
