import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { answerTo, type Refusal, unanswered } from "./answers.ts";

export interface ServedApp {
  readonly origin: string;
  /** Sets the BFF's answers and clears the recorded calls. */
  readonly play: (answers: Readonly<Record<string, unknown>>) => void;
  /** Recorded calls, by path template. */
  readonly asked: () => readonly string[];
  readonly strangers: () => readonly string[];
  readonly stop: () => void;
}

/** An address of the app's origin that doesn't load the app. */
export const offStage = "/off-stage";

/** Serves a built app under the policy that its BFF sends, and answers in the BFF's place. */
export async function serveApp(dist: string): Promise<ServedApp> {
  let answers: Readonly<Record<string, unknown>> = {};
  const asked = new Set<string>();
  const strangers = new Set<string>();

  const site = createServer(({ url = "/", method = "GET" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    if (pathname === offStage)
      return response.writeHead(200, { "content-type": "text/html" }).end();
    if (!pathname.startsWith("/api/")) return sendFile(response, dist, pathname);

    const path = pathname.slice("/api".length);
    const call = answerTo(answers, method, path);
    if (call === undefined) strangers.add(`${method} ${path}`);
    else asked.add(call);
    sendAnswer(response, call === undefined ? unknown : answers[call]);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  // A listening server has an address with a port.
  const { port } = site.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    play: (next) => {
      answers = next;
      asked.clear();
      strangers.clear();
    },
    asked: () => [...asked],
    strangers: () => [...strangers],
    stop: () => {
      site.close();
      site.closeAllConnections();
    },
  };
}

const unknown: Refusal = { refusedWith: 404, problem: { status: 404, description: "Unknown." } };

function sendAnswer(response: ServerResponse, answer: unknown): void {
  if (answer === unanswered) return;
  if (answer === null) {
    response.writeHead(204).end();
    return;
  }
  const { refusedWith, problem } = answer as Partial<Refusal>;
  const type = refusedWith === undefined ? "application/json" : "application/problem+json";
  response.writeHead(refusedWith ?? 200, { "content-type": type });
  response.end(JSON.stringify(refusedWith === undefined ? answer : problem));
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self'";

function sendFile(response: ServerResponse, dist: string, pathname: string): void {
  const asked = join(dist, pathname);
  const file = extname(asked) && existsSync(asked) ? asked : join(dist, "index.html");
  const type = extname(file);
  response.writeHead(200, {
    "content-type": types[type] ?? "application/octet-stream",
    "content-security-policy": policy,
    // Built file names contain a hash.
    "cache-control": type === ".html" ? "no-store" : "max-age=31536000, immutable",
  });
  response.end(readFileSync(file));
}
