import { useQuery } from "@tanstack/react-query";
import { Redirect } from "wouter";
import { importStatus } from "../api/import-status.ts";
import { type LinkSession, linkSession, newestBegun } from "../api/link-session.ts";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { Completed } from "./completed.tsx";

/** The books were read. */
export function CompletionRoute() {
  const session = useQuery(linkSession());
  if (session.isError) return <Trouble onAgain={session.refetch} problem={session.error} />;
  if (!session.data) return <Working />;

  const submission = newestBegun(session.data.submissions);
  if (!submission) return <Redirect replace to="/linked" />;
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
    // The fact stands even where its details can't be told.
    if (read.error.status === 404) return <Completed session={session} status={undefined} />;
    return <Trouble onAgain={read.refetch} problem={read.error} />;
  }
  if (!read.data) return <Working />;
  if (read.data.outcome !== "Success") return <Redirect replace to="/progress" />;
  return <Completed session={session} status={read.data} />;
}
