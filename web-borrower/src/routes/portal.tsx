import { useQuery } from "@tanstack/react-query";
import { useContext, useState } from "react";
import { Redirect, useSearch } from "wouter";
import { isPortalOpened } from "../api/anonymous-link.ts";
import { linkSession, linkStateOf } from "../api/link-session.ts";
import { useTenant } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { Arrival } from "../app/arrival.tsx";
import { completionOf, isAnonymous, linkPages } from "../app/pages.ts";
import { TenantAwaited } from "../app/tenant.tsx";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { AnonymousLanding } from "./anonymous-landing.tsx";
import { Landing } from "./landing.tsx";

/** For visitors without a link of their own (D-11). */
export function PortalRoute() {
  const search = new URLSearchParams(useSearch());
  const settings = useTenant()?.appSettings;
  const [mayBeIn] = useState(() => isPortalOpened() || readVisit().workspaceId !== undefined);
  // The next page has the same address.
  const [isIn, setIn] = useState(false);
  const cameHere = useContext(Arrival);
  const asks = settings && (mayBeIn || !settings.anonymousLinkEnabled);
  const session = useQuery({ ...linkSession(), enabled: asks === true });

  if (!settings) return <TenantAwaited />;
  if (asks && !session.isFetched) return <Working />;
  if (session.isError && session.error.status !== 401) {
    return <Trouble onAgain={session.refetch} problem={session.error} />;
  }
  if (!session.data || !isAnonymous(session.data)) {
    return settings.anonymousLinkEnabled ? (
      <AnonymousLanding onOpened={() => setIn(true)} settings={settings} />
    ) : (
      // A visitor with their own link continues by it.
      <Redirect replace to={session.data ? "/linked" : linkPages.deleted} />
    );
  }

  const state = linkStateOf(session.data, {
    choosesAgain: search.has("choose"),
    mayShareAgain: settings.allowMultipleBorrowerImports,
  });
  switch (state) {
    case "importing":
    case "failed":
      return <Redirect replace to="/progress" />;
    case "documents":
    case "complete":
      return <Redirect replace to={completionOf(session.data)} />;
    case "choosing":
      if (session.data.waitingRequestId && !search.has("choose")) {
        return <Redirect replace to="/webconnector?request" />;
      }
      return (
        <Arrival value={cameHere || isIn}>
          <Landing session={session.data} settings={settings} />
        </Arrival>
      );
  }
}
