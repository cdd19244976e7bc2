import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  activityCheckMilliseconds,
  nextSessionEvent,
  type SessionTimes as SessionEnds,
  type SessionEvent,
  shouldRefresh,
} from "@tieout/core/session";
import { useEffect } from "react";
import { client } from "../api/client.ts";
import { type SessionTimes, sessionTimes } from "../api/session.ts";

/** Tells the other tabs that the session slid. */
const slidKey = "tieout.session.slid";

/** Watched for input: none of them fires without a person. */
const inputEvents = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/**
 * Keeps the session while somebody is there, and says when it ends (D-4). Only input slides it, never a
 * poll; the ends go by the wall clock; tabs agree by telling each other and by asking again.
 */
export function useKeepSession(onEnd: (event: SessionEvent["event"]) => void): void {
  const queryClient = useQueryClient();
  const { data: times } = useQuery(sessionTimes());

  useEffect(() => {
    if (!times) return;
    // The same ends asked for again are the same object: this runs when the session slid.
    const slidAt = new Date();
    const slidingSeconds = (endsOf(times).slidingExpiresAt.getTime() - slidAt.getTime()) / 1_000;
    let lastInputAt: Date | undefined;

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
      if (shouldRefresh(activity)) refresh(queryClient);
    }, activityCheckMilliseconds);
    for (const name of inputEvents) window.addEventListener(name, noticeInput, { passive: true });

    return () => {
      clearInterval(check);
      for (const name of inputEvents) window.removeEventListener(name, noticeInput);
    };
  }, [times, queryClient]);

  useEffect(() => {
    if (!times) return;
    const { inMilliseconds } = nextSessionEvent(endsOf(times), new Date());
    const timer = setTimeout(async () => {
      const { event, isDue } = await askAgain(queryClient, times);
      if (isDue) onEnd(event);
    }, inMilliseconds);
    return () => clearTimeout(timer);
  }, [times, queryClient, onEnd]);

  useAgreement(queryClient);
}

/** Asks again when another tab slid the session, and when this one is looked at after a while. */
function useAgreement(queryClient: QueryClient) {
  useEffect(() => {
    const ask = () => queryClient.invalidateQueries({ queryKey: sessionTimes().queryKey });
    const onStorage = ({ key }: StorageEvent) => key === slidKey && ask();
    const onVisible = () => document.visibilityState === "visible" && ask();

    window.addEventListener("storage", onStorage);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      window.removeEventListener("storage", onStorage);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [queryClient]);
}

async function refresh(queryClient: QueryClient) {
  const { data } = await client.POST("/auth/session/refresh");
  if (!data) return;
  queryClient.setQueryData(sessionTimes().queryKey, data);
  window.localStorage.setItem(slidKey, data.slidingExpirationTime);
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

const endsOf = (times: SessionTimes): SessionEnds => ({
  absoluteExpiresAt: new Date(times.absoluteExpirationTime),
  slidingExpiresAt: new Date(times.slidingExpirationTime),
});
