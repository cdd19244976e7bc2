import { useQueries } from "@tanstack/react-query";
import type { SessionEvent } from "@tieout/core/session";
import { type ReactNode, useCallback, useEffect } from "react";
import { useLocation } from "wouter";
import { client } from "../api/client.ts";
import { problemOf } from "../api/problem.ts";
import { currentUser, sessionTimes } from "../api/session.ts";
import { Failure } from "./failure.tsx";
import { useKeepSession } from "./keep-session.ts";
import { rememberPath } from "./remembered-path.ts";
import { Waiting } from "./waiting.tsx";

/** Shows its pages to somebody with a session; anybody else logs in first and comes back here. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const [, navigate] = useLocation();
  const answers = useQueries({ queries: [sessionTimes(), currentUser()] });
  const failed = answers.find(({ isError }) => isError);
  const mustLogIn = failed !== undefined && problemOf(failed.error)?.status === 401;

  useEffect(() => {
    if (!mustLogIn) return;
    rememberPath(window.location);
    navigate("/login", { replace: true });
  }, [mustLogIn, navigate]);

  if (mustLogIn) return null;
  if (failed) {
    return (
      <Failure
        error={failed.error}
        onTryAgain={() => {
          for (const { refetch } of answers) refetch();
        }}
      />
    );
  }
  if (!answers.every(({ isSuccess }) => isSuccess)) return <Waiting />;
  return <Session>{children}</Session>;
}

/** Ends with the session: signs out, remembers where somebody was, and says why. */
function Session({ children }: { readonly children: ReactNode }) {
  const [, navigate] = useLocation();
  const end = useCallback(
    async (event: SessionEvent["event"]) => {
      rememberPath(window.location);
      await client.POST("/auth/signout");
      navigate(event === "timed-out" ? "/authtimeout" : "/slidingtimeout");
    },
    [navigate],
  );
  useKeepSession(end);

  return children;
}
