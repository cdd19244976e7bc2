import type { Day } from "@tieout/core/calendar";
import type { JournalLine } from "@tieout/core/ledger";
import type { Tx } from "@tieout/server/database/with-tenant";
import { insertText } from "./bulk-insert.ts";
import { copyText } from "./copy-text.ts";
import type { BooksKey } from "./save.ts";

const columns = [
  "account_id",
  "period_end",
  "date",
  "position",
  "amount",
  "transaction_id",
  "transaction_type",
  "line_number",
  "memo",
  "document_number",
  "reference_number",
  "party_id",
  "created_at",
  "modified_at",
];

type LinePages = Iterable<readonly JournalLine[]> | AsyncIterable<readonly JournalLine[]>;

/**
 * Streams the journal in page by page, in flat memory, as many lines as there are. Each line gets the cut it belongs
 * to; one after the last cut is a fault. Gives the number of lines.
 */
export async function saveJournalLines(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
  cuts: readonly Day[],
  pages: LinePages,
): Promise<number> {
  const textOf = lineTexts(cuts);
  const constants = [
    { column: "financial_record_id", type: "uuid", value: financialRecordId },
    { column: "basis", type: "text", value: basis },
  ] as const;

  return insertText(db, { table: "journal_lines", columns, constants }, texts());

  async function* texts(): AsyncGenerator<Iterable<string>> {
    for await (const page of pages) yield textsOf(page);
  }

  function* textsOf(page: readonly JournalLine[]): Generator<string> {
    for (const line of page) yield textOf(line);
  }
}

/** Lines in COPY's text format, numbered as they come. */
function lineTexts(cuts: readonly Day[]): (line: JournalLine) => string {
  const cutOf = cutFinder(cuts);
  let position = 0;
  // Written out, as a million lines go through here: an array a line takes twice as long.
  return (line) => {
    position += 1;
    return (
      `${copyText(line.accountId)}\t${cutOf(line.date)}\t${line.date}\t${position}\t${line.amount}\t` +
      `${copyText(line.transactionId)}\t${copyText(line.transactionType)}\t${line.lineNumber}\t` +
      `${copyText(line.memo)}\t${copyText(line.documentNumber)}\t${copyText(line.referenceNumber)}\t` +
      `${copyText(line.partyId)}\t${copyText(line.createdAt)}\t${copyText(line.modifiedAt)}\n`
    );
  };
}

/** The first cut that isn't before a day. Days come by the thousand, so each is looked up once. */
function cutFinder(cuts: readonly Day[]): (date: Day) => Day {
  const known = new Map<Day, Day>();
  return (date) => {
    const found = known.get(date) ?? cuts.find((cut) => cut >= date);
    if (!found) throw new RangeError(`${date} is after the last day collected`);
    known.set(date, found);
    return found;
  };
}
