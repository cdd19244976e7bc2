import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  activityCheckMilliseconds,
  nextSessionEvent,
  nextWarning,
  quietAfterLogin,
  type SessionTimes as SessionEnds,
  type SessionEvent,
  type SessionWarning,
  shouldRefresh,
} from "@tieout/core/session";
import { useCallback, useEffect, useState } from "react";
import { client } from "../api/client.ts";
import { type SessionTimes, sessionTimes } from "../api/session.ts";
import { tellSlid } from "./session-events.ts";
import { loggedInAt, rememberEnds } from "./session-memory.ts";

/** Watched for input: none of them fires without a person. */
const inputEvents = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

export interface KeptSession {
  /** There while somebody idle has to be warned. */
  readonly warning: SessionWarning | undefined;
  readonly stay: () => void;
  /** Asks again when it ends: another tab slid it, or this one wasn't looked at for a while. */
  readonly ask: () => void;
}

/**
 * Keeps the session while somebody is there, warns who isn't, and says when it ends (D-4). Only input
 * slides it, never a poll; the ends go by the wall clock.
 */
export function useKeepSession(onEnd: (event: SessionEvent["event"]) => void): KeptSession {
  const queryClient = useQueryClient();
  const { data: times } = useQuery(sessionTimes());
  const [warned, setWarned] = useState<{
    readonly of: SessionTimes;
    readonly by: SessionWarning;
  }>();
  // A warning is about these ends alone: once they move, it's over.
  const warning = warned && warned.of === times ? warned.by : undefined;
  const mustSlide = warning?.event === "sliding-window-expired";
  const stay = useCallback(() => refresh(queryClient), [queryClient]);
  const ask = useCallback(
    () => queryClient.invalidateQueries({ queryKey: sessionTimes().queryKey }),
    [queryClient],
  );

  useEffect(() => {
    if (!times) return;
    // The same ends asked for again are the same object: this runs when the session slid.
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

  // Who was warned needn't find the button: any key and any press says that somebody is there.
  useEffect(() => (mustSlide ? watchInput(stay) : undefined), [mustSlide, stay]);

  useEffect(() => {
    if (!times) return;
    const now = new Date();
    const { inMilliseconds } = nextSessionEvent(endsOf(times), now);
    const notice = nextWarning(endsOf(times), lifetimeOf(times, now), now);
    const quiet = quietAfterLogin(loggedInAt(), now);

    const end = setTimeout(
      async () => {
        const { event, isDue } = await askAgain(queryClient, times);
        if (isDue) onEnd(event);
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
  // An answer from before the slide, still on its way, would take it back.
  await queryClient.cancelQueries({ queryKey: sessionTimes().queryKey });
  queryClient.setQueryData(sessionTimes().queryKey, data);
  tellSlid(data.slidingExpirationTime);
}

/** Before an end is believed the server is asked: another tab may have slid the session meanwhile. */
async function askAgain(queryClient: QueryClient, before: SessionTimes) {
  const times = await queryClient
    .fetchQuery({ ...sessionTimes(), staleTime: 0 })
    .catch(() => before);
  const { event } = nextSessionEvent(endsOf(times), new Date());
  const { absoluteExpiresAt, slidingExpiresAt } = endsOf(times);
  const left = Math.min(absoluteExpiresAt.getTime(), slidingExpiresAt.getTime()) - Date.now();

  return { event, isDue: left <= 60_000 };
}

const lifetimeOf = (times: SessionTimes, slidAt: Date) =>
  (endsOf(times).slidingExpiresAt.getTime() - slidAt.getTime()) / 1_000;

const endsOf = (times: SessionTimes): SessionEnds => ({
  absoluteExpiresAt: new Date(times.absoluteExpirationTime),
  slidingExpiresAt: new Date(times.slidingExpirationTime),
});
