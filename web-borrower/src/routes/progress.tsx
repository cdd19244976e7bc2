import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Box, Callout, Text } from "@tieout/ui-kit";
import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect, useLocation } from "wouter";
import { followedImport, type ImportStatus } from "../api/import-status.ts";
import { type LinkSession, linkSession, newestBegun } from "../api/link-session.ts";
import { isFile, usePackageName } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import type { WebConnectorPath } from "../api/web-connector.ts";
import { PageTitle } from "../app/arrival.tsx";
import { Frame } from "../app/frame.tsx";
import { completionOf } from "../app/pages.ts";
import { StepCount } from "../app/step-count.tsx";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { FollowImport } from "../features/follow-import/follow-import.tsx";
import { Stalled } from "../features/follow-import/stalled.tsx";
import { CollectionFailed } from "./collection-failed.tsx";
import * as styles from "./routes.css.ts";

export function ProgressRoute() {
  const session = useQuery(linkSession());
  if (session.isError) return <Trouble onAgain={session.refetch} problem={session.error} />;
  if (!session.data) return <Working />;

  const submission = newestBegun(session.data.submissions);
  if (!submission) return <Redirect replace to="/linked" />;
  if (submission.financialRecordId === undefined) {
    // Without a record nothing was read: it failed early or is already over.
    return submission.state === "complete" || submission.state === "documents" ? (
      <Redirect replace to={completionOf(session.data)} />
    ) : (
      <CollectionFailed session={session.data} status={undefined} submission={submission} />
    );
  }
  return (
    <Following
      financialRecordId={submission.financialRecordId}
      key={submission.financialRecordId}
      session={session.data}
    />
  );
}

interface FollowingProps {
  readonly session: LinkSession;
  readonly financialRecordId: string;
}

function Following({ session, financialRecordId }: FollowingProps) {
  const { workspaceId, submissions } = session;
  const completion = completionOf(session);
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const followed = useQuery(followedImport({ workspaceId, financialRecordId }));
  const [isOver, setOver] = useState(false);
  const { data: status } = followed;
  const outcome = status?.outcome;

  const goOn = useCallback(() => {
    if (outcome !== "Success") return setOver(true);
    queryClient.removeQueries({ queryKey: linkSession().queryKey });
    navigate(completion, { replace: true });
  }, [outcome, queryClient, navigate, completion]);

  if (!status) {
    if (followed.isError) return <Trouble onAgain={followed.refetch} problem={followed.error} />;
    return <Working />;
  }
  if (followed.error?.status === 401) {
    return <Trouble onAgain={followed.refetch} problem={followed.error} />;
  }
  const submission = submissions.find(({ id }) => id === status.submissionId);
  if (isOver && outcome === "Error") {
    return <CollectionFailed session={session} status={status} submission={submission} />;
  }
  // In a browser that didn't begin it, the link's session names it.
  const connectionRequestId = readVisit().connectionRequestId ?? session.readingRequestId;
  const isDesktop = status.datasourceNameId === "quickbooksdesktop";
  return (
    <Collecting
      desktop={isDesktop && connectionRequestId ? { workspaceId, connectionRequestId } : undefined}
      isSilent={followed.isError}
      onOver={goOn}
      session={session}
      willMail={submission?.willMail === true}
      status={status}
    />
  );
}

/** Lazy: few need it. */
const DesktopMeanwhile = lazy(async () => ({
  default: (await import("./desktop-meanwhile.tsx")).DesktopMeanwhile,
}));

interface CollectingProps {
  readonly status: ImportStatus;
  /** Undefined unless QuickBooks Desktop is read. */
  readonly desktop: WebConnectorPath | undefined;
  readonly session: LinkSession;
  readonly isSilent: boolean;
  /** The visitor gets the outcome by mail. */
  readonly willMail: boolean;
  readonly onOver: () => void;
}

export function Collecting({
  status,
  desktop,
  session,
  isSilent,
  willMail,
  onOver,
}: CollectingProps) {
  const { formatMessage } = useIntl();
  const lenderName = session.lender.visibleName;
  const packageName =
    usePackageName()(status.datasourceNameId) ?? formatMessage({ id: "package.unnamed" });

  const isOfFile = status.datasourceNameId !== undefined && isFile(status.datasourceNameId);

  return (
    <Frame>
      {/* A file has steps of its own. */}
      {status.datasourceNameId && !isOfFile && <StepCount at="collect" session={session} />}
      <PageTitle>{formatMessage({ id: "progress.title" })}</PageTitle>
      <Text above={10} as="p" pretty tone="muted">
        <FormattedMessage id="progress.lede" values={{ mails: String(willMail) }} />
      </Text>
      {desktop && (
        <Suspense>
          <DesktopMeanwhile path={desktop} />
        </Suspense>
      )}
      <Box above={28}>
        <FollowImport
          lenderName={lenderName}
          onOver={onOver}
          packageName={packageName}
          status={status}
        />
      </Box>
      <p className={styles.promise}>
        <ShieldCheck aria-hidden className={styles.promiseIcon} />
        <FormattedMessage
          id={isOfFile ? "progress.file.promise" : "progress.promise"}
          values={{ lender: lenderName }}
        />
      </p>
      <Box above={28}>
        {isSilent ? (
          <Callout tone="neutral">
            <FormattedMessage id="progress.unreachable" />
          </Callout>
        ) : (
          <Stalled packageName={packageName} status={status} />
        )}
      </Box>
    </Frame>
  );
}
