import { useQuery } from "@tanstack/react-query";
import type { LinkSession } from "../api/link-session.ts";
import { type Asked, submissionRequest } from "../api/request.ts";
import type { TenantSettings } from "../api/tenant-settings.ts";
import { isAnonymous } from "../app/pages.ts";

/** What the lender asks for. Without a request, as by the anonymous link, the tenant's usual scope applies. */
export function useAsked(session: LinkSession, settings: TenantSettings["appSettings"]) {
  const request = useQuery(submissionRequest(session));
  const usual = isAnonymous(session) ? settings.defaultAnonymousOptions : settings.defaultOptions;
  const asked: Asked | undefined = session.submissionRequestId > 0 ? request.data : usual;
  return { asked, error: request.error, refetch: request.refetch };
}
