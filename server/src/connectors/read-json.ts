import { ConnectorError } from "./connector-error.ts";

/**
 * Reads a reply as JSON, and no more of it than `maxBytes`: a package gone wrong may send without end.
 * An error's body may be anything; it's `undefined` then.
 */
export async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      await response.body?.cancel().catch(() => undefined);
      throw new ConnectorError("bad-data", `The package sent more than ${maxBytes} bytes.`);
    }
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch (cause) {
    if (!response.ok) return undefined;
    throw new ConnectorError("bad-data", "The package sent something that isn't JSON.", { cause });
  }
}
