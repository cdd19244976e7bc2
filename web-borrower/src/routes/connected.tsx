import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect, useLocation, useSearch } from "wouter";
import { claimedConnection } from "../api/connection-request.ts";
import { linkSession } from "../api/link-session.ts";
import { useIsSilent } from "../api/silence.ts";
import { usePackageName } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
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

function SignInAwaited() {
  const { formatMessage } = useIntl();
  const name = usePackageName()(readVisit().accountingPackage);
  const unnamed = formatMessage({ id: "package.unnamed" });
  return <FormattedMessage id="confirm.awaited" values={{ package: name ?? unnamed }} />;
}
