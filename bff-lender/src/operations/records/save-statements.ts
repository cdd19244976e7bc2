import { resetTo } from "@tieout/core/spread/reset";
import { isReadable } from "@tieout/core/spread/spread";
import type { Tx } from "@tieout/server/database/with-tenant";
import { etag } from "@tieout/server/http/etag";
import { invalid } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { StoredFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { lockSpread } from "@tieout/services/financial-records/forget-names";
import {
  findSeal,
  findSpread,
  findSpreadBooks,
  hashOf,
  type NewSpreadVersion,
  type SavedEdit,
  type StoredSpread,
  saveSpread,
} from "@tieout/services/financial-records/spread";
import { markTemplatesUsed } from "@tieout/services/statement-templates/statement-template";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { carriedOut, changedMeanwhile, requireCurrent, requireSound } from "./edited-spread.ts";
import { authorizeEditing } from "./guard.ts";

/** Saves edits as the next version (S-A23), all or none. */
export const saveFinancialStatements: Handler<"saveFinancialStatements"> = (
  { params, body: { layoutHash, reason, ...body } },
  call,
) =>
  call.once(async (db) => {
    const record = await authorizeEditing(db, params, call.caller);
    await lockSpread(db, record.id);
    const current = await requireCurrent(db, record, call.ifMatch);
    // The contract validated the format; the commands check the rest.
    const edits = body.edits as readonly SavedEdit[];
    requireSound(edits, reason);

    const { spread } = await carriedOut(db, record, current, edits, call.sealer);
    if (hashOf(spread) !== layoutHash) {
      const code = "layout-hash-differs";
      throw new Refusal(invalid([{ pointer: "/body/layoutHash", code, description: code }]));
    }
    const templates = edits.flatMap(({ command }) =>
      command.do === "replaceSpread" && command.origin.kind === "template"
        ? [command.origin.id]
        : [],
    );
    const origin = templates.length > 0 ? "template" : "edit";
    const made = { spread, edits, origin, ...(reason !== undefined && { reason }) } as const;
    const reply = await saveVersion(db, record, current, made, call);
    await markTemplatesUsed(db, templates, call.now);
    return reply;
  });

/** Saves the standard layout as the next version (S-A24). Adjustments stay, unless the saved version can't be read. */
export const resetFinancialStatements: Handler<"resetFinancialStatements"> = ({ params }, call) =>
  call.once(async (db) => {
    const record = await authorizeEditing(db, params, call.caller);
    await lockSpread(db, record.id);
    const current = await requireCurrent(db, record, call.ifMatch);
    const standard = await findSpread(db, record.id, 1);
    const books = await findSpreadBooks(db, record);
    const spread = isReadable(current.spread)
      ? resetTo(standard.spread, current.spread, books)
      : standard.spread;
    return saveVersion(db, record, current, { spread, edits: [], origin: "reset" }, call);
  });

type Made = Pick<NewSpreadVersion, "spread" | "edits" | "origin" | "reason">;

async function saveVersion(
  db: Tx,
  { id, workspaceId, submissionId: subjectId }: StoredFinancialRecord,
  { version: edited }: StoredSpread,
  made: Made,
  call: Parameters<typeof audit>[1],
) {
  const { caller, now } = call;
  const { userId } = caller;
  const version = await saveSpread(db, id, { ...made, version: edited, userId, now });
  // Another save happened since it was read.
  if (version === undefined) {
    throw await changedMeanwhile(db, id, await findSpread(db, id), edited);
  }
  const details = { edits: made.edits.length, ...(await findSeal(db, id)) };
  const action = made.origin === "reset" ? "statements-reset" : "statements-saved";
  await audit(db, call, { action, workspaceId, subjectId, details });
  return { status: 200, body: { version }, headers: { etag: etag(version) } } as const;
}
