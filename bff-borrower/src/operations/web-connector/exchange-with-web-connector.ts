import { Readable } from "node:stream";
import { withinRateLimit } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import {
  answerCall,
  hasSession,
  readCall,
  soapLimit,
  writeReply,
} from "@tieout/server/web-connector";
import type { Handler } from "../../operation.ts";

/** Web Connector asks each minute, and several may share an address; who guesses passwords asks much more. */
const anHour = { operation: "web-connector-sign-in", windowSeconds: 3_600, limit: 1_200 };

/** Answers a call of Web Connector's. What came with it stands in no log. */
export const exchangeWithWebConnector: Handler<"exchangeWithWebConnector"> = async (
  { body },
  { tx, now, addressPrefix, sealer, storage },
) => {
  const envelope = await textOf(body, (start) => tx((db) => hasSession(db, start, now)));
  if (envelope === undefined) {
    return problem(413, "too-large", "This is more than we take in.", "At most 48 MB.");
  }
  const call = readCall(envelope);
  if (!call) return problem(400, "invalid", "Some of what was sent can't be used.");
  if (call.method === "authenticate") {
    const allowed = await tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now));
    if (!allowed) return problem(429, "too-many-tries", "Too many calls. Please wait an hour.");
  }
  const result = await answerCall({ tx, sealer, storage, now }, call);
  return { status: 200, body: Readable.from([writeReply(call.method, result)]) };
};

/** As much as anybody may send; more takes a session. */
const strangersLimit = 256 << 10;

/** Reads to the end even past the limit, keeping nothing: half-read bodies block a connection. */
async function textOf(
  body: Readable,
  mayBeLong: (start: string) => Promise<boolean>,
): Promise<string | undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  let limit = strangersLimit;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) {
      chunks.push(chunk);
      continue;
    }
    const asksOnce = limit === strangersLimit && chunks.length > 0;
    if (asksOnce && (await mayBeLong(Buffer.concat(chunks).toString("utf8", 0, 4_096)))) {
      limit = soapLimit;
      chunks.push(chunk);
    } else {
      chunks = [];
    }
  }
  return size > limit ? undefined : Buffer.concat(chunks).toString("utf8");
}
