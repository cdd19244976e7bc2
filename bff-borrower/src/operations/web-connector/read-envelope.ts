import type { Readable } from "node:stream";
import type { LongEnvelopes } from "./long-envelopes.ts";

/** Limit for anyone; longer envelopes require a session and must be an answer. */
export const strangersLimit = 256 << 10;

/** Which envelopes may be longer than `strangersLimit`: how long they may be, and how many are read at once. */
export interface EnvelopeLimits {
  readonly mayBeLong: (start: string) => Promise<boolean>;
  readonly longest: number;
  readonly long: LongEnvelopes;
  readonly network: string;
}

/** Reads to the end even past the limit, without storing it: half-read bodies block a connection. */
export async function readEnvelope(
  body: Readable,
  { mayBeLong, longest, long, network }: EnvelopeLimits,
): Promise<
  | { readonly result: "read"; readonly envelope: string }
  | { readonly result: "too-long" }
  | { readonly result: "too-many" }
> {
  let chunks: Buffer[] = [];
  let size = 0;
  let limit = strangersLimit;
  let refusal: "too-long" | "too-many" | undefined;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit && refusal === undefined) {
      const start = Buffer.concat(chunks).toString("utf8", 0, 4_096);
      if (limit === longest || !(await mayBeLong(start))) refusal = "too-long";
      else if (!long.enter(body, network)) refusal = "too-many";
      else limit = longest;
      if (size > limit) refusal ??= "too-long";
    }
    if (refusal === undefined) chunks.push(chunk);
    else chunks = [];
  }
  return refusal === undefined
    ? { result: "read", envelope: Buffer.concat(chunks).toString("utf8") }
    : { result: refusal };
}
