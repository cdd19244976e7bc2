import { setImmediate } from "node:timers/promises";
import { applyCommand } from "@tieout/core/spread/apply-command";
import type { Command } from "@tieout/core/spread/command";
import { resetTo } from "@tieout/core/spread/reset";
import type { Spread } from "@tieout/core/spread/spread";
import { textFault } from "@tieout/core/text";
import type { Tx } from "@tieout/server/database/with-tenant";
import { etag } from "@tieout/server/http/etag";
import { type FieldError, invalid, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { StoredFinancialRecord } from "@tieout/services/financial-records/financial-record";
import {
  findSeal,
  findSpread,
  findSpreadBooks,
  hashOf,
  listEditsSince,
  type NewSpreadVersion,
  type SavedEdit,
  type StoredSpread,
  saveSpread,
} from "@tieout/services/financial-records/spread";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import type { Wire } from "../wire.ts";
import { authorizeEditing } from "./guard.ts";
import { presentSpread } from "./spread-presenter.ts";

/** Saves edits as the next version (S-A23), all or none. */
export const saveFinancialStatements: Handler<"saveFinancialStatements"> = (
  { params, body: { layoutHash, reason, ...body } },
  call,
) =>
  call.once(async (db) => {
    const record = await authorizeEditing(db, params, call.caller);
    const current = await requireCurrent(db, record, call.ifMatch);
    // The contract validated the format; the commands check the rest.
    const edits = body.edits as readonly SavedEdit[];
    const faults = textFaults(reason, edits);
    if (faults.length > 0) throw new Refusal(invalid(faults));

    const spread = await carriedOut(db, record, current, edits);
    if (hashOf(spread) !== layoutHash) {
      const code = "layout-hash-differs";
      throw new Refusal(invalid([{ pointer: "/body/layoutHash", code, description: code }]));
    }
    const origin = "edit";
    const made = { spread, edits, origin, ...(reason !== undefined && { reason }) } as const;
    return saveVersion(db, record, current, made, call);
  });

/** Saves the standard layout as the next version (S-A24). Adjustments stay. */
export const resetFinancialStatements: Handler<"resetFinancialStatements"> = ({ params }, call) =>
  call.once(async (db) => {
    const record = await authorizeEditing(db, params, call.caller);
    const current = await requireCurrent(db, record, call.ifMatch);
    const standard = await findSpread(db, record.id, 1);
    const books = await findSpreadBooks(db, record);
    const spread = resetTo(standard.spread, current.spread, books);
    return saveVersion(db, record, current, { spread, edits: [], origin: "reset" }, call);
  });

async function requireCurrent(
  db: Tx,
  { id }: StoredFinancialRecord,
  ifMatch: number | undefined,
): Promise<StoredSpread> {
  if (ifMatch === undefined) {
    throw new Refusal(problem(428, "if-match-required", { title: "statements-version-missing" }));
  }
  const current = await findSpread(db, id);
  if (current.version !== ifMatch) throw await changedMeanwhile(db, id, current, ifMatch);
  return current;
}

/** Refuses a save based on another version, with everything needed to repeat it on the current one. */
async function changedMeanwhile(
  db: Tx,
  recordId: string,
  stored: StoredSpread,
  edited: number,
): Promise<Refusal> {
  const { carriedOver: _, ...shown } = await presentSpread(db, stored);
  const { version } = stored;
  const current: Wire["ChangedSpread"] = {
    ...shown,
    commandsSince: await listEditsSince(db, recordId, edited),
  };
  const { status, body } = problem(412, "changed-meanwhile", {
    title: "statements-changed",
    detail: "look-at-change-then-save",
  });
  const changed = { ...body, current };
  return new Refusal({ status, body: changed, headers: { etag: etag(version) } });
}

function textFaults(reason: string | undefined, edits: readonly SavedEdit[]): FieldError[] {
  const texts = [
    { pointer: "/body/reason", text: reason },
    ...edits.map(({ why }, i) => ({ pointer: `/body/edits/${i}/why`, text: why })),
  ];
  const unsafe = texts.filter(
    ({ text }) => text !== undefined && textFault(text, { required: true, maximumLength: 500 }),
  );
  const ids = new Set<string>();
  const repeated = edits.flatMap(({ id }, i) => {
    const isNew = !ids.has(id);
    ids.add(id);
    return isNew ? [] : [{ pointer: `/body/edits/${i}/id` }];
  });
  return [
    ...unsafe.map(
      ({ pointer }): FieldError => ({ pointer, code: "unsafe", description: "value-unsafe" }),
    ),
    ...repeated.map(
      ({ pointer }): FieldError => ({ pointer, code: "repeated", description: "edit-id-repeated" }),
    ),
  ].slice(0, faultsAtMost);
}

const faultsAtMost = 20;

/** Applies the edits to the current version. Each must match exactly what it replaces. */
async function carriedOut(
  db: Tx,
  record: StoredFinancialRecord,
  current: StoredSpread,
  edits: readonly SavedEdit[],
): Promise<Spread> {
  const books = await findSpreadBooks(db, record);
  let { spread } = current;
  for (const [i, edit] of edits.entries()) {
    // A thousand edits take a while, so other requests get a turn.
    if (i % editsAtOnce === editsAtOnce - 1) await setImmediate();
    const command = await commandOf(db, record, edit.command, spread, current.version);
    const applied = command
      ? applyCommand(spread, command, books)
      : ({ refused: "unknown-node" } as const);
    if (applied.refused) {
      const pointer = `/body/edits/${i}`;
      const description = "statements-edit-refused";
      throw new Refusal(invalid([{ pointer, code: applied.refused, description }]));
    }
    spread = applied.spread;
  }
  return spread;
}

const editsAtOnce = 10;

/** A command with its content. A restored version's content comes from storage, never from the browser. */
async function commandOf(
  db: Tx,
  { id }: StoredFinancialRecord,
  command: SavedEdit["command"],
  was: Spread,
  currentVersion: number,
): Promise<Command | undefined> {
  if (command.do !== "replaceSpread") return command;
  const { version } = command.origin;
  if (version > currentVersion) return undefined;
  const { spread } = await findSpread(db, id, version);
  return { ...command, spread, was };
}

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
