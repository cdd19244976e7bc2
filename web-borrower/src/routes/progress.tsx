import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Redirect, useLocation } from "wouter";
import { followedImport } from "../api/import-status.ts";
import { type LinkSession, linkSession, newestBegun } from "../api/link-session.ts";
import { readVisit } from "../api/visit.ts";
import { completionOf } from "../app/places.ts";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { Collecting } from "./collecting.tsx";
import { CollectionFailed } from "./collection-failed.tsx";

/** What is happening to the books that are being read. */
export function ProgressRoute() {
  const session = useQuery(linkSession());
  if (session.isError) return <Trouble onAgain={session.refetch} problem={session.error} />;
  if (!session.data) return <Working />;

  const submission = newestBegun(session.data.submissions);
  if (!submission) return <Redirect replace to="/linked" />;
  if (submission.financialRecordId === undefined) {
    // Without a record nothing was ever read: it failed before it began, or it's over already.
    return submission.state === "complete" ? (
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
  const { connectionRequestId } = readVisit();
  const isDesktop = status.datasourceNameId === "quickbooksdesktop";
  return (
    <Collecting
      desktop={isDesktop && connectionRequestId ? { workspaceId, connectionRequestId } : undefined}
      isSilent={followed.isError}
      lenderName={session.lender.visibleName}
      onOver={goOn}
      willMail={submission?.willMail === true}
      status={status}
    />
  );
}
