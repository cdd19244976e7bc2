import { type Operation, operationsOf } from "../contract.ts";
import { holdToContract } from "../reply.ts";
import { headersOf, type PortalRequest, type Visit } from "./ask.ts";
import { type Example, walker } from "./walk.ts";

interface Asker {
  readonly url: string;
  readonly visits: readonly Visit[];
  /** Valid examples of what doesn't exist or is somebody else's. */
  readonly examples: Readonly<Record<string, Example>>;
  /** Operations whose examples would really end what others need. */
  readonly ending: ReadonlySet<string>;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: string | FormData;
}

/** Sends every operation all kinds of invalid requests over HTTP. Returns replies that aren't declared. */
export async function undeclaredReplies(contract: object, asker: Asker): Promise<string[]> {
  const { url, visits, examples, ending } = asker;
  const walk = walker(contract);
  const operations = new Map(operationsOf(contract).map((one) => [one.id, one]));
  const found = new Set<string>();

  for (const [whose, example] of Object.entries(examples)) {
    for (const { id, request } of walk(example)) {
      if (ending.has(id)) continue;
      for (const visit of visits) await look(id, whose, visit, asSent(request));
    }
  }
  // Invalid whoever sends it.
  const [example] = Object.values(examples);
  const [visit] = visits;
  if (!example || !visit) throw new Error("There is nobody who asks, or nothing to ask for");
  for (const { id, request } of walk(example)) {
    const ways = wrongWays(operationOf(id), request);
    for (const [way, sent] of Object.entries(ways)) await look(id, way, visit, sent);
  }
  return [...found].toSorted();

  async function look(id: string, way: string, visitor: Visit, sent: Sent): Promise<void> {
    const remark = await remarkOn(operationOf(id), url, visitor, sent);
    if (remark) found.add(`${id}, ${way}: ${remark}`);
  }

  function operationOf(id: string): Operation {
    const operation = operations.get(id);
    if (!operation) throw new Error(`${id} isn't in the contract`);
    return operation;
  }
}

/** Each invalid in one way. */
function wrongWays(operation: Operation, request: PortalRequest): Record<string, Sent> {
  const sent = asSent(request);
  const [path = "", query] = request.path.split("?");
  const and = query === undefined ? "?" : "&";
  const inPath = path.split("/").map((part) => (/\d/.test(part) ? "%20no-id" : part));
  const withHeaders = (headers: Sent["headers"]) => ({
    ...sent,
    headers: { ...sent.headers, ...headers },
  });
  const withBody = (body: string, type = "application/json") => ({
    ...withHeaders({ "content-type": type }),
    body,
  });

  return {
    "no ids": { ...sent, path: [inPath.join("/"), ...(query ? [query] : [])].join("?") },
    "an escape that can't be read": {
      ...sent,
      path: [inPath.join("/").replaceAll("%20no-id", "%E0%A4%A"), ...(query ? [query] : [])].join(
        "?",
      ),
    },
    "an unknown query": { ...sent, path: `${request.path}${and}nothing=1` },
    "a query twice": { ...sent, path: `${request.path}${and}nothing=1&nothing=2` },
    "a NUL in the query": { ...sent, path: `${request.path}${and}nothing=%00` },
    "another site": withHeaders({ origin: "https://evil.test" }),
    "no request-id": withHeaders({ "request-id": undefined }),
    "an unknown host": withHeaders({ "x-forwarded-host": "nobody.test" }),
    "no session": withHeaders({ cookie: undefined }),
    "a key that is too long": withHeaders({ "idempotency-key": "k".repeat(256) }),
    ...(operation.bodies.size > 0 && {
      "no body": { method: sent.method, path: sent.path, headers: {} },
      "half of a body": withBody("{"),
      "a body of another shape": withBody('[{"nothing":1}]'),
      "a body that is a text": withBody('"nothing"'),
      "a body that is too large": withBody(JSON.stringify({ text: "x".repeat(1_048_576) })),
      "another media type": withBody("nothing", "text/plain"),
      "no form": withBody("nothing", "multipart/form-data; boundary=x"),
    }),
  };
}

async function remarkOn(
  operation: Operation,
  url: string,
  visit: Visit,
  { method, path, headers, body }: Sent,
): Promise<string | undefined> {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    redirect: "manual",
    headers: headersOf({ ...visit, headers: { ...visit.headers, ...headers } }),
    ...(body !== undefined && method !== "GET" && { body }),
  });
  const text = await reply.text();
  if (!operation.replies.has(reply.status)) return `an undeclared ${reply.status}`;
  if (reply.status < 400) return undefined;
  try {
    holdToContract(operation, { status: reply.status, body: JSON.parse(text) });
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

function asSent({ method, path, json, xml, form }: PortalRequest): Sent {
  if (json !== undefined) {
    const headers = { "content-type": "application/json" };
    return { method, path, headers, body: JSON.stringify(json) };
  }
  if (xml !== undefined)
    return { method, path, headers: { "content-type": "text/xml" }, body: xml };
  if (!form) return { method, path, headers: {} };
  const body = new FormData();
  for (const [field, content] of Object.entries(form)) {
    body.append(field, new Blob([content]), `${field}.txt`);
  }
  return { method, path, headers: {}, body };
}
