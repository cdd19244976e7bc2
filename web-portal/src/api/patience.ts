/** In milliseconds: how long a page waits for texts and settings that it can do without. */
export const optionalPatience = 2_000;

/** In milliseconds: how long a call may take before its page offers to try again. */
export const callPatience = 15_000;

/** In milliseconds: how long a call may take while the server asks an accounting package. */
export const packagePatience = 120_000;

/** In milliseconds: when a page says what a silent accounting package is being waited for. */
export const silencePatience = 20_000;

/** The answer, or `instead` where it fails or takes too long. */
export async function orInstead<Answer>(asked: Promise<Answer>, instead: Answer): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, optionalPatience, instead);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return instead;
  } finally {
    clearTimeout(timer);
  }
}

/** Thrown by a call that was given up because it took too long. */
export class TooSlow extends Error {}

/** A `fetch` that gives up after so many milliseconds, also while the answer's body comes. */
export const fetchWithin =
  (milliseconds: number) =>
  async (request: Request): Promise<Response> => {
    const call = new AbortController();
    const timer = setTimeout(() => call.abort(new TooSlow()), milliseconds);
    const giveUp = () => call.abort(request.signal.reason);
    request.signal.addEventListener("abort", giveUp);
    try {
      request.signal.throwIfAborted();
      // Looked up per call, because tests replace it after this module loads.
      const response = await globalThis.fetch(request, { signal: call.signal });
      return new Response((await response.text()) || null, response);
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener("abort", giveUp);
    }
  };
