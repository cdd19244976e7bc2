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

/** QuickBooks Desktop's own way in (S-T16): by the choice on the landing, or by a mail on another computer. */
export function WebConnectorRoute() {
  const secret = useLinkSecret();
  const isNamed = new URLSearchParams(useSearch()).has("request");
  // Whoever came by the lender's link, and is here for a request of it, has no mail's secret but the link's.
  if (secret === undefined || isNamed) return <Going />;
  if (!isWhole(secret)) return <Redirect replace to={linkPages.incomplete} />;
  return <TakingOver secret={secret} />;
}

/** The session goes on in this browser; from here it's as if the request had been begun here. */
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

  // Named without a name, it's the one that the link's visitors wait for.
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
    // Nothing is known of it here: it was somebody else's, or of another time.
    if (error.status === 404) return <Redirect replace to="/linked?choose" />;
    if (error.status !== 429) return <Trouble onAgain={followed.refetch} problem={error} />;
  }
  if (!connector) return <Working />;

  // What the package's page would have brought back; whoever comes in another browser has none of it.
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
