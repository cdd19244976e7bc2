import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";
import { problem } from "../problem.ts";
import { Refusal } from "../refusal.ts";

export interface BodyPace {
  /** How long a sender may be behind the pace. */
  readonly patienceMs: number;
  /** Average bytes per second required. */
  readonly bytesASecond: number;
  /** Interval of checks. */
  readonly everyMs: number;
}

/** JSON of up to 1 MB has 5 minutes at this pace; a file has the request timeout (`serve`). */
const usualPace: BodyPace = { patienceMs: 30_000, bytesASecond: 4_096, everyMs: 1_000 };

/** Refuses slow bodies with 408 and closes the connection, so the handler sees a disconnect. */
export function limitBodyPace(pace = usualPace): Middleware {
  return async (ctx, next) => {
    const { tooSlow, stop } = watch(ctx.req, pace);
    const handled = next();
    const late = tooSlow.then(() => {
      ctx.res.shouldKeepAlive = false;
      ctx.res.once("finish", () => ctx.req.destroy());
      // A handler whose body breaks off fails, but the sender has its reply already.
      handled.catch(() => undefined);
      throw new Refusal(problem(408, "too-slow", { title: "body-too-slow", detail: "try-again" }));
    });
    try {
      await Promise.race([handled, late]);
    } finally {
      stop();
    }
  };
}

/** Resolves once a body is too slow. Only waiting for the sender counts, not data we haven't read yet. */
function watch(request: IncomingMessage, { patienceMs, bytesASecond, everyMs }: BodyPace) {
  const before = request.socket.bytesRead;
  let waitedMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearInterval(timer);
  const tooSlow = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      if (request.complete || request.destroyed) return stop();
      if (request.readableLength === 0) waitedMs += everyMs;
      const arrived = request.socket.bytesRead - before;
      if (waitedMs <= patienceMs + (arrived / bytesASecond) * 1_000) return;
      stop();
      resolve();
    }, everyMs);
  });
  return { tooSlow, stop };
}
