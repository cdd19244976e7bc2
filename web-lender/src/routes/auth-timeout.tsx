import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import { usePageTitle } from "../app/use-page-title.ts";
import { SessionExpired } from "../features/log-in/session-expired.tsx";

/** Where a session's end leads: after too long without a move, or after too long at all. */
export function AuthTimeoutRoute() {
  const { data: settings } = useQuery(tenantSettings());
  const [, navigate] = useLocation();
  const reason = new URLSearchParams(useSearch()).get("reason");
  usePageTitle("expired.title");

  return (
    <SessionExpired
      settings={settings}
      reason={reason === "absolute" ? "absolute" : "sliding"}
      onReturn={() => navigate("/login")}
    />
  );
}
