import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { client } from "../api/client.ts";
import { forgetDrafts, keepsAnything } from "../drafts/draft-store.ts";
import { useKeepSession } from "./keep-session.ts";
import { forgetAnswers, LogOutContext, useForgetPerson, useSigningOut } from "./log-out.ts";
import { rememberPath } from "./remembered-path.ts";
import { endPages, type SessionEnd, tellEnded, useSessionNews } from "./session-events.ts";
import { forgetSession, rememberEnded, rememberLogin } from "./session-memory.ts";
import { LoggingOut } from "./welcome.tsx";

const SessionWarning = lazy(async () => ({
  default: (await import("./session-warning.tsx")).SessionWarning,
}));

const LogOutQuestion = lazy(async () => ({
  default: (await import("./log-out-question.tsx")).LogOutQuestion,
}));

interface SessionProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** Logs out, remembers the address, and shows why. */
export function Session({ userId, children }: SessionProps) {
  const [path, navigate] = useLocation();
  // The login's landing page may load after the timers checked for it.
  useState(() => path === "/businesses" && rememberLogin(new Date()));
  const queryClient = useQueryClient();
  const forgetPerson = useForgetPerson();
  const { logOut, isLoggingOut, failed } = useSigningOut();
  const [isAsking, setIsAsking] = useState(false);
  const askToLogOut = () => (keepsAnything(userId) ? setIsAsking(true) : logOut());
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
      // Server, other tab and clock may report the end at once; only the first counts.
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
    <LogOutContext value={askToLogOut}>
      {children}
      {isAsking && (
        <Suspense>
          <LogOutQuestion onLogOut={logOut} onStay={() => setIsAsking(false)} />
        </Suspense>
      )}
      {warning && (
        <Suspense>
          <SessionWarning warning={warning} onStay={stay} onLogOut={askToLogOut} />
        </Suspense>
      )}
    </LogOutContext>
  );
}
