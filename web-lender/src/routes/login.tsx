import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import { useSigningOut } from "../app/log-out.ts";
import { usePageTitle } from "../app/page-arrival.ts";
import { SignedOutFrame } from "../app/signed-out-frame.tsx";
import { useLoginText } from "../app/use-portal-text.ts";
import { LoggingOut, Welcome } from "../app/welcome.tsx";
import { LogIn } from "../features/log-in/log-in.tsx";
import { loginQueryIn } from "../features/log-in/login-settings.ts";

export function LoginRoute() {
  const { data: settings } = useQuery(tenantSettings());
  const { texts, isAwaited } = useLoginText();
  const { logOut, isLoggingOut, failed } = useSigningOut();
  const query = loginQueryIn(useSearch());
  usePageTitle("login.title");
  if (isAwaited) return <Welcome />;
  if (isLoggingOut) return <LoggingOut failed={failed} onTryAgain={logOut} />;

  return (
    <SignedOutFrame settings={settings}>
      <LogIn settings={settings} texts={texts} query={query} onLogOut={logOut} />
    </SignedOutFrame>
  );
}
