import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "wouter";
import { useAction } from "../../action/use-action.ts";
import { newestSubmissionId } from "../../api/workspaces.ts";

/** How long it is said that there is nothing to open (P-K9). */
const saidFor = 4_000;

/** Asks which collection is the newest now, and goes there; or says for a while why not. */
export function useNewestSubmission(workspaceId: string) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [said, setSaid] = useState<string>();
  const { run } = useAction({
    call: (_addressOf: (submissionId: string) => string) => newestSubmissionId(workspaceId),
    onDone: (submissionId, addressOf) => {
      if (submissionId === undefined) setSaid(formatMessage({ id: "newest.none" }));
      else navigate(addressOf(submissionId));
    },
    onFailed: () => setSaid(formatMessage({ id: "newest.failed" })),
  });

  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), saidFor);
    return () => clearTimeout(timer);
  }, [said]);

  return { said, hush: () => setSaid(undefined), open: run };
}
