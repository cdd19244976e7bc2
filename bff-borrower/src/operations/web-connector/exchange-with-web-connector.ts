import { Readable } from "node:stream";
import { readCall, soapLimit, writeReply } from "@tieout/connectors/quickbooks-desktop/soap";
import { saveDenial } from "@tieout/server/database/denial/denial";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { problem } from "@tieout/server/http/problem";
import { answerCall } from "@tieout/services/web-connector/answer-call";
import { isRefused, mayBeLong } from "@tieout/services/web-connector/authenticate";
import type { Handler } from "../operation.ts";
import { longEnvelopes } from "./long-envelopes.ts";
import { readEnvelope, strangersLimit } from "./read-envelope.ts";

/** Web Connector asks each minute, and several may share an address; guessing passwords takes far more. */
const anHour = { operation: "web-connector-sign-in", windowSeconds: 3_600, limit: 1_200 };

/** Per process, because it bounds the process's memory. */
const long = longEnvelopes();

/** Answers a call of Web Connector's. Its content is never logged. */
export const exchangeWithWebConnector: Handler<"exchangeWithWebConnector"> = async (
  input,
  call,
) => {
  try {
    return await exchange(input, call);
  } finally {
    long.leave(input.body);
  }
};

const exchange: Handler<"exchangeWithWebConnector"> = async (
  { body },
  { tx, now, addressPrefix, requestId, sealer, storage },
) => {
  const read = await readEnvelope(body, {
    mayBeLong: (start) => tx((db) => mayBeLong(db, start, now)),
    longest: soapLimit,
    long,
    network: addressPrefix,
  });
  if (read.result === "too-long") return tooLong();
  if (read.result === "too-many") {
    return problem(429, "too-many-tries", { title: "too-much-read-already" });
  }
  const { envelope } = read;
  const call = await readCall(envelope);
  if (!call) return problem(400, "invalid", { title: "input-invalid" });
  // Only answers may be long; other long calls would stay in memory.
  if (call.method !== "receiveResponseXML" && envelope.length > strangersLimit) return tooLong();
  if (call.method === "authenticate") {
    const allowed = await tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now));
    if (!allowed) return problem(429, "too-many-tries", { title: "too-many-calls" });
  }
  const result = await answerCall({ tx, sealer, storage, now }, call);
  // Its refusal is a 200, which others wouldn't recognize as one.
  if (call.method === "authenticate" && isRefused(result)) {
    await tx((db) =>
      saveDenial(db, {
        ...{ operation: "exchangeWithWebConnector", status: 200, reason: "not-valid-user" },
        ...{ actor: { kind: "unknown" }, toldFrom: 1, addressPrefix, requestId, now },
      }),
    );
  }
  return { status: 200, body: Readable.from([writeReply(call.method, result)]) };
};

const tooLong = () =>
  problem(413, "too-large", { title: "body-too-large", detail: "forty-eight-megabytes-at-most" });
