import { otherBooksIn } from "@tieout/connectors/book-decoding/other-books";
import { sniff } from "@tieout/connectors/book-decoding/sniff";
import { answerer } from "@tieout/connectors/reader-processes/answerer";
import { booksKindOf, type FileLooked } from "@tieout/connectors/reader-processes/messages";
import { typeQuestions } from "@tieout/core/account-types/type-questions";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { Day } from "@tieout/core/calendar/day";
import { sayProblem } from "@tieout/server/messages/problems";
import { refusedBooks, refusedOtherBooks, sayBooksProblem } from "../books-refusals.ts";

/** An upload's result as its sender sees it: what was read, or why it was refused, in English. */
export type FileOutcome =
  | { readonly result: "read"; readonly report: FileReport }
  | { readonly result: "refused"; readonly says: string };

/** Judges and reads a file as an upload is, without storage and a process of its own. */
export async function outcomeOf(fileName: string, bytes: Buffer): Promise<FileOutcome> {
  const sniffed = await sniff(bytes);
  const isUnclear =
    sniffed.result === "refused"
      ? sniffed.reason === "unknown"
      : ["xml", "saf-t"].includes(sniffed.kind);
  const other = isUnclear ? otherBooksIn(bytes.subarray(0, 4_096)) : undefined;
  if (other) return refused(refusedOtherBooks(other));
  if (sniffed.result === "refused") return refused(refusedBooks(sniffed.reason));
  const kind = booksKindOf(sniffed.kind);
  if (!kind) return refused(refusedBooks("not-books", sniffed.kind));

  const ask = answerer({ allow: () => undefined });
  await ask({ kind: "piece", bytes });
  const file = { kind, fileName, choices: {}, kept: [], materialityBasisPoints: 100 };
  const today = "2026-07-01" as Day;
  // The answer to this question is what the reader's process sends.
  const looked = (await ask({ kind: "look", file: { ...file, today }, allowance })) as FileLooked;
  return looked.result === "read"
    ? { result: "read", report: looked.report }
    : { result: "refused", says: sayBooksProblem(looked.problem, "en") };
}

const allowance = { processorSeconds: 60, residentMegabytes: 1_000, foundMegabytes: 64 };

const refused = ({ body }: ReturnType<typeof refusedBooks>): FileOutcome => ({
  result: "refused",
  says: sayProblem(body.title, "en"),
});

/** `Reads; asks for currency`. */
export function inWords(outcome: FileOutcome): string {
  if (outcome.result === "refused") return `Refused: “${outcome.says}”`;
  const { asks, accountTypes, findings, openings } = outcome.report;
  const runs = accountTypes ? typeQuestions(accountTypes).runs.length : 0;
  const asked = [
    ...(findings ? [] : ["columns"]),
    ...asks.map((ask) => ask.replaceAll("-", " ")),
    ...(openings ? ["opening balances"] : []),
    ...(runs > 0 ? [`account types (${runs} ${runs === 1 ? "question" : "questions"})`] : []),
  ];
  return asked.length === 0 ? "Reads unaided" : `Reads; asks for ${asked.join(", ")}`;
}
