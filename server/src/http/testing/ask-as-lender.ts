import { randomUUID } from "node:crypto";
import { once as emitted } from "node:events";
import { request as send } from "node:http";

export interface Asked {
  readonly json?: unknown;
  readonly text?: string;
  readonly caller?: boolean | "late";
  readonly requestId?: boolean;
  readonly origin?: string;
  readonly host?: string;
  readonly key?: string;
  readonly type?: string;
  readonly language?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** A lender's request as a browser would send it, but for what `options` say. */
export async function ask(
  port: number,
  method: string,
  path: string,
  options: Asked,
): Promise<Answer> {
  const { caller = true, requestId = true, host = "lender.test", key, type, language } = options;
  const { origin = `http://${host}` } = options;
  const text = options.text ?? JSON.stringify(options.json);
  const outgoing = send({
    port,
    method,
    path,
    host: "127.0.0.1",
    headers: {
      host,
      "timezone-offset": "9999",
      ...(origin && { origin }),
      ...(caller && { "x-caller": String(caller) }),
      ...(requestId && { "request-id": randomUUID() }),
      ...(language && { "accept-language": language }),
      ...(key && { "idempotency-key": key }),
      ...(method === "POST" && { "content-type": type ?? "application/json" }),
    },
  });
  outgoing.end(method === "POST" ? text : undefined);
  const [answer] = await emitted(outgoing, "response");
  const reply = (await answer.toArray()).join("");
  const isJson = /json$/.test(answer.headers["content-type"] ?? "");
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: reply,
    body: isJson ? JSON.parse(reply) : {},
  };
}
