import { useQuery } from "@tanstack/react-query";
import { Redirect, useSearch } from "wouter";
import { isWhole, type LinkSession, linkSession } from "../api/link-session.ts";
import { readVisit, rememberVisit } from "../api/visit.ts";
import {
  followedWebConnector,
  openedWebConnector,
  type WebConnectorPath,
} from "../api/web-connector.ts";
import { useLinkSecret, useSecretGivenUp } from "../app/link-secret.ts";
import { linkPages } from "../app/pages.ts";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { ConnectDesktop } from "./connect-desktop.tsx";
import { DesktopEnded } from "./desktop-ended.tsx";

/** From the landing, or from a mail on another computer (S-T16). */
export function WebConnectorRoute() {
  const secret = useLinkSecret();
  const isNamed = new URLSearchParams(useSearch()).has("request");
  // A visitor by the lender's link has the link's secret, not a mail's.
  if (secret === undefined || isNamed) return <Going />;
  if (!isWhole(secret)) return <Redirect replace to={linkPages.incomplete} />;
  return <TakingOver secret={secret} />;
}

/** The session continues in this browser as if the request began here. */
function TakingOver({ secret }: { readonly secret: string }) {
  const opened = useQuery(openedWebConnector(secret));
  useSecretGivenUp(opened.isSuccess);
  if (opened.isError) {
    if (opened.error.status === 404) return <Redirect replace to={linkPages.incomplete} />;
    if (opened.error.status === 410) return <DesktopEnded />;
    return <Trouble onAgain={opened.refetch} problem={opened.error} />;
  }
  return opened.data ? <Going /> : <Working />;
}

function Going() {
  const asked = new URLSearchParams(useSearch()).get("request");
  const session = useQuery(linkSession());
  if (session.isError) return <Trouble onAgain={session.refetch} problem={session.error} />;
  if (!session.data) return <Working />;

  // Without an id, it's the one that the link's visitors wait for.
  const named = asked ?? readVisit().connectionRequestId;
  const connectionRequestId = named || session.data.waitingRequestId;
  if (connectionRequestId === undefined) return <Redirect replace to="/linked?choose" />;
  const { workspaceId } = session.data;
  return (
    <Following
      key={connectionRequestId}
      path={{ workspaceId, connectionRequestId }}
      session={session.data}
    />
  );
}

interface FollowingProps {
  readonly path: WebConnectorPath;
  readonly session: LinkSession;
}

function Following({ path, session }: FollowingProps) {
  const followed = useQuery(followedWebConnector(path));
  const { data: connector, error } = followed;
  if (error && (!connector || error.status < 500)) {
    // Unknown here: someone else's, or an older one.
    if (error.status === 404) return <Redirect replace to="/linked?choose" />;
    if (error.status !== 429) return <Trouble onAgain={followed.refetch} problem={error} />;
  }
  if (!connector) return <Working />;

  // Stands in for what the package's page would have returned.
  const brought = { ...path, accountingPackage: "quickbooksdesktop" } as const;
  switch (connector.state) {
    case "called":
      rememberVisit(brought);
      return <Redirect replace to="/connected" />;
    case "done":
      return <Redirect replace to="/progress" />;
    case "ended":
      return <DesktopEnded since={connector.waitingSince} />;
    case "reading":
      if (connector.financialRecordId === undefined) break;
      rememberVisit(brought);
      return <Redirect replace to="/progress" />;
    case "steps":
    case "waiting":
      break;
  }
  return (
    <ConnectDesktop
      checkedAt={followed.dataUpdatedAt}
      connector={connector}
      isSilent={followed.isError}
      onRefresh={() => void followed.refetch()}
      path={path}
      session={session}
    />
  );
}
