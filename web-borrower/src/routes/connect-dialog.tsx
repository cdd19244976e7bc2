import type { Day } from "@tieout/core/calendar/day";
import type { Problem } from "@tieout/web-portal/answer";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "wouter";
import { contactOf, isOver, type LinkSession, openSubmission } from "../api/link-session.ts";
import type { Asked } from "../api/request.ts";
import type { OfferedPackage } from "../api/tenant-settings.ts";
import { useBrowser } from "../app/browser.tsx";
import { useStep } from "../app/step-count.tsx";
import { AgreeDialog } from "../features/choose-package/agree-dialog.tsx";
import { useConnectPackage } from "../features/connect-package/use-connect-package.ts";

interface ConnectDialogProps {
  readonly accountingPackage: OfferedPackage;
  readonly session: LinkSession;
  readonly asked: Asked;
  readonly lastDay: Day;
  readonly businessName: string;
  readonly explains: boolean;
  readonly onCancel: () => void;
  /** The link or its session ended while the visitor was choosing. */
  readonly onOver: (problem: Problem) => void;
}

/** What the borrower agrees to, and the way to the package's own page. */
export function ConnectDialog({
  accountingPackage,
  session,
  onOver,
  ...request
}: ConnectDialogProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const { leaveFor } = useBrowser();
  const openSubmissionId = openSubmission(session.submissions)?.id;
  const { connect, opening, refused } = useConnectPackage(
    { ...session, openSubmissionId },
    leaveFor,
  );
  const problem = refused?.problem;
  useEffect(() => {
    if (problem && isOver(problem)) onOver(problem);
  }, [problem, onOver]);

  return (
    <AgreeDialog
      {...request}
      accountingPackage={accountingPackage}
      isOpening={opening !== undefined}
      lenderName={session.lender.visibleName}
      onAgree={(words) => connect({ accountingPackage: accountingPackage.id, words })}
      onFile={() => navigate("/fileupload")}
      person={contactOf(session).name}
      problem={problem}
      step={formatMessage({ id: "frame.step" }, useStep("connect", session))}
    />
  );
}
