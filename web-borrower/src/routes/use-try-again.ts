import { useIntl } from "react-intl";
import { useLocation } from "wouter";
import type { ImportFailure } from "../api/import-status.ts";
import type { LinkSession } from "../api/link-session.ts";
import { type AccountingPackage, isFile, useTenant } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { useBrowser } from "../app/browser.tsx";
import { isAnonymous } from "../app/pages.ts";
import { useConnectPackage } from "../features/connect-package/use-connect-package.ts";
import { useStartImport } from "../features/start-import/use-start-import.ts";
import { reasonOf } from "../messages/reason.ts";

interface Failed {
  readonly session: LinkSession;
  readonly openSubmissionId: string | undefined;
  readonly failedSubmissionId: string | undefined;
  readonly failure: ImportFailure | undefined;
  readonly accountingPackage: AccountingPackage | undefined;
}

/**
 * The same connection if it still stands, else the package's page or another file; without any, a
 * package has to be chosen.
 */
export function useTryAgain({
  session,
  openSubmissionId,
  failedSubmissionId,
  failure,
  accountingPackage,
}: Failed) {
  const { formatMessage } = useIntl();
  const { leaveFor } = useBrowser();
  const [, navigate] = useLocation();
  const settings = useTenant()?.appSettings;
  const starting = useStartImport();
  const connecting = useConnectPackage({ ...session, openSubmissionId }, leaveFor);
  const { workspaceId } = session;
  const { connectionId, submissionId, business } = readVisit();
  // A visitor from another browser must name the business first (P-E57).
  const isNamed =
    business !== undefined || isAnonymous(session) || !settings?.alwaysCollectBorrowerBusinessInfo;
  const problem = starting.problem ?? connecting.refused?.problem;

  const tryAgain = () => {
    if (accountingPackage && isFile(accountingPackage)) return navigate("/fileupload");
    const stands = failure === "DatasourceUnresponsive" || failure === "InternalError";
    const isOurs = submissionId !== undefined && submissionId === failedSubmissionId;
    if (stands && isOurs && connectionId !== undefined) {
      starting.start({ workspaceId, submissionId, connectionId });
    } else if (accountingPackage) connecting.connect(accountingPackage);
  };

  return {
    tryAgain: accountingPackage && isNamed ? tryAgain : undefined,
    isTrying: starting.isStarting || connecting.opening !== undefined,
    problem,
    reason: problem && (reasonOf(problem, formatMessage) ?? formatMessage({ id: "failure.start" })),
  };
}
