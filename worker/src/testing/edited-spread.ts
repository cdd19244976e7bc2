import { anchoredAt, applyCommand } from "@tieout/core/spread/apply-command";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findSpread, findSpreadBooks, saveSpread } from "@tieout/services/financial-records/spread";
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
  const saved = await saveSpread(db, id, {
    spread: applied.spread,
    version,
    edits: [],
    origin: "edit",
    userId,
    now: new Date(),
  });
  if (saved === undefined) throw new Error("Somebody else has saved");
  return saved;
}
