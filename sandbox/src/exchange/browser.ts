import { randomUUID } from "node:crypto";
import { type Answer, exchange } from "./exchange.ts";

/** A minimal browser: cookies per host, redirects, forms and JSON. */
export interface Browser {
  readonly open: (address: string | URL) => Promise<Answer>;
  readonly submit: (address: URL, form: Readonly<Record<string, string>>) => Promise<Answer>;
  /** Calls a portal's API. @throws its error message */
  readonly call: <Reply>(
    method: string,
    address: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Reply>;
  /** Posts a file as a form's `content`. @throws the API's error message */
  readonly upload: <Reply>(
    address: string,
    file: { readonly name: string; readonly type: string; readonly content: string },
  ) => Promise<Reply>;
}

export function openBrowser(): Browser {
  const cookies = new Map<string, Map<string, string>>();

  async function send(
    method: string,
    address: URL,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Answer> {
    const jar = cookies.get(address.hostname) ?? new Map<string, string>();
    cookies.set(address.hostname, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await exchange(method, address, { ...headers, ...(cookie && { cookie }) }, body);
    for (const set of answer.headers["set-cookie"] ?? []) keep(jar, set);
    return answer;
  }

  async function follow(answer: Answer): Promise<Answer> {
    const { location } = answer.headers;
    if (location === undefined || answer.status < 300 || answer.status > 399) return answer;
    return follow(await send("GET", new URL(location, answer.address), {}));
  }

  async function ask<Reply>(
    method: string,
    address: string,
    body?: { readonly type: string; readonly text: string },
    more: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const url = new URL(address);
    const headers = {
      "request-id": randomUUID(),
      "timezone-offset": "0",
      origin: url.origin,
      ...(body && { "content-type": body.type }),
      ...more,
    };
    const { status, text } = await send(method, url, headers, body?.text);
    if (status !== 200) throw new Error(`${method} ${url.pathname} answered ${status}: ${text}`);
    // The portals check their replies against their contracts.
    return JSON.parse(text) as Reply;
  }

  return {
    open: async (address) => follow(await send("GET", new URL(address), {})),
    submit: async (address, form) => {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        origin: address.origin,
      };
      return follow(await send("POST", address, headers, new URLSearchParams(form).toString()));
    },
    call: (method, address, body, headers) =>
      body === undefined
        ? ask(method, address, undefined, headers)
        : ask(method, address, { type: "application/json", text: JSON.stringify(body) }, headers),
    upload: (address, { name, type, content }) => {
      const boundary = randomUUID();
      const head = `Content-Disposition: form-data; name="content"; filename="${name}"\r\nContent-Type: ${type}`;
      const text = `--${boundary}\r\n${head}\r\n\r\n${content}\r\n--${boundary}--\r\n`;
      return ask("POST", address, { type: `multipart/form-data; boundary=${boundary}`, text });
    },
  };
}

function keep(jar: Map<string, string>, setCookie: string): void {
  const [pair = "", ...attributes] = setCookie.split(";");
  const [name = "", value = ""] = pair.trim().split(/=(.*)/s);
  const gone = attributes.some((attribute) =>
    /^\s*(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(attribute),
  );
  if (gone) jar.delete(name);
  else jar.set(name, value);
}
