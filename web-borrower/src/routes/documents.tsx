import { useQuery } from "@tanstack/react-query";
import { Text } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect, useLocation } from "wouter";
import { type LinkSession, linkSession, newestBegun } from "../api/link-session.ts";
import { readVisit, rememberVisit } from "../api/visit.ts";
import { PageTitle } from "../app/arrival.tsx";
import { Frame } from "../app/frame.tsx";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
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

  const submission = newestBegun(session.data.submissions);
  if (!submission || !session.data.mayUpload) return <Redirect replace to={home} />;
  return <Uploading session={session.data} submissionId={submission.id} />;
}

interface UploadingProps {
  readonly session: LinkSession;
  readonly submissionId: string;
}

function Uploading({ session: { workspaceId, lender }, submissionId }: UploadingProps) {
  const { formatMessage } = useIntl();
  const [ended, setEnded] = useState<Problem>();
  const [, navigate] = useLocation();
  const goHome = (sent: number) => {
    rememberVisit({ documentsSent: (readVisit().documentsSent ?? 0) + sent });
    navigate(home, { replace: true });
  };

  if (ended) return <Trouble onAgain={() => {}} problem={ended} />;
  return (
    <Frame measure="cards">
      <PageTitle>{formatMessage({ id: "documents.title" })}</PageTitle>
      <Text above={10} as="p" pretty tone="muted">
        <FormattedMessage id="documents.lede" values={{ lender: lender.visibleName }} />
      </Text>
      <UploadDocuments
        lender={lender.visibleName}
        onEnded={setEnded}
        onOver={goHome}
        path={{ workspaceId, submissionId }}
      />
    </Frame>
  );
}
