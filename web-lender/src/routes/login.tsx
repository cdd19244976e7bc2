import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import { Threshold } from "../app/threshold.tsx";
import { usePageTitle } from "../app/use-page-title.ts";
import { LogIn } from "../features/log-in/log-in.tsx";

/** The way in, for somebody without a session. */
export function LoginRoute() {
  const { data: settings } = useQuery(tenantSettings());
  const failed = new URLSearchParams(useSearch()).has("error");
  usePageTitle("login.title");

  return (
    <Threshold settings={settings}>
      <LogIn settings={settings} failed={failed} />
    </Threshold>
  );
}
