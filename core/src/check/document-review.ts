import { type Day, formatDay } from "../calendar/index.ts";
import type { Account, JournalLine } from "../ledger/index.ts";
import type { Check } from "./check.ts";
import { fail, pass, type Question } from "./outcome.ts";
import type { LineReview } from "./reviewer.ts";
import { say } from "./sentences/index.ts";

interface Document {
  readonly transactionId: string;
  readonly line: JournalLine;
}

/**
 * Invoices and bills that look entered twice: of one party under one number, or of one party, day and
 * amount. What makes a document is that it puts something on a control account.
 */
export function documentReview({
  accounts,
}: {
  readonly accounts: readonly Account[];
}): LineReview {
  const control = new Map(
    accounts
      .filter(({ classification }) => classification === "ar" || classification === "ap")
      .map(({ id, classification }) => [id, classification === "ar" ? 1 : -1]),
  );
  const question: Question = {
    id: "duplicate-documents",
    category: "quality",
    severity: "medium",
  };
  const seen = new Map<string, Document>();
  const pairs = new Map<string, Document & { readonly other: Day }>();
  let count = 0;

  return { add, checks };

  function add(line: JournalLine): void {
    const direction = control.get(line.accountId);
    if (direction === undefined || line.amount * direction <= 0) return;
    count++;
    const { transactionId, partyId, documentNumber } = line;
    if (partyId === undefined) return;
    const common = `${line.accountId} ${line.transactionType} ${partyId}`;
    if (documentNumber) remember(`${common} no ${documentNumber}`, { transactionId, line });
    remember(`${common} on ${line.date} ${line.amount}`, { transactionId, line });
  }

  function remember(key: string, document: Document): void {
    const first = seen.get(key);
    if (!first) seen.set(key, document);
    else if (first.transactionId !== document.transactionId) {
      pairs.set(document.transactionId, { ...document, other: first.line.date });
    }
  }

  function checks(): Check[] {
    const [pair] = pairs.values();
    if (!pair) {
      return [pass(question, say("None of {document} looks like another.", { document: count }))];
    }
    const { line, transactionId, other } = pair;
    const name = line.documentNumber ?? transactionId;
    return [
      fail(
        question,
        say(
          `{count} of {document} ${pairs.size === 1 ? "looks" : "look"} entered twice: {text} of {day} repeats one of {day.2}.`,
          {
            count: pairs.size,
            document: count,
            text: `${line.transactionType} ${name}`,
            day: formatDay(line.date),
            "day.2": formatDay(other),
          },
        ),
        { transactionId, accountId: line.accountId },
      ),
    ];
  }
}
