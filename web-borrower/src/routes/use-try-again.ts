import { useIntl } from "react-intl";
import { useLocation } from "wouter";
import type { ImportFailure } from "../api/import-status.ts";
import type { LinkSession } from "../api/link-session.ts";
import { type AccountingPackage, isFile, useTenant } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { chooseAgain, isAnonymous } from "../app/pages.ts";
import { useStartImport } from "../features/start-import/use-start-import.ts";
import { reasonOf } from "../messages/reason.ts";

interface Failed {
  readonly session: LinkSession;
  readonly failedSubmissionId: string | undefined;
  readonly failure: ImportFailure | undefined;
  readonly accountingPackage: AccountingPackage | undefined;
}

/**
 * The same connection if it still stands, else what is agreed to by connecting the package again, or another file; without
 * any, a package has to be chosen.
 */
export function useTryAgain({ session, failedSubmissionId, failure, accountingPackage }: Failed) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const settings = useTenant()?.appSettings;
  const starting = useStartImport();
  const { workspaceId } = session;
  const { connectionId, submissionId, business } = readVisit();
  // A visitor from another browser must name the business first (P-E57).
  const isNamed =
    business !== undefined || isAnonymous(session) || !settings?.alwaysCollectBorrowerBusinessInfo;
  const { problem } = starting;

  const tryAgain = () => {
    if (accountingPackage && isFile(accountingPackage)) return navigate("/fileupload");
    const stands = failure === "DatasourceUnresponsive" || failure === "InternalError";
    const isOurs = submissionId !== undefined && submissionId === failedSubmissionId;
    if (stands && isOurs && connectionId !== undefined) {
      starting.start({ workspaceId, submissionId, connectionId });
    } else if (accountingPackage) navigate(chooseAgain(accountingPackage), { replace: true });
  };

  return {
    tryAgain: accountingPackage && isNamed ? tryAgain : undefined,
    isTrying: starting.isStarting,
    problem,
    reason: problem && (reasonOf(problem, formatMessage) ?? formatMessage({ id: "failure.start" })),
  };
}
