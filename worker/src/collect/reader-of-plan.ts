import type { BooksReader, Page } from "@tieout/connectors/connector";
import type { ImportPlan } from "@tieout/core/submission-request";
import type { Anonymizer } from "./anonymize.ts";

/**
 * A reader that gives no more than was asked for: without receivables, payables or transactions there
 * is no party on a line (D-17), and an anonymised collection has no person in it at all (D-16).
 */
export function readerOfPlan(
  reader: BooksReader,
  { groups, anonymize }: Pick<ImportPlan, "groups" | "anonymize">,
  { line, party, partyId }: Anonymizer,
): BooksReader {
  const withParties = groups.some((group) => group !== "financial-statements");
  const scoped: BooksReader = withParties
    ? reader
    : { ...reader, journalLines: mapped(reader.journalLines, withoutParty) };
  if (!anonymize) return scoped;

  return {
    ...scoped,
    parties: mapped(scoped.parties, party),
    journalLines: mapped(scoped.journalLines, line),
    openDocuments: mapped(scoped.openDocuments, (document) => ({
      ...document,
      partyId: partyId(document.partyId),
    })),
  };
}

function mapped<Ask extends unknown[], Item>(
  ask: (...args: Ask) => Promise<Page<Item>>,
  change: (item: Item) => Item,
): (...args: Ask) => Promise<Page<Item>> {
  return async (...args) => {
    const page = await ask(...args);
    return { ...page, items: page.items.map(change) };
  };
}

function withoutParty<Line extends { readonly partyId?: string }>(line: Line): Line {
  const { partyId: _partyId, ...rest } = line;
  // What was taken away is optional, so what is left is still a line.
  return rest as Line;
}
