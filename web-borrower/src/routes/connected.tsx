import { useQuery } from "@tanstack/react-query";
import { Link2Off } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect, useLocation, useSearch } from "wouter";
import { claimedConnection } from "../api/connection-request.ts";
import { linkSession } from "../api/link-session.ts";
import { useIsSilent } from "../api/silence.ts";
import { useLenderName, usePackageName } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { ConfirmBooks } from "./confirm-books.tsx";
import { ConnectionFailed } from "./connection-failed.tsx";

export function ConnectedRoute() {
  const state = new URLSearchParams(useSearch()).get("state") ?? undefined;
  const session = useQuery(linkSession());
  const claimed = useQuery(claimedConnection(state));
  const isSilent = useIsSilent(claimed.status);
  const [, navigate] = useLocation();

  const failed = claimed.isError ? claimed : session;
  if (failed.isError) {
    // This browser wasn't sent to a package, or its link session changed.
    if (failed.error.status === 404) return <Redirect replace to="/linked?choose" />;
    const isBegunHere = readVisit().connectionRequestId !== undefined;
    if (failed.error.status === 401 && !isBegunHere) return <BegunElsewhere />;
    return <Trouble onAgain={failed.refetch} problem={failed.error} />;
  }
  if (!session.data || !claimed.data) return <Working reason={isSilent && <SignInAwaited />} />;

  const connection = claimed.data;
  switch (connection.errorCode) {
    case "None":
      // The package hasn't answered yet, or the visitor left its page.
      return connection.status === "Success" ? (
        <ConfirmBooks connection={connection} session={session.data} />
      ) : (
        <Redirect replace to="/linked?choose" />
      );
    case "UserCancelled":
      return <Redirect replace to={`/linked?choose&cancelled=${connection.accountingPackage}`} />;
    default:
      return (
        <ConnectionFailed
          connection={connection}
          failure={connection.errorCode}
          onAnother={() => navigate("/linked?choose", { replace: true })}
          session={session.data}
        />
      );
  }
}

/** The package's answer can be used only in the browser that asked for it (D-2). */
function BegunElsewhere() {
  const { formatMessage } = useIntl();
  const lender = useLenderName();
  return (
    <NoticePage
      icon={<Link2Off />}
      lede={<FormattedMessage id="ended.begun-elsewhere.lede" values={{ lender }} />}
      title={formatMessage({ id: "ended.begun-elsewhere.title" })}
      tone="neutral"
    />
  );
}

function SignInAwaited() {
  const { formatMessage } = useIntl();
  const name = usePackageName()(readVisit().accountingPackage);
  const unnamed = formatMessage({ id: "package.unnamed" });
  return <FormattedMessage id="confirm.awaited" values={{ package: name ?? unnamed }} />;
}
