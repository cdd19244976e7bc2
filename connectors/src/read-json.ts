import { ConnectorError } from "./connector.ts";

/** Several times what the longest report has. Parsing more than this holds everything else up. */
const valuesAtMost = 2_000_000;

/** Reads at most `maxBytes` of JSON, because a package may send without end; `undefined` for an error's unreadable body. */
export async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let values = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      await response.body?.cancel().catch(() => undefined);
      throw new ConnectorError("bad-data", `The package sent more than ${maxBytes} bytes.`);
    }
    values += valuesIn(chunk);
    if (values > valuesAtMost) {
      await response.body?.cancel().catch(() => undefined);
      throw new ConnectorError("bad-data", `The package sent more than ${valuesAtMost} values.`);
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

/** By byte: 1 for a comma, a bracket and a brace. Each value but the first comes after one of these. */
const beginsValue = new Uint8Array(256);
for (const mark of Buffer.from(",[{")) beginsValue[mark] = 1;

/** Marks within texts count too: it's a bound. By index, which takes a third of an iterator's time. */
function valuesIn(chunk: Uint8Array): number {
  let count = 0;
  for (let index = 0; index < chunk.length; index++) count += beginsValue[chunk[index] ?? 0] ?? 0;
  return count;
}
