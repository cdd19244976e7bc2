import { connect } from "node:net";

/**
 * Loads one address for a while and prints the result as one line of JSON. A separate process, so that it doesn't
 * compete with what it measures. Exits with 1 at any reply but 200.
 */

export interface LoadRequest {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections: number;
  readonly seconds: number;
  /** Pause of a connection between requests; none by default. */
  readonly pauseMs?: number;
}

export interface LoadFigures {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const load: LoadRequest = JSON.parse(process.argv[2] ?? "");
const { body = "" } = load;
const message = Buffer.from(
  [
    `${load.method} ${load.path} HTTP/1.1`,
    ...Object.entries(load.headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n"),
);
const times: number[] = [];
const began = performance.now();
const end = began + load.seconds * 1_000;

await Promise.all(Array.from({ length: load.connections }, askUntilTheEnd));
const seconds = (performance.now() - began) / 1_000;
times.sort((one, other) => one - other);
const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
const requests = times.length;
const figures: LoadFigures = {
  requests,
  perSecond: requests / seconds,
  p50: at(0.5),
  p99: at(0.99),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);

function askUntilTheEnd(): Promise<void> {
  const socket = connect(load.port, "127.0.0.1").setNoDelay();
  return new Promise((resolve, reject) => {
    let asked = 0;
    let received = 0;
    let expected: number | undefined;
    let head = "";

    const ask = () => {
      asked = performance.now();
      received = 0;
      expected = undefined;
      head = "";
      socket.write(message);
    };
    socket.on("connect", ask);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The connection was closed in mid-run")));
    socket.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (expected === undefined) {
        head += chunk.toString("latin1");
        expected = lengthOf(head);
      }
      if (expected === undefined || received < expected) return;
      const now = performance.now();
      times.push(now - asked);
      if (now < end) {
        if (load.pauseMs) setTimeout(ask, load.pauseMs);
        else ask();
        return;
      }
      socket.removeAllListeners("close").destroy();
      resolve();
    });
  });
}

/** Length of the whole response, once its head has arrived. */
function lengthOf(text: string): number | undefined {
  const headEnd = text.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  if (!text.startsWith("HTTP/1.1 200 ")) throw new Error(`Answered: ${text.slice(0, 2_000)}`);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd + 2)) ?? [];
  if (length === undefined) throw new Error("The answer doesn't say how long it is");
  return headEnd + 4 + Number(length);
}
