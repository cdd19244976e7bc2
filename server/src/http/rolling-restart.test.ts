import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { Writable } from "node:stream";
import type { Middleware } from "koa";
import { test as base, describe, expect } from "vitest";
import { openLog } from "./log.ts";
import { openMetrics } from "./metrics.ts";
import { portal } from "./portal.ts";
import { serve } from "./serve.ts";

const metrics = openMetrics();
const log = openLog({ level: "silent", service: "test" }, new Writable({ write: () => {} }));

interface Process {
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** Ends the time for load balancers to notice. */
  readonly endDrain: () => void;
  readonly release: () => void;
  readonly slowAsked: Promise<void>;
}

const test = base.extend<{ readonly start: (finishMs?: number) => Promise<Process> }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern here.
  start: async ({}, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (finishMs = 60_000) => {
      const drained = signal();
      const released = signal();
      const asked = signal();
      const api: Middleware = async (ctx) => {
        if (ctx.path === "/api/slow") {
          asked.resolve();
          await released.promise;
        }
        ctx.body = "done";
      };
      const serving = await serve(
        (stopping) => portal({ api, log, metrics, readiness: [], stopping, hsts: false }),
        { host: "127.0.0.1", port: 0, drain: () => drained.promise, finishMs },
      );
      let stopped: Promise<void> | undefined;
      const stop = () => {
        stopped ??= serving.close();
        return stopped;
      };
      stops.push(() => {
        drained.resolve();
        released.resolve();
        return stop();
      });
      return {
        port: serving.port,
        stop,
        endDrain: drained.resolve,
        release: released.resolve,
        slowAsked: asked.promise,
      };
    });
    await Promise.all(stops.map((stop) => stop()));
  },
});

describe("a portal that is asked to stop", () => {
  test("loses none of the requests of clients that look at readyz between theirs", async ({
    start,
  }) => {
    const [old, next] = [await start(), await start()];
    const clients = Array.from({ length: 40 }, () => balanced([old.port, next.port]));

    // Each has a connection to the old process, which half of them reuse.
    await Promise.all(clients.map((client) => client.send("/api/quick")));
    const slow = clients.map((client) => client.send("/api/slow"));
    await old.slowAsked;
    const stopped = old.stop();
    const unaware = await Promise.all(clients.map((client) => client.sendTo(old.port)));
    const looked = await Promise.all(
      clients.map(async (client) => {
        await client.look();
        return client.send("/api/quick");
      }),
    );
    old.endDrain();
    old.release();
    await stopped;

    expect(unaware.map(({ status, connection }) => `${status} ${connection}`)).toEqual(
      clients.map(() => "200 close"),
    );
    expect(looked.map(({ status, port }) => [status, port])).toEqual(
      clients.map(() => [200, next.port]),
    );
    const finished = await Promise.all(slow);
    expect(finished.map(({ status, connection }) => `${status} ${connection}`)).toEqual(
      clients.map(() => "200 close"),
    );
  });

  test("isn't ready from that moment on, and is alive", async ({ start }) => {
    const old = await start();
    const client = balanced([old.port]);

    const stopped = old.stop();
    const [ready, alive] = [await client.send("/readyz"), await client.send("/healthz")];
    old.endDrain();
    await stopped;

    expect([ready.status, alive.status]).toEqual([503, 200]);
    await expect(client.send("/readyz")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  test("closes idle connections once load balancers have had their time", async ({ start }) => {
    const old = await start();
    const client = balanced([old.port]);
    await client.send("/api/quick");
    const silent = connect(old.port, "127.0.0.1");
    await once(silent, "connect");
    const closed = once(silent.resume(), "close");

    const stopped = old.stop();
    old.endDrain();

    await stopped;
    await closed;
  });

  test("cuts what takes longer than it may", async ({ start }) => {
    const old = await start(1);
    const slow = balanced([old.port]).send("/api/slow");
    const cut = expect(slow).rejects.toMatchObject({ code: "ECONNRESET" });
    await old.slowAsked;

    const stopped = old.stop();
    old.endDrain();

    await stopped;
    await cut;
  });
});

function signal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Sends to the first process known to be ready, over kept connections. */
function balanced(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  let current = ports[0] ?? 0;

  const sendTo = async (port: number, path = "/api/quick") => {
    const outgoing = request({ port, path, host: "127.0.0.1", agent }).end();
    const [reply] = await once(outgoing, "response");
    await reply.toArray();
    const { statusCode: status, headers } = reply;
    return { status, connection: headers.connection, port };
  };

  return {
    sendTo,
    send: (path: string) => sendTo(current, path),
    look: async () => {
      for (const port of ports) {
        const { status } = await sendTo(port, "/readyz");
        if (status !== 200) continue;
        current = port;
        return;
      }
    },
  };
}
