import { createHmac } from "node:crypto";
import type { JournalLine, Party } from "@tieout/core/ledger";

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
      // What was taken away is optional, so what is left is still a line.
      return { ...rest, ...(partyId !== undefined && { partyId: codeOf(partyId) }) } as Line;
    },
  };
}

export type Anonymizer = ReturnType<typeof anonymizer>;
