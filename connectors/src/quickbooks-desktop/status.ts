import { FileRefused } from "../book-decoding/refusal.ts";
import { piecesOf, readInTurns, xmlReader } from "../book-decoding/xml-stream.ts";
import { controlFree, escaped } from "./qbxml.ts";

/** What a reply says of itself, before anybody reads what is in it. */
export type ReplyStatus =
  | {
      readonly result: "answered";
      /** What was asked, by the name that the question gave itself; absent where the reply doesn't say it. */
      readonly question?: string;
      /** Where it's a part of a list: how to ask for the next one. */
      readonly next?: string;
    }
  | { readonly result: "refused"; readonly question?: string; readonly statusCode: number }
  | { readonly result: "unreadable" };

/**
 * Reads a reply's status. Below 500 is fine, and 1 means that there is nothing of the kind; up to 999 are
 * warnings; from 1000 on QuickBooks didn't answer the question.
 */
export async function statusOf(document: string): Promise<ReplyStatus> {
  let depth = 0;
  let status: ReplyStatus | undefined;
  const reader = xmlReader({
    open: (name, attribute) => {
      if (++depth !== 3 || !name.endsWith("Rs")) return;
      status ??= readStatus(attribute);
    },
    close: () => void depth--,
  });
  try {
    await readInTurns(reader, controlFreePieces(document));
  } catch (fault) {
    if (!(fault instanceof FileRefused)) throw fault;
    return { result: "unreadable" };
  }
  return status ?? { result: "unreadable" };
}

function* controlFreePieces(document: string): Generator<string> {
  for (const some of piecesOf(document)) yield controlFree(some);
}

function readStatus(attribute: (name: string) => string | undefined): ReplyStatus {
  const statusCode = Number(attribute("statusCode") ?? Number.NaN);
  if (!Number.isInteger(statusCode)) return { result: "unreadable" };
  const question = attribute("requestID");
  const asked = question === undefined ? {} : { question };
  if (statusCode >= 1000) return { result: "refused", ...asked, statusCode };
  const next = attribute("iteratorID");
  const left = Number(attribute("iteratorRemainingCount") ?? 0);
  return { result: "answered", ...asked, ...(next !== undefined && left > 0 && { next }) };
}

/** Whether a question's answer comes in parts. */
export const isList = (body: string): boolean => body.includes(start);

const start = ' iterator="Start"';

/** The same question, for the part of the list after the one that named the iterator. */
export function continued(body: string, iteratorId: string): string {
  return body.replace(start, () => ` iterator="Continue" iteratorID="${escaped(iteratorId)}"`);
}
