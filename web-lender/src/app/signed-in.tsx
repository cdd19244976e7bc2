import { useQueries, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { client } from "../api/client.ts";
import { problemOf } from "../api/problem.ts";
import { currentUser, sessionTimes } from "../api/session.ts";
import { forgetDrafts } from "../drafts/draft-store.ts";
import { Failure } from "./failure.tsx";
import { Greeting } from "./greeting.tsx";
import { useKeepSession } from "./keep-session.ts";
import { LogOutContext } from "./log-out-context.ts";
import { LoggingOut } from "./logging-out.tsx";
import { rememberPath } from "./remembered-path.ts";
import { forgetSession, rememberEnded, takeEnd } from "./session-memory.ts";
import { type SessionEnd, tellEnded, useSessionNews } from "./session-news.ts";
import { forgetAnswers, useForgetPerson, useSigningOut } from "./use-signing-out.ts";
import { Waiting } from "./waiting.tsx";

const SessionWarning = lazy(async () => ({
  default: (await import("./session-warning.tsx")).SessionWarning,
}));
const FatalLogin = lazy(async () => ({
  default: (await import("./fatal-login.tsx")).FatalLogin,
}));

/** Where the end of a session leads (P-T8, P-T9). */
const endPages: Record<SessionEnd, string> = {
  "timed-out": "/authtimeout",
  "sliding-window-expired": "/slidingtimeout",
  "logged-out": "/login",
};

/** Shows its pages to somebody with a session; anybody else logs in first and comes back here. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const [path, navigate] = useLocation();
  const [times, user] = useQueries({ queries: [sessionTimes(), currentUser()] });
  const failed = [times, user].find(({ isError }) => isError);
  const mustLogIn = failed !== undefined && problemOf(failed.error)?.status === 401;

  useEffect(() => {
    if (!mustLogIn) return;
    rememberPath(window.location, document.title);
    navigate(endPages[takeEnd(new Date()) ?? "logged-out"], { replace: true });
  }, [mustLogIn, navigate]);

  const tryAgain = () => {
    for (const { refetch } of [times, user]) refetch();
  };
  if (mustLogIn) return null;
  if (times.isError) return <Failure error={times.error} onTryAgain={tryAgain} />;
  if (user.isError) return <FatalLogin error={user.error} onTryAgain={tryAgain} />;
  if (!times.isSuccess || !user.isSuccess) {
    return path === "/businesses" ? <Greeting /> : <Waiting />;
  }
  return <Session userId={user.data.id}>{children}</Session>;
}

interface SessionProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** Ends with the session: signs out, remembers where somebody was, and says why. */
function Session({ userId, children }: SessionProps) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const forgetPerson = useForgetPerson();
  const { logOut, isLoggingOut, failed } = useSigningOut();
  const isEnding = useRef(false);
  const isHere = useRef(true);

  useEffect(() => forgetDrafts({ exceptOf: userId }), [userId]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const leave = useCallback(
    (end: SessionEnd) => {
      // An end may come from the server, from another tab and from the clock at once; the first leads away.
      if (!isHere.current) return;
      isHere.current = false;
      if (end === "logged-out") forgetPerson();
      else rememberPath(window.location, document.title);
      forgetSession();
      if (end !== "logged-out") rememberEnded(new Date());
      navigate(endPages[end]);
      forgetAnswers(queryClient);
    },
    [navigate, queryClient, forgetPerson],
  );
  const end = useCallback(
    async (event: SessionEnd) => {
      if (isEnding.current) return;
      isEnding.current = true;
      await client.POST("/auth/signout");
      tellEnded(event);
      leave(event);
    },
    [leave],
  );
  const { warning, stay, ask } = useKeepSession(end);
  useSessionNews({ onSlid: ask, onEnded: leave });

  if (isLoggingOut) return <LoggingOut failed={failed} onTryAgain={logOut} />;
  return (
    <LogOutContext value={logOut}>
      {children}
      {warning && (
        <Suspense>
          <SessionWarning warning={warning} onStay={stay} onLogOut={logOut} />
        </Suspense>
      )}
    </LogOutContext>
  );
}
