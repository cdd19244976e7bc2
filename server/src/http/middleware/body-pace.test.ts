import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Koa from "koa";
import { test as base, describe, expect } from "vitest";
import { serve } from "../serve.ts";
import { type BodyPace, limitBodyPace } from "./body-pace.ts";
import { answerRefusals, sendReply } from "./reply.ts";

interface Served {
  readonly port: number;
  readonly ends: Promise<string>;
}

const test = base.extend<{
  readonly open: (pace: Partial<BodyPace>, timeouts?: object) => Promise<Served>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern here.
  open: async ({}, use) => {
    const closes: (() => Promise<void>)[] = [];
    await use(async (pace, timeouts = {}) => {
      let end: (how: string) => void = () => undefined;
      const ends = new Promise<string>((resolve) => {
        end = resolve;
      });
      const serving = await serve(
        () => {
          const app = new Koa();
          app.use(sendReply);
          app.use(answerRefusals);
          app.use(limitBodyPace({ ...demanding, ...pace }));
          app.use(async (ctx) => {
            const read = text(ctx.req).then((body) => ({ status: 200, body: { body } }));
            read.then(
              () => end("read"),
              () => end("broken off"),
            );
            ctx.state.reply = await read;
          });
          return app;
        },
        { host: "127.0.0.1", port: 0, timeouts },
      );
      closes.push(serving.close);
      return { port: serving.port, ends };
    });
    await Promise.all(closes.map((close) => close()));
  },
});

const demanding: BodyPace = { patienceMs: 40, bytesASecond: 1_000_000, everyMs: 5 };

describe("a body", () => {
  test("that stops coming is answered 408, and its handler learns that it's over", async ({
    open,
  }) => {
    const { port, ends } = await open({});
    const outgoing = request({ port, host: "127.0.0.1", method: "POST" });
    outgoing.on("error", () => undefined);
    outgoing.write("half");

    const [reply] = await once(outgoing, "response");

    expect([reply.statusCode, reply.headers.connection]).toEqual([408, "close"]);
    expect(JSON.parse(await text(reply))).toMatchObject({ type: "too-slow" });
    expect(await ends).toBe("broken off");
  });

  test("that trickles in is answered 408 as well", async ({ open }) => {
    const { port } = await open({});
    const outgoing = request({ port, host: "127.0.0.1", method: "POST" });
    outgoing.on("error", () => undefined);
    const trickle = setInterval(() => outgoing.write("x"), 5);

    const [reply] = await once(outgoing, "response");
    clearInterval(trickle);
    reply.resume();

    expect(reply.statusCode).toBe(408);
  });

  test("has more time the more of it comes", async ({ open }) => {
    const { port, ends } = await open({ patienceMs: 0, bytesASecond: 1 });
    const outgoing = request({ port, host: "127.0.0.1", method: "POST" });
    outgoing.write("x".repeat(100_000));
    outgoing.end("the end");

    const [reply] = await once(outgoing, "response");
    reply.resume();

    expect([reply.statusCode, await ends]).toEqual([200, "read"]);
  });

  test("of headers that don't end is answered 408", async ({ open }) => {
    const timeouts = { headersTimeout: 50, connectionsCheckingInterval: 10 };
    const { port } = await open({}, timeouts);
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n");

    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });
});
