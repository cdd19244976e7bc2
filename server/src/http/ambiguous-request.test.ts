import { once } from "node:events";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Middleware } from "koa";
import { test as base, describe, expect } from "vitest";
import { openLog } from "./log.ts";
import { openMetrics } from "./metrics.ts";
import { portal } from "./portal.ts";
import { serve } from "./serve.ts";

const metrics = openMetrics();
const log = openLog({ level: "silent", service: "test" }, new Writable({ write: () => {} }));

type Send = (...lines: readonly string[]) => Promise<readonly number[]>;

const test = base.extend<{ readonly send: Send; readonly asked: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern here.
  asked: async ({}, use) => use([]),
  send: async ({ asked }, use) => {
    const api: Middleware = async (ctx) => {
      asked.push(`${ctx.path} ${ctx.host}`);
      for await (const _ of ctx.req);
      ctx.body = "done";
    };
    const serving = await serve(
      (stopping) => portal({ api, log, metrics, readiness: [], stopping, hsts: false }),
      { host: "127.0.0.1", port: 0 },
    );
    await use(async (...lines) => {
      const socket = connect(serving.port, "127.0.0.1");
      await once(socket, "connect");
      socket.write(`${lines.join("\r\n")}`);
      const replies = await text(socket);
      return [...replies.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
    });
    await serving.close();
  },
});

const closing = "Connection: close";
const chunk = ["5", "hello", "0", "", ""];

describe("a request that can be read in more than one way", () => {
  test.for<[string, readonly string[]]>([
    ["two hosts", ["GET /a HTTP/1.1", "Host: a.test", "Host: b.test", closing, "", ""]],
    ["two hosts that are the same", ["GET /a HTTP/1.1", "Host: a", "host: a", closing, "", ""]],
    ["a list of hosts", ["GET /a HTTP/1.1", "Host: a.test, b.test", closing, "", ""]],
    ["a host with a path", ["GET /a HTTP/1.1", "Host: a.test/b", closing, "", ""]],
    ["no host", ["GET /a HTTP/1.1", closing, "", ""]],
    ["another address", ["GET http://b.test/a HTTP/1.1", "Host: a.test", closing, "", ""]],
    ["a user in it", ["GET http://a.test@b.test/a HTTP/1.1", "Host: b.test", closing, "", ""]],
    ["two cookies", ["GET /a HTTP/1.1", "Host: a", "Cookie: s=1", "Cookie: s=2", closing, "", ""]],
    [
      "two authorizations",
      ["GET /a HTTP/1.1", "Host: a", "Authorization: a", "Authorization: b", closing, "", ""],
    ],
    [
      "two lengths",
      [
        "POST /a HTTP/1.1",
        "Host: a",
        "Content-Length: 5",
        "Content-Length: 6",
        closing,
        "",
        "hello!",
      ],
    ],
    [
      "the same length twice",
      [
        "POST /a HTTP/1.1",
        "Host: a",
        "Content-Length: 5",
        "Content-Length: 5",
        closing,
        "",
        "hello",
      ],
    ],
    [
      "a list of lengths",
      ["POST /a HTTP/1.1", "Host: a", "Content-Length: 5, 6", closing, "", "hello!"],
    ],
    [
      "a length and chunks",
      [
        "POST /a HTTP/1.1",
        "Host: a",
        "Content-Length: 5",
        "Transfer-Encoding: chunked",
        closing,
        "",
        ...chunk,
      ],
    ],
    [
      "chunks twice",
      [
        "POST /a HTTP/1.1",
        "Host: a",
        "Transfer-Encoding: chunked",
        "Transfer-Encoding: chunked",
        closing,
        "",
        ...chunk,
      ],
    ],
    [
      "chunks that end in something else",
      [
        "POST /a HTTP/1.1",
        "Host: a",
        "Transfer-Encoding: chunked, identity",
        closing,
        "",
        ...chunk,
      ],
    ],
  ])("is refused: %s", async ([, lines], { send, asked }) => {
    expect(await send(...lines)).toEqual([400]);
    expect(asked).toEqual([]);
  });

  test("ends its connection, so that nothing behind it is taken for a request", async ({
    send,
    asked,
  }) => {
    const smuggled = ["GET /smuggled HTTP/1.1", "Host: a", "", ""];

    const statuses = await send(
      ...["POST /a HTTP/1.1", "Host: a", "Host: b", "Content-Length: 5", "", `hello${smuggled[0]}`],
      ...smuggled.slice(1),
    );

    expect(statuses).toEqual([400]);
    expect(asked).toEqual([]);
  });
});

describe("a request that can be read in one way alone", () => {
  test.for<[string, readonly string[]]>([
    ["a path", ["GET /a HTTP/1.1", "Host: a.test:8080", closing, "", ""]],
    ["its own address", ["GET http://A.test/a HTTP/1.1", "Host: a.test", closing, "", ""]],
    ["an IPv6 host", ["GET /a HTTP/1.1", "Host: [::1]:80", closing, "", ""]],
    [
      "other headers twice",
      ["GET /a HTTP/1.1", "Host: a", "Accept: a", "Accept: b", closing, "", ""],
    ],
    [
      "chunks",
      ["POST /a HTTP/1.1", "Host: a", "Transfer-Encoding: chunked", closing, "", ...chunk],
    ],
  ])("is answered: %s", async ([, lines], { send }) => {
    expect(await send(...lines)).toEqual([200]);
  });
});
