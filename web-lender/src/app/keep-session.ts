import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  activityCheckMilliseconds,
  nextSessionEvent,
  nextWarning,
  quietAfterLogin,
  type SessionTimes as SessionEnds,
  type SessionEvent,
  type SessionWarning,
  sessionEnd,
  shouldRefresh,
} from "@tieout/core/session";
import { useCallback, useEffect, useState } from "react";
import { client } from "../api/client.ts";
import { type SessionTimes, sessionTimes } from "../api/session.ts";
import { tellSlid } from "./session-events.ts";
import { loggedInAt, rememberEnds } from "./session-memory.ts";

/** None of these fires without a person. */
const inputEvents = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

export interface KeptSession {
  /** Present while an idle person must be warned. */
  readonly warning: SessionWarning | undefined;
  readonly stay: () => void;
  /** Asks the server when it ends, since another tab may have slid it. */
  readonly ask: () => void;
}

/** Only input slides the session, never a poll; ends are by wall clock (D-4). */
export function useKeepSession(onEnd: (event: SessionEvent["event"]) => void): KeptSession {
  const queryClient = useQueryClient();
  const { data: times } = useQuery(sessionTimes());
  const [warned, setWarned] = useState<{
    readonly of: SessionTimes;
    readonly by: SessionWarning;
  }>();
  // A warning applies to these ends only; a slide clears it.
  const warning = warned && warned.of === times ? warned.by : undefined;
  const mustSlide = warning?.event === "sliding-window-expired";
  const stay = useCallback(() => refresh(queryClient), [queryClient]);
  const ask = useCallback(
    () => queryClient.invalidateQueries({ queryKey: sessionTimes().queryKey }),
    [queryClient],
  );

  useEffect(() => {
    if (!times) return;
    // A refetch with equal ends returns the same object, so this runs only on a slide.
    const slidAt = new Date();
    const slidingSeconds = lifetimeOf(times, slidAt);
    let lastInputAt: Date | undefined;
    rememberEnds(endsOf(times));

    const noticeInput = () => {
      lastInputAt = new Date();
    };
    const check = setInterval(() => {
      const activity = {
        now: new Date(),
        slidAt,
        slidingSeconds,
        ...(lastInputAt && { lastInputAt }),
      };
      if (shouldRefresh(activity)) stay();
    }, activityCheckMilliseconds);
    const ignore = watchInput(noticeInput);

    return () => {
      clearInterval(check);
      ignore();
    };
  }, [times, stay]);

  // Any key or press keeps the session, not just the button.
  useEffect(() => (mustSlide ? watchInput(stay) : undefined), [mustSlide, stay]);

  useEffect(() => {
    if (!times) return;
    const now = new Date();
    const { inMilliseconds } = nextSessionEvent(endsOf(times), now);
    const notice = nextWarning(endsOf(times), lifetimeOf(times, now), now);
    const quiet = quietAfterLogin(loggedInAt(), now);

    const end = setTimeout(
      async () => {
        const event = sessionEnd(endsOf(await askAgain(queryClient, times)), new Date());
        if (event) onEnd(event);
      },
      Math.max(inMilliseconds, quiet),
    );
    const warn = setTimeout(
      () => setWarned({ of: times, by: notice }),
      Math.max(notice.inMilliseconds, quiet),
    );
    return () => {
      clearTimeout(end);
      clearTimeout(warn);
    };
  }, [times, queryClient, onEnd]);

  useEffect(() => {
    const onVisible = () => document.visibilityState === "visible" && ask();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [ask]);

  return { warning, stay, ask };
}

function watchInput(onInput: () => void): () => void {
  for (const name of inputEvents) window.addEventListener(name, onInput, { passive: true });
  return () => {
    for (const name of inputEvents) window.removeEventListener(name, onInput);
  };
}

async function refresh(queryClient: QueryClient) {
  const { data } = await client.POST("/auth/session/refresh");
  if (!data) return;
  // A response from before the slide would undo it.
  await queryClient.cancelQueries({ queryKey: sessionTimes().queryKey });
  queryClient.setQueryData(sessionTimes().queryKey, data);
  tellSlid(data.slidingExpirationTime);
}

/** Another tab may have slid the session meanwhile. */
const askAgain = (queryClient: QueryClient, before: SessionTimes) =>
  queryClient.fetchQuery({ ...sessionTimes(), staleTime: 0 }).catch(() => before);

const lifetimeOf = (times: SessionTimes, slidAt: Date) =>
  (endsOf(times).slidingExpiresAt.getTime() - slidAt.getTime()) / 1_000;

const endsOf = (times: SessionTimes): SessionEnds => ({
  absoluteExpiresAt: new Date(times.absoluteExpirationTime),
  slidingExpiresAt: new Date(times.slidingExpirationTime),
});
