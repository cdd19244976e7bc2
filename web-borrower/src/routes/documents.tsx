import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Text } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect, useLocation } from "wouter";
import { type DocumentsPath, ownDocuments } from "../api/documents.ts";
import {
  type LinkSession,
  linkSession,
  newestBegun,
  openSubmission,
  type SubmissionSoFar,
} from "../api/link-session.ts";
import { rememberVisit } from "../api/visit.ts";
import { PageTitle } from "../app/arrival.tsx";
import { Frame } from "../app/frame.tsx";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { submissionFor } from "../features/connect-package/prepare.ts";
import { UploadDocuments } from "../features/upload-documents/upload-documents.tsx";

/** Leads a visitor with a link to their current step. */
const home = "/linked";

export function DocumentsRoute() {
  const session = useQuery(linkSession());
  if (session.isError) {
    // No borrower, so nothing to send for (S-U24).
    if (session.error.status === 401) return <Redirect replace to={home} />;
    return <Trouble onAgain={session.refetch} problem={session.error} />;
  }
  if (!session.data) return <Working />;

  const { submissions, mayUpload } = session.data;
  const begun = newestBegun(submissions);
  if (!mayUpload) return <Redirect replace to={home} />;
  return <Uploading session={session.data} submission={begun ?? openSubmission(submissions)} />;
}

interface UploadingProps {
  readonly session: LinkSession;
  /** Undefined until the first file begins one. */
  readonly submission: SubmissionSoFar | undefined;
}

function Uploading({ session, submission }: UploadingProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const [ended, setEnded] = useState<Problem>();
  const [, navigate] = useLocation();
  const { workspaceId, submissionRequestId, lender } = session;
  const isAlone = !submission || isWithoutBooks(submission);
  const [submissionId, setSubmissionId] = useState(submission?.id);
  const path = submissionId === undefined ? undefined : { workspaceId, submissionId };
  const earlier = useQuery({
    ...ownDocuments({ workspaceId, submissionId: submission?.id ?? "" }),
    enabled: submission?.documentsSent !== undefined,
  });
  const begin = async (): Promise<DocumentsPath> => {
    if (path) return path;
    const asked = { workspaceId, submissionRequestId, openSubmissionId: undefined };
    const begun = await submissionFor(asked);
    rememberVisit({ submissionId: begun });
    setSubmissionId(begun);
    return { workspaceId, submissionId: begun };
  };
  const goHome = () => {
    queryClient.removeQueries({ queryKey: linkSession().queryKey });
    navigate(home, { replace: true });
  };

  if (ended) return <Trouble onAgain={() => {}} problem={ended} />;
  if (earlier.isError) return <Trouble onAgain={earlier.refetch} problem={earlier.error} />;
  if (earlier.isLoading) return <Working />;
  return (
    <Frame measure="cards">
      <PageTitle>
        {formatMessage({ id: isAlone ? "documents.alone.title" : "documents.title" })}
      </PageTitle>
      <Text above={10} as="p" pretty tone="muted">
        <FormattedMessage
          id={isAlone ? "documents.alone.lede" : "documents.lede"}
          values={{ lender: lender.visibleName }}
        />
      </Text>
      <UploadDocuments
        begin={begin}
        earlier={earlier.data ?? []}
        lender={lender.visibleName}
        onEnded={setEnded}
        onOver={goHome}
        path={path}
        waits={isAlone}
      />
    </Frame>
  );
}

const isWithoutBooks = ({ state }: SubmissionSoFar) => state === "open" || state === "documents";
