import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";
import { problem } from "../problem.ts";
import { Refusal } from "../refusal.ts";

/** How fast a request's body has to come. */
export interface BodyPace {
  /** How long a sender may be behind the pace. */
  readonly patienceMs: number;
  /** What has to come in a second, on average. */
  readonly bytesASecond: number;
  /** How often it's looked at. */
  readonly everyMs: number;
}

/** JSON, of 1 MB at most, has 5 minutes by this; a file has until the request's own timeout (`serve`). */
const usualPace: BodyPace = { patienceMs: 30_000, bytesASecond: 4_096, everyMs: 1_000 };

/**
 * Refuses with 408 a request whose body comes too slowly. The connection ends with that reply, and with it whatever
 * still reads the body: to the handler the sender has gone away.
 */
export function limitBodyPace(pace = usualPace): Middleware {
  return async (ctx, next) => {
    const { tooSlow, stop } = watch(ctx.req, pace);
    const handled = next();
    const late = tooSlow.then(() => {
      ctx.res.shouldKeepAlive = false;
      ctx.res.once("finish", () => ctx.req.destroy());
      // A handler whose body ends before its end fails, and the sender has their reply already.
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

/**
 * Resolves once a body comes too slowly. Only time in which we wait for the sender counts: what has arrived
 * and isn't read yet is our own delay.
 */
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
