import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { test as base, describe, expect } from "vitest";
import { exportErrors } from "./export-errors.ts";
import { openProcessLog } from "./open-process-log.ts";

interface Collector {
  readonly url: string;
  readonly received: { readonly path: string; readonly key: string; readonly body: string }[];
  status: number;
}

const test = base.extend<{ readonly collector: Collector }>({
  collector: async ({ task: _ }, use) => {
    const server = createServer(async (request, response) => {
      const { url: path = "", headers } = request;
      collector.received.push({ path, key: String(headers["x-key"]), body: await text(request) });
      response.writeHead(collector.status, { "content-type": "application/json" }).end("{}");
    });
    const collector: Collector = { url: "", received: [], status: 200 };
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await use(Object.assign(collector, { url: `http://127.0.0.1:${port}` }));
    server.close();
    server.closeAllConnections();
  },
});

const settings = {
  production: false,
  logLevel: "error" as const,
  otelExporterOtlpHeaders: { "x-key": "k1" },
};

describe("a process's errors", () => {
  test("reach the collector that is configured, and other lines don't (P-M39)", async ({
    collector,
  }) => {
    const config = { ...settings, otelExporterOtlpEndpoint: collector.url };
    const { log, close } = openProcessLog(config, "worker");

    log.info("working");
    log.error({ err: new TypeError("x is undefined"), tenantId: "t1" }, "fault");
    await close();

    const [first, ...others] = collector.received;
    expect([first?.path, first?.key, others]).toEqual(["/v1/logs", "k1", []]);
    expect(JSON.parse(first?.body ?? "")).toMatchObject({
      resourceLogs: [
        {
          resource: {
            attributes: expect.arrayContaining([
              { key: "service.name", value: { stringValue: "worker" } },
            ]),
          },
          scopeLogs: [
            {
              logRecords: [
                {
                  severityText: "ERROR",
                  body: { stringValue: "fault" },
                  attributes: expect.arrayContaining([
                    { key: "tieout.tenant_id", value: { stringValue: "t1" } },
                    { key: "exception.type", value: { stringValue: "TypeError" } },
                    { key: "exception.message", value: { stringValue: "x is undefined" } },
                  ]),
                },
              ],
            },
          ],
        },
      ],
    });
  });

  test("that the collector refuses are counted", async ({ collector }) => {
    const lost: number[] = [];
    const { url: endpoint } = collector;
    collector.status = 400;
    const service = "worker";
    const onLost = (count: number) => lost.push(count);
    const errors = exportErrors({ endpoint, headers: {}, service, onLost });

    errors.write(JSON.stringify({ time: "2026-03-15T12:00:00.000Z", msg: "fault" }));
    await errors.close();

    expect(lost).toEqual([1]);
  });

  test("go nowhere by default", async ({ collector }) => {
    const { log, close } = openProcessLog({ ...settings, otelExporterOtlpEndpoint: "" }, "worker");

    log.error("fault");
    await close();

    expect(collector.received).toEqual([]);
  });
});
