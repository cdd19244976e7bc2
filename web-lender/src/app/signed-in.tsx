import { useQuery } from "@tanstack/react-query";
import { problemOf } from "@tieout/web-portal/answer";
import { useLanguage } from "@tieout/web-portal/language";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "wouter";
import { currentUser, sessionTimes } from "../api/session.ts";
import { catalogueOf } from "../messages/load-catalogue.ts";
import { Failure, Waiting } from "./page-boundary.tsx";
import { rememberPath } from "./remembered-path.ts";
import { endPages } from "./session-events.ts";
import { takeEnd } from "./session-memory.ts";
import { Greeting } from "./welcome.tsx";

const loadSession = () => import("./session.tsx");
const Session = lazy(async () => ({ default: (await loadSession()).Session }));
const FatalLogin = lazy(async () => ({
  default: (await import("./fatal-login.tsx")).FatalLogin,
}));

interface SignedInProps {
  /** Loads what the pages need while the session is checked. */
  readonly meanwhile?: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Others log in first and return here. */
export function SignedIn({ meanwhile, children }: SignedInProps) {
  const [path, navigate] = useLocation();
  const times = useQuery(sessionTimes());
  const user = useQuery(currentUser());
  const failed = [times, user].find(({ isError }) => isError);
  const mustLogIn = failed !== undefined && problemOf(failed.error)?.status === 401;

  useEffect(() => {
    if (!mustLogIn) return;
    rememberPath(window.location, document.title);
    navigate(endPages[takeEnd(new Date()) ?? "logged-out"], { replace: true });
  }, [mustLogIn, navigate]);

  const { language } = useLanguage();
  useEffect(() => {
    // Failures are shown where the data is needed.
    void Promise.allSettled([loadSession(), meanwhile?.(), catalogueOf(language)]);
  }, [meanwhile, language]);

  const tryAgain = () => {
    for (const { refetch } of [times, user]) refetch();
  };
  if (mustLogIn) return null;
  // A failed refetch keeps the page and its open dialogs.
  if (times.isLoadingError) return <Failure error={times.error} onTryAgain={tryAgain} />;
  if (user.isLoadingError) return <FatalLogin error={user.error} onTryAgain={tryAgain} />;
  if (!times.data || !user.data) {
    return path === "/businesses" ? <Greeting /> : <Waiting />;
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Session userId={user.data.id}>{children}</Session>
    </Suspense>
  );
}
