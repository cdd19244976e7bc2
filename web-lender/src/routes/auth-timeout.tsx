import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import { usePageTitle } from "../app/use-page-title.ts";
import { SessionExpired } from "../features/log-in/session-expired.tsx";

interface AuthTimeoutRouteProps {
  /** Too long without a move, or too long at all. */
  readonly reason: "sliding" | "absolute";
}

/** Where a session's end leads. */
export function AuthTimeoutRoute({ reason }: AuthTimeoutRouteProps) {
  const { data: settings } = useQuery(tenantSettings());
  const [, navigate] = useLocation();
  usePageTitle("expired.title");

  return <SessionExpired settings={settings} reason={reason} onReturn={() => navigate("/login")} />;
}
