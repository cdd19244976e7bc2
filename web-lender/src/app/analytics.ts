import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type CurrentUser, currentUser } from "../api/session.ts";
import { tenantSettings } from "../api/tenant-settings.ts";

/** What somebody did that is worth counting. Never about a business, a person or a figure. */
export type AnalyticsEvent =
  | {
      readonly category: "Import";
      readonly action:
        | "BeginHomePage"
        | "JobCreatedHomePage"
        | "BeginWorkspaceList"
        | "JobCreatedWorkspaceList";
    }
  | {
      readonly category: "Workspace";
      readonly action: "AddBegin" | "AddCanceled" | "AddComplete";
    };

/**
 * Gives what notes an event. It goes nowhere, unless the tenant names a path on this very host that takes
 * events in (D-58): our pages may talk to nobody else.
 */
export function useNoteEvent(): (event: AnalyticsEvent) => void {
  const queryClient = useQueryClient();

  return useCallback(
    (event) => {
      const settings = queryClient.getQueryData(tenantSettings().queryKey);
      const path = settings?.appSettings.analyticsPath;
      if (path === undefined) return;

      const user = queryClient.getQueryData(currentUser().queryKey);
      send(path, { ...event, at: new Date().toISOString(), roles: user ? roleStringOf(user) : "" });
    },
    [queryClient],
  );
}

/** The roles that somebody has, in one string that is the same whatever their order (P-C20). */
export function roleStringOf({ resourceRoles }: CurrentUser): string {
  return [...new Set(resourceRoles.map(({ roleId }) => roleId))].toSorted().join(",");
}

/** Nobody waits for it, and nobody is told when it's lost. */
function send(path: string, event: object): void {
  const address = new URL(path, window.location.origin);
  const request = fetch(address, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(event),
  });
  request.catch(() => undefined);
}
