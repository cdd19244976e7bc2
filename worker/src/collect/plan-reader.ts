import { createHmac } from "node:crypto";
import type { BooksReader, Page } from "@tieout/connectors/connector";
import { recordsRead } from "@tieout/core/import/records-read";
import type { JournalLine, Party } from "@tieout/core/ledger/ledger";
import type { ImportPlan } from "@tieout/core/submission-request/submission-request";

/**
 * A reader that gives no more than was asked for: only with transactions is there a party on a line (D-17), and an
 * anonymised collection has no person in it at all (D-16).
 */
export function readerOfPlan(
  reader: BooksReader,
  { groups, anonymize }: Pick<ImportPlan, "groups" | "anonymize">,
  { line, party, partyId }: Anonymizer,
): BooksReader {
  const scoped: BooksReader = recordsRead({ groups }).partiesOnLines
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

/** Gives only the parties of these ids, as the reader names them. */
export function readerOfParties(reader: BooksReader, ids: ReadonlySet<string>): BooksReader {
  return {
    ...reader,
    parties: async (...asked) => {
      const page = await reader.parties(...asked);
      return { ...page, items: page.items.filter(({ id }) => ids.has(id)) };
    },
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
  return rest as Line;
}

/**
 * Takes people out of the books before anything of them is stored (D-16): a party becomes a code that
 * stays the same over a workspace's collections, and free text goes.
 *
 * @param key of the workspace; whoever lacks it can't tell whom a code stands for
 */
export function anonymizer(key: Buffer) {
  const words = { customer: "Customer", vendor: "Vendor", other: "Party" } as const;
  const codeOf = (id: string) =>
    createHmac("sha256", key).update(id).digest("hex").slice(0, 10).toUpperCase();

  return {
    party: ({ id, kind }: Party): Party => {
      const code = codeOf(id);
      return { id: code, kind, name: `${words[kind]} ${code}` };
    },
    partyId: codeOf,
    line: <Line extends JournalLine>(line: Line): Line => {
      const { memo: _memo, referenceNumber: _reference, partyId, ...rest } = line;
      return { ...rest, ...(partyId !== undefined && { partyId: codeOf(partyId) }) } as Line;
    },
  };
}

export type Anonymizer = ReturnType<typeof anonymizer>;
