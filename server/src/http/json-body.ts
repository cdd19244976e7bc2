import type { IncomingMessage } from "node:http";

/** Limit in bytes. */
const bodyLimit = 1_048_576;

/** Reads to the end even past the limit, discarding the rest: half-read bodies block a connection. */
export async function jsonBodyOf(
  request: IncomingMessage,
): Promise<{ readonly value: unknown } | "too-large" | "not-json"> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  if (size > bodyLimit) return "too-large";
  try {
    return {
      value: parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks))),
    };
  } catch {
    return "not-json";
  }
}

function parse(text: string): unknown {
  // They can only be escapes, else the text isn't UTF-8 or JSON.
  const suspicious = /\\u(?:0000|d[89a-f])/i.test(text);
  return suspicious ? JSON.parse(text, held) : JSON.parse(text);
}

/** PostgreSQL text can't hold NUL or lone surrogates. */
function held(name: string, value: unknown): unknown {
  if (unheld.test(name) || (typeof value === "string" && unheld.test(value))) {
    throw new SyntaxError("This holds what can't be kept.");
  }
  return value;
}

const unheld = /[\0\p{Surrogate}]/u;
