/** In milliseconds: how long a page waits for texts and settings that it can do without. */
export const optionalPatience = 2_000;

/** In milliseconds: how long a call may take before its page offers to try again. */
export const callPatience = 15_000;

/** In milliseconds: how long a call may take while the server asks an accounting package. */
export const packagePatience = 120_000;

/** The answer, or `instead` where it fails or takes too long. */
export const orInstead = <Answer>(asked: Promise<Answer>, instead: Answer): Promise<Answer> =>
  Promise.race([
    asked.catch(() => instead),
    new Promise<Answer>((resolve) => setTimeout(resolve, optionalPatience, instead)),
  ]);

/** A `fetch` whose answer must be whole within so many milliseconds; else it's a gateway's 504. */
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
      return new Response((await response.text()) || null, response);
    } catch (fault) {
      if (signal.aborted || !call.signal.aborted) throw fault;
      return new Response(null, { status: 504 });
    } finally {
      clearTimeout(timer);
    }
  };
