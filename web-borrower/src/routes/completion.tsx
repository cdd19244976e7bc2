import { useQuery } from "@tanstack/react-query";
import { useDates } from "@tieout/web-portal/dates";
import { FileUp, RotateCw } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect } from "wouter";
import { type ImportStatus, importStatus } from "../api/import-status.ts";
import { type LinkSession, linkSession, newestBegun } from "../api/link-session.ts";
import { isFile, usePackageName, useTenant } from "../api/tenant-settings.ts";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { ShowReceipt } from "../features/show-receipt/show-receipt.tsx";
import { DocumentsReceived } from "./documents-received.tsx";
import { NextStep } from "./next-step.tsx";
import { OutcomePage } from "./outcome-page.tsx";

export function CompletionRoute() {
  const session = useQuery(linkSession());
  if (session.isError) return <Trouble onAgain={session.refetch} problem={session.error} />;
  if (!session.data) return <Working />;

  const submission = newestBegun(session.data.submissions);
  if (!submission) return <Redirect replace to="/linked" />;
  if (submission.state === "documents") return <DocumentsReceived session={session.data} />;
  if (submission.financialRecordId === undefined) {
    if (submission.state !== "complete") return <Redirect replace to="/progress" />;
    return <Completed session={session.data} status={undefined} />;
  }
  return <Read financialRecordId={submission.financialRecordId} session={session.data} />;
}

interface ReadProps {
  readonly session: LinkSession;
  readonly financialRecordId: string;
}

function Read({ session, financialRecordId }: ReadProps) {
  const { workspaceId } = session;
  const read = useQuery(importStatus({ workspaceId, financialRecordId }));

  if (read.isError) {
    // The fact still holds without its details.
    if (read.error.status === 404) return <Completed session={session} status={undefined} />;
    return <Trouble onAgain={read.refetch} problem={read.error} />;
  }
  if (!read.data) return <Working />;
  if (read.data.outcome !== "Success") return <Redirect replace to="/progress" />;
  return <Completed session={session} status={read.data} />;
}

interface CompletedProps {
  readonly session: LinkSession;
  /** Undefined where its details can no longer be shown. */
  readonly status: ImportStatus | undefined;
}

/** The fact and its time first. */
export function Completed({ session, status }: CompletedProps) {
  const { formatMessage } = useIntl();
  const { longDay, time } = useDates();
  const packageNameOf = usePackageName();
  const mayAgain = useTenant()?.appSettings.allowMultipleBorrowerImports === true;
  const submission = newestBegun(session.submissions);
  const count = [mayAgain, session.mayUpload].filter(Boolean).length;
  const sent = submission?.documentsSent ?? 0;
  const lender = session.lender.visibleName;
  const finishedAt = status?.finishedAt;
  const source = status?.datasourceNameId;
  const sourceName =
    source && isFile(source) ? formatMessage({ id: "package.file" }) : packageNameOf(source);

  return (
    <OutcomePage
      instead={status && <ShowReceipt packageName={sourceName} status={status} />}
      lede={
        <>
          {finishedAt === undefined ? (
            <FormattedMessage id="completion.received.untimed" values={{ lender }} />
          ) : (
            <FormattedMessage
              id="completion.received"
              values={{ lender, day: longDay(finishedAt), time: time(finishedAt) }}
            />
          )}{" "}
          <FormattedMessage
            id={count > 0 ? "completion.close.or" : "completion.close"}
            values={{ count }}
          />
        </>
      }
      session={session}
      submission={submission}
      title={formatMessage({ id: "completion.title" })}
    >
      {session.mayUpload && (
        <NextStep
          detail={
            sent > 0
              ? formatMessage({ id: "completion.upload.sent" }, { count: sent })
              : formatMessage({ id: "completion.upload.detail" })
          }
          href="/documents"
          icon={<FileUp />}
          title={formatMessage({ id: "completion.upload" })}
        />
      )}
      {mayAgain && (
        <NextStep
          detail={formatMessage({ id: "completion.again.detail" })}
          href="/linked?choose"
          icon={<RotateCw />}
          title={formatMessage({ id: "completion.again" })}
        />
      )}
    </OutcomePage>
  );
}
