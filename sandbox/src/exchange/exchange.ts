import { type IncomingHttpHeaders, request } from "node:http";
import type { LookupFunction } from "node:net";

export interface Answer {
  readonly status: number;
  readonly address: URL;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Browsers resolve `*.localhost` to this machine; Node's resolver doesn't. */
const thisMachine: LookupFunction = (_host, options, found) =>
  options.all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4);

/** One request to a server on this machine, under any host name. */
export function exchange(
  method: string,
  address: URL,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, lookup: thisMachine }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("error", reject);
      reply.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, address, text });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
