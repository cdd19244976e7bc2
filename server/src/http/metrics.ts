import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  readonly observe: (request: {
    readonly operation: string;
    readonly method: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
}

/** Prometheus metrics: requests by operation and status, and Node's own. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered, by operation, method and status.",
    labelNames: ["operation", "method", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "From the first byte of a request to the last of its reply.",
    labelNames: ["operation"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

  return {
    registry,
    observe: ({ operation, method, status, seconds: took }) => {
      requests.inc({ operation, method, status: String(status) });
      seconds.observe({ operation }, took);
    },
  };
}

/** Serves metrics on a port of their own, unreachable from outside. */
export function serveMetrics({ registry }: Metrics, port: number): Server {
  const server = createServer((_, reply) => {
    registry.metrics().then(
      (text) => reply.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  return server.listen(port, "127.0.0.1");
}
