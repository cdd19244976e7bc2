import { randomUUID } from "node:crypto";

/** A browser's page as a portal sees it. */
export interface Visit {
  /** The page's origin, passed by a proxy as in production. */
  readonly origin: string;
  /** `name=value`, separated by semicolons. */
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Our pages' headers; `undefined` removes one. */
export function headersOf({ origin, cookie, headers = {} }: Visit): Record<string, string> {
  const sent: Record<string, string | undefined> = {
    "request-id": randomUUID(),
    "timezone-offset": "0",
    origin,
    "sec-fetch-site": "same-origin",
    "x-forwarded-host": new URL(origin).host,
    "x-forwarded-proto": "https",
    cookie,
    ...headers,
  };
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export interface PortalRequest {
  readonly method: string;
  /** Beneath `/api`, with its query. */
  readonly path: string;
  readonly json?: unknown;
  readonly xml?: string;
  /** Files of a form, by their fields. */
  readonly form?: Readonly<Record<string, string>>;
}

export interface PortalReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly type: string | undefined;
}

export async function ask(
  url: string,
  visit: Visit,
  { method, path, json, xml, form }: PortalRequest,
): Promise<PortalReply> {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...headersOf(visit),
      ...(json !== undefined && { "content-type": "application/json" }),
      ...(xml !== undefined && { "content-type": "text/xml" }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(xml !== undefined && { body: xml }),
    ...(form && { body: formOf(form) }),
  });
  const text = await reply.text();
  const { status, headers } = reply;
  return { status, headers, text, type: typeOf(text) };
}

function formOf(files: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [field, content] of Object.entries(files)) {
    form.append(field, new Blob([content]), `${field}.txt`);
  }
  return form;
}

/** A reply's cookies as a browser sends them back, without cleared ones. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

function typeOf(text: string): string | undefined {
  if (!text.startsWith("{")) return undefined;
  const body: unknown = JSON.parse(text);
  return typeof body === "object" && body !== null && "type" in body && "status" in body
    ? String(body.type)
    : undefined;
}
