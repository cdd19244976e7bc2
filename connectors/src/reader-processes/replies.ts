import { FileRefused } from "../book-decoding/refusal.ts";
import { ConnectorError } from "../connector-error.ts";
import type { Reply } from "./messages.ts";

/** What JavaScript itself can't hold: no memory is short, and yet there is too much. */
const pastHolding =
  /maximum size exceeded|Invalid (string|array|typed array) length|Array buffer allocation failed|Cannot create a string longer/;

/** An answer, or why there is none, as plain data that another process is told. */
export async function replyOf(work: () => Promise<unknown>): Promise<Reply> {
  try {
    return { result: "answer", answer: await work() };
  } catch (fault) {
    if (fault instanceof FileRefused) return { result: "refused", reason: fault.reason };
    if (fault instanceof ConnectorError) return { result: "trouble", message: fault.message };
    const { name, message, stack = "" } = fault instanceof Error ? fault : new Error(String(fault));
    if (pastHolding.test(message)) return { result: "refused", reason: "too-much" };
    return { result: "fault", name, message, stack };
  }
}

/** The answer of another process; throws what was thrown there. */
export function answerOf(reply: Reply): unknown {
  switch (reply.result) {
    case "answer":
      return reply.answer;
    case "refused":
      throw new FileRefused(reply.reason);
    case "trouble":
      throw new ConnectorError("bad-data", reply.message);
    case "fault": {
      const { name, message, stack } = reply;
      throw Object.assign(new Error(message), { name, stack });
    }
  }
}
