import { useQuery } from "@tanstack/react-query";
import type { Problem } from "@tieout/web-portal/answer";
import { Redirect, useSearch } from "wouter";
import { isWhole, linkStateOf, openedLink } from "../api/link-session.ts";
import { useTenant } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { useLinkSecret, useSecretGivenUp } from "../app/link-secret.ts";
import { endOfLink, isAnonymous, linkPages } from "../app/pages.ts";
import { TenantAwaited } from "../app/tenant.tsx";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { Landing } from "./landing.tsx";

/** Leads to the request, or to the current step of its collection. */
export function LinkedRoute() {
  const secret = useLinkSecret();
  const search = new URLSearchParams(useSearch());
  const isCut = secret !== undefined && !isWhole(secret);
  const opened = useQuery({ ...openedLink(secret), enabled: !isCut });
  const settings = useTenant()?.appSettings;
  useSecretGivenUp(opened.isSuccess);

  if (isCut) return <Redirect replace to={linkPages.incomplete} />;
  if (opened.isError) {
    const page = pageFor(opened.error);
    if (page !== undefined) return <Redirect replace to={page} />;
    return <Trouble onAgain={opened.refetch} problem={opened.error} />;
  }
  if (!settings) return <TenantAwaited />;
  if (!opened.data) return <Working />;
  // A visitor of the anonymous link belongs elsewhere.
  if (isAnonymous(opened.data)) return <Redirect replace to={`/portal?${search}`} />;

  const state = linkStateOf(opened.data, {
    choosesAgain: search.has("choose"),
    mayShareAgain: settings.allowMultipleBorrowerImports,
  });
  switch (state) {
    case "importing":
    case "failed":
      return <Redirect replace to="/progress" />;
    case "documents":
    case "complete":
      return <Redirect replace to="/submission-l" />;
    case "choosing":
      // QuickBooks Desktop is still waited for, unless the visitor asked to choose again (D-14).
      if (opened.data.waitingRequestId && !search.has("choose")) {
        return <Redirect replace to="/webconnector?request" />;
      }
      return <Landing session={opened.data} settings={settings} />;
  }
}

/** An unknown secret was changed on the way; a missing one was cut off. Both need the link again. */
function pageFor(problem: Problem): string | undefined {
  const { status } = problem;
  const isLost = status === 401 && readVisit().workspaceId === undefined;
  const isUnknown = status === 400 || status === 404 || isLost;
  return endOfLink(problem) ?? (isUnknown ? linkPages.incomplete : undefined);
}
