import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type CurrentUser, currentUser } from "../api/session.ts";
import { tenantSettings } from "../api/tenant-settings.ts";

/** Never about a business, a person or a figure. */
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

/** No-op unless the tenant names a path on this host (D-58); our pages talk to no other host. */
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

/** Sorted, so the order of roles doesn't matter (P-C20). */
export function roleStringOf({ resourceRoles }: CurrentUser): string {
  return [...new Set(resourceRoles.map(({ roleId }) => roleId))].toSorted().join(",");
}

/** Fire and forget. */
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
