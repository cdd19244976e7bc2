import { parseKeyRing } from "@tieout/server/sealing/key-ring";
import { sealer } from "@tieout/server/sealing/sealer";
import { openStorage } from "@tieout/server/storage/open-storage";
import type { TestTenant } from "../../server/src/database/testing/tenant.ts";
import { type LineOnBasis, type PullStep, storageSpool } from "../src/collect/spool.ts";
import { chart, someLines, someParties } from "./some-journal.ts";

const pageLength = 5_000;

export interface SomeSpool {
  readonly parts: Readonly<Record<PullStep, number>>;
  readonly bytes: number;
}

export async function someSpool(
  tenant: TestTenant,
  { storageUrl, keyRing }: { readonly storageUrl: string; readonly keyRing: string },
  { count, parties }: { readonly count: number; readonly parties: number },
): Promise<SomeSpool> {
  const seals = await tenant.tx((db) => sealer(parseKeyRing(keyRing)).forTenant(db));
  const spool = storageSpool(openStorage(storageUrl), seals, tenant.id);
  const none = {
    company: 0,
    "trial-balances": 0,
    receivables: 0,
    payables: 0,
    "vendor-statements": 0,
  };
  let bytes = await spool.write("accounts", 0, chart);
  bytes += await spool.write("parties", 0, someParties(parties));
  let pages = 0;
  for (const page of pagesOf(someLines(count, parties))) {
    bytes += await spool.write("journal-lines", pages, page);
    pages += 1;
  }
  return { bytes, parts: { ...none, accounts: 1, parties: 1, "journal-lines": pages } };
}

export function* pagesOf(lines: Iterable<LineOnBasis>): Generator<LineOnBasis[]> {
  let page: LineOnBasis[] = [];
  for (const line of lines) {
    page.push(line);
    if (page.length < pageLength) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
