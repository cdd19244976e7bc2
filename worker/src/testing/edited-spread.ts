import { toMinor } from "@tieout/core/money";
import type { Adjustment } from "@tieout/core/spread/adjustment";
import { anchoredAt, applyCommand } from "@tieout/core/spread/apply-command";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import {
  findSpread,
  findSpreadBooks,
  type NewSpreadVersion,
  saveSpread,
} from "@tieout/services/financial-records/spread";
import type { BegunCollection } from "./collection.ts";

/** Saves the next version of a record's spread, with another caption above its assets. */
export async function saveCaption(
  db: Tx,
  { workspaceId, financialRecordId: id, userId }: BegunCollection,
  text: string,
): Promise<number> {
  const record = await findFinancialRecord(db, { workspaceId, id });
  if (!record) throw new Error("The record should be Created");
  const { spread, version } = await findSpread(db, id);
  const books = await findSpreadBooks(db, record);
  const assets = spread.layouts.BalanceSheet.find((node) => node.node === "section");
  const command = { do: "rename", node: `section/${assets?.id}`, part: "header", text } as const;
  const renamed = anchoredAt(spread, command, books);
  const applied = renamed && applyCommand(spread, renamed, books);
  if (!applied || applied.refused) throw new Error(`It can't be renamed: ${applied?.refused}`);
  return saveNext(db, id, { spread: applied.spread, version, edits: [], userId });
}

/** Saves the next version of a record's spread, with an entry between its first two accounts. */
export async function saveEntry(
  db: Tx,
  { workspaceId, financialRecordId: id, userId }: BegunCollection,
): Promise<number> {
  const record = await findFinancialRecord(db, { workspaceId, id });
  const { spread, version } = await findSpread(db, id);
  const [debited, credited] = [...placedNodes(spread).values()].flatMap(({ node }) =>
    node.node === "account" ? node.id : [],
  );
  const day = record?.cuts.at(-1);
  if (!day || !debited || !credited) throw new Error("The record should have two accounts");
  const adjustment: Adjustment = {
    ...{ id: "entry", kind: "Reclassification", basis: "accrual", day },
    lines: [
      { accountId: debited, amount: toMinor(100) },
      { accountId: credited, amount: toMinor(-100) },
    ],
    ...{ reason: "Overdrawn", status: "Confirmed" },
  };
  return saveNext(db, id, {
    spread: { ...spread, adjustments: [...spread.adjustments, adjustment] },
    edits: [{ id: "1", group: "1", command: { do: "adjust", adjustment } }],
    ...{ version, userId },
  });
}

async function saveNext(
  db: Tx,
  id: string,
  edited: Pick<NewSpreadVersion, "spread" | "version" | "edits" | "userId">,
): Promise<number> {
  const saved = await saveSpread(db, id, { ...edited, origin: "edit", now: new Date() });
  if (saved === undefined) throw new Error("Somebody else has saved");
  return saved;
}
