import { once as emitted } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { gunzipSync } from "node:zlib";
import type { Middleware } from "koa";
import { test as base, describe, expect } from "vitest";
import { checkDatabase, checkQueue } from "../database/readiness.ts";
import { test as databaseTest } from "../database/testing/test-database.ts";
import { openLog } from "./log.ts";
import { openMetrics, serveMetrics } from "./metrics.ts";
import { portal } from "./portal.ts";
import { serve } from "./serve.ts";

interface Opened {
  readonly get: (
    path: string,
    headers?: Readonly<Record<string, string>>,
  ) => ReturnType<typeof ask>;
  /** Disconnects during the reply, and waits until the portal noticed. */
  readonly leave: (path: string) => Promise<void>;
  readonly metrics: ReturnType<typeof openMetrics>;
  readonly lines: (count: number) => Promise<string>;
}

const test = base.extend<{
  readonly webRoot: string;
  readonly open: (readiness?: Parameters<typeof portal>[0]["readiness"]) => Promise<Opened>;
}>({
  webRoot: async ({ task }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `portal-${task.id.slice(0, 8)}-`));
    const root = join(folder, "dist");
    await mkdir(join(root, "assets"), { recursive: true });
    await writeFile(join(folder, "secret"), "secret!");
    await writeFile(join(root, "index.html"), "<p>app</p>");
    await writeFile(join(root, "assets", "app-1a2b.js"), "run()");
    await use(root);
    await rm(folder, { recursive: true, force: true });
  },
  open: async ({ webRoot }, use) => {
    const opened: Awaited<ReturnType<typeof serve>>[] = [];
    await use(async (readiness = []) => {
      let written = "";
      const log = openLog(
        { level: "info", service: "test" },
        new Writable({
          write: (chunk, _, done) => {
            written += chunk;
            done();
          },
        }),
      );
      const metrics = openMetrics();
      const { api, left } = testApi();
      const serving = await serve(
        (stopping) => portal({ api, webRoot, log, metrics, readiness, stopping, hsts: false }),
        { host: "127.0.0.1", port: 0, finishMs: 2_000 },
      );
      opened.push(serving);
      return {
        get: (path, headers = {}) => ask(serving.port, path, headers),
        leave: async (path) => {
          const outgoing = request({ port: serving.port, path, agent: false }).end();
          const [reply] = await emitted(outgoing, "response");
          await emitted(reply, "data");
          outgoing.destroy();
          await left;
        },
        metrics,
        lines: async (count) => {
          await expect.poll(() => written.split("\n").length).toBeGreaterThan(count);
          return written;
        },
      };
    });
    await Promise.all(opened.map((serving) => serving.close()));
  },
});

describe("a portal", () => {
  test("serves its app, and its pages by any path that names no file", async ({ open }) => {
    const { get } = await open();

    const [index, page, asset, missing] = [
      await get("/"),
      await get("/workspacedetails/1"),
      await get("/assets/app-1a2b.js", { "accept-encoding": "gzip" }),
      await get("/assets/gone.js"),
    ];

    expect([index.text, page.text]).toEqual(["<p>app</p>", "<p>app</p>"]);
    expect(index.headers["cache-control"]).toBe("no-cache");
    expect(gunzipSync(asset.bytes).toString()).toBe("run()");
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(missing.status).toBe(404);
    const again = await get("/", { "if-none-match": String(index.headers.etag) });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test.for(["/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret", "/assets/\\..\\secret"])(
    "gives nothing beside its files for %s",
    async (path, { open }) => {
      const { get } = await open();

      expect((await get(path)).text).not.toContain("secret!");
    },
  );

  test("says to every page what it may do, and to data that it's no page", async ({ open }) => {
    const { get } = await open();

    const [page, data] = [await get("/"), await get("/api/anything")];

    expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(data.headers["content-security-policy"]).toContain("sandbox");
    for (const { headers } of [page, data]) {
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["request-id"]).toMatch(/^[\da-f-]{36}$/);
    }
    expect((await get("/", { "request-id": "mine-1" })).headers["request-id"]).toBe("mine-1");
    expect((await get("/", { "request-id": "{bad}" })).headers["request-id"]).not.toBe("{bad}");
  });

  test("logs who, what and how long, and no secret of an address", async ({ open }) => {
    const { get, lines } = await open();

    await get("/api/fault?state=SECRET&code=SECRET", { cookie: "a=SECRET", "request-id": "r1" });

    const text = await lines(2);
    expect(text).not.toContain("SECRET");
    const entries = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(entries).toMatchObject([
      { msg: "fault", requestId: "r1", err: { message: "a bug", code: "23505" } },
      { msg: "answered", requestId: "r1", status: 500, method: "GET" },
    ]);
    expect(text).not.toContain("the row's values");
  });

  test("takes a download that is broken off for no fault, and one that breaks for one", async ({
    open,
  }) => {
    const { leave, get, lines } = await open();

    await leave("/api/endless");
    await expect(get("/api/broken", { "request-id": "r2" })).rejects.toThrow();

    const [first] = (await lines(1)).split("\n");
    expect(JSON.parse(first ?? "")).toMatchObject({ msg: "fault", requestId: "r2" });
  });

  test("is alive always, and ready while what it needs is there", async ({ open }) => {
    let broken = false;
    const check = async () => {
      if (broken) throw new Error("gone");
    };
    const { get } = await open([{ name: "database", check }]);

    const ready = await get("/readyz");
    broken = true;
    const unready = await get("/readyz");
    const alive = await get("/healthz");

    expect([ready.status, unready.status, alive.status]).toEqual([200, 503, 200]);
    expect(JSON.parse(unready.text)).toEqual({ ready: false, checks: { database: false } });
  });

  test("counts its requests for Prometheus", async ({ open }) => {
    const { get, metrics } = await open();
    const server = serveMetrics(metrics, 0);
    await emitted(server, "listening");

    await get("/");
    const { port } = server.address() as AddressInfo;
    const { text } = await ask(port, "/metrics", {});
    server.close();

    expect(text).toMatch(/http_requests_total\{operation="file",method="GET",status="200"\} 1/);
  });
});

databaseTest("a process is ready with the database it was built for", async ({ owner, pool }) => {
  await expect(checkDatabase(pool)).resolves.toBeUndefined();
  await expect(checkQueue(pool)).resolves.toBeUndefined();

  await owner.raw("delete from deployment.migrations where name like '%baseline'");

  await expect(checkDatabase(pool)).rejects.toThrow("baseline");
});

function testApi() {
  const endless = new Readable({ read: () => endless.push("more, ") });
  const api: Middleware = async (ctx, next) => {
    switch (ctx.path) {
      case "/api/endless":
        ctx.body = endless;
        return;
      case "/api/broken":
        ctx.body = Readable.from(breaksOff());
        return;
      case "/api/fault":
        throw Object.assign(new Error("a bug"), { code: "23505", detail: "the row's values" });
      default:
        return next();
    }
  };
  return { api, left: emitted(endless, "close") };
}

async function* breaksOff() {
  yield "some";
  throw new Error("storage is gone");
}

async function ask(port: number, path: string, headers: Readonly<Record<string, string>>) {
  const outgoing = request({ port, path, host: "127.0.0.1", headers, agent: false }).end();
  const [reply] = await emitted(outgoing, "response");
  const bytes = Buffer.concat(await reply.toArray());
  return { status: reply.statusCode, headers: reply.headers, bytes, text: bytes.toString() };
}
