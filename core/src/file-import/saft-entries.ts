import { parseDay } from "../calendar/index.ts";
import type { JournalLine } from "../ledger/index.ts";
import { difference, leaveOut, leaveOutOverlong, type SaftFile } from "./saft-file.ts";

/** What a line of an entry is called: one name for both sides, or, in Portugal, a name for each. */
export const lineNames: ReadonlySet<string> = new Set([
  "Line",
  "TransactionLine",
  "DebitLine",
  "CreditLine",
]);

/** Takes in the line that has been read, until its entry ends. */
export function takeLine(file: SaftFile): void {
  const { facts } = file;
  if (leaveOutOverlong(file)) return;
  const accountId = facts.get("AccountID") ?? "";
  const date = parseDay((facts.get("TransactionDate") ?? "").slice(0, 10));
  if (!facts.has("DebitAmount") && !facts.has("CreditAmount")) {
    leaveOut(file, "", "no-figures");
    return;
  }
  const amount = difference(file, "DebitAmount", "CreditAmount");
  if (amount === undefined) return;
  if (accountId === "") leaveOut(file, "", "no-account");
  else if (!date) leaveOut(file, facts.get("TransactionDate") ?? "", "not-a-day");
  else {
    const memo = facts.get("Line/Description") ?? facts.get("Transaction/Description");
    const document = facts.get("SourceDocumentID") ?? facts.get("ReferenceNumber");
    file.pending.push({
      transactionId: "",
      transactionType: facts.get("TransactionType") ?? "Journal entry",
      lineNumber: file.pending.length + 1,
      date,
      accountId,
      amount,
      ...(memo !== undefined && { memo }),
      ...(document !== undefined && { documentNumber: document }),
    });
  }
}

/** The lines of the entry that has been read, under its own name. */
export function takeEntry(file: SaftFile): readonly JournalLine[] {
  const { facts, gathered, vouchers } = file;
  file.entries++;
  const named = `${facts.get("JournalID") ?? ""} ${facts.get("TransactionID") ?? ""}`.trim();
  const transactionId = vouchers.has(named) ? `${named} entry ${file.entries}` : named;
  vouchers.add(transactionId);
  const lines = file.pending.map((one) => gathered.line({ ...one, transactionId }));
  file.pending = [];
  return lines;
}
