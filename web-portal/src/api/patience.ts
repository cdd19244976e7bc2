import { useEffect, useState } from "react";

/** How long, in milliseconds, a page waits for optional texts and settings. */
export const optionalPatience = 2_000;

/** How long, in milliseconds, a call may take before its page offers to try again. */
export const callPatience = 15_000;

/** The same for calls in which the server asks an accounting package. */
export const packagePatience = 120_000;

/** Resolves with the answer, or with `instead` if it fails or takes too long. */
export const orInstead = <Answer>(asked: Promise<Answer>, instead: Answer): Promise<Answer> =>
  Promise.race([
    asked.catch(() => instead),
    new Promise<Answer>((resolve) => setTimeout(resolve, optionalPatience, instead)),
  ]);

/** Whether this many milliseconds have passed since the first render. */
export function useIsAfter(milliseconds: number): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAfter(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isAfter;
}

/** A `fetch` that responds with 504 if the whole body hasn't arrived in time, and with 502 if it breaks off. */
export const fetchWithin =
  (milliseconds: number) =>
  async (request: Request): Promise<Response> => {
    const { signal } = request;
    signal.throwIfAborted();
    const call = new AbortController();
    const giveUp = () => call.abort(signal.reason);
    const timer = setTimeout(giveUp, milliseconds);
    signal.addEventListener("abort", giveUp);
    try {
      // Looked up per call, because tests replace it after this module loads.
      const response = await globalThis.fetch(request, { signal: call.signal });
      const text = await response.text().catch((fault: unknown) => {
        if (call.signal.aborted) throw fault;
        return undefined;
      });
      if (text === undefined) return new Response(null, { status: 502 });
      return new Response(text || null, response);
    } catch (fault) {
      if (signal.aborted || !call.signal.aborted) throw fault;
      return new Response(null, { status: 504 });
    } finally {
      clearTimeout(timer);
    }
  };
