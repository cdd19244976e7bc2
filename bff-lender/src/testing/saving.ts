import { randomUUID } from "node:crypto";
import { anchoredAt, applyCommand } from "@tieout/core/spread/apply-command";
import type { Command, ReplaceSpread } from "@tieout/core/spread/command";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import {
  findSpread,
  findSpreadBooks,
  hashOf,
  type SavedEdit,
} from "@tieout/services/financial-records/spread";

export type EditedCommand = Exclude<Command, ReplaceSpread>;

export const statements =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements";
export const spread = `${statements}/spread` as const;
export const versions = `${spread}/versions` as const;
export const oneVersion = `${spread}/versions/{version}` as const;
export const history = `${spread}/history` as const;
export const reset = `${statements}/reset` as const;

export const inThousands: EditedCommand = { do: "numberStyle", style: "Thousands", was: "Actuals" };

export const ifMatch = (version: number) => ({ "if-match": `"${version}"` });

export function editing(
  { tx }: Pick<HostedTenant, "tx">,
  key: { readonly workspaceId: string; readonly financialRecordId: string },
  commands: readonly EditedCommand[],
): Promise<{ readonly edits: readonly SavedEdit[]; readonly layoutHash: string }> {
  const { workspaceId, financialRecordId: id } = key;
  return tx(async (db) => {
    const record = await findFinancialRecord(db, { workspaceId, id });
    if (!record) throw new Error("There is no such record");
    const books = await findSpreadBooks(db, record);
    let { spread } = await findSpread(db, id);
    const edits: SavedEdit[] = [];
    for (const one of commands) {
      const command = anchoredAt(spread, one, books);
      const applied = command && applyCommand(spread, command, books);
      if (!applied || applied.refused) throw new Error(`${one.do}: ${applied?.refused}`);
      edits.push({ id: randomUUID(), group: "one", command });
      spread = applied.spread;
    }
    return { edits, layoutHash: hashOf(spread) };
  });
}
