import { randomUUID } from "node:crypto";
import { type Answer, exchange } from "../exchange/index.ts";

/** As much of a browser as a demonstration needs: cookies a host, redirects, forms and JSON. */
export interface Browser {
  readonly open: (address: string | URL) => Promise<Answer>;
  /** Sends a form of a page, as that page would. */
  readonly submit: (address: URL, form: Readonly<Record<string, string>>) => Promise<Answer>;
  /** Asks a portal's API; throws what it says when it refuses. */
  readonly call: <Reply>(method: string, address: string, body?: unknown) => Promise<Reply>;
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

  return {
    open: async (address) => follow(await send("GET", new URL(address), {})),
    submit: async (address, form) => {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        origin: address.origin,
      };
      return follow(await send("POST", address, headers, new URLSearchParams(form).toString()));
    },
    call: async <Reply>(method: string, address: string, body?: unknown) => {
      const url = new URL(address);
      const headers = {
        "request-id": randomUUID(),
        "timezone-offset": "0",
        origin: url.origin,
        ...(body !== undefined && { "content-type": "application/json" }),
      };
      const json = body === undefined ? undefined : JSON.stringify(body);
      const { status, text } = await send(method, url, headers, json);
      if (status !== 200) throw new Error(`${method} ${url.pathname} answered ${status}: ${text}`);
      // The portals hold their replies to their contracts.
      return JSON.parse(text) as Reply;
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
