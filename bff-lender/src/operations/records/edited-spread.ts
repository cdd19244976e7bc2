import { setImmediate } from "node:timers/promises";
import { applyCommand } from "@tieout/core/spread/apply-command";
import type { Command, CommandRefusal, SpreadBooks } from "@tieout/core/spread/command";
import { planTemplate } from "@tieout/core/spread/plan-template";
import type { Spread } from "@tieout/core/spread/spread";
import { textFault } from "@tieout/core/text";
import type { Tx } from "@tieout/server/database/with-tenant";
import { etag } from "@tieout/server/http/etag";
import { type FieldError, invalid, type ProblemText, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { documentsOf } from "@tieout/services/documents/document";
import type { StoredFinancialRecord } from "@tieout/services/financial-records/financial-record";
import {
  findSpread,
  findSpreadBooks,
  hashOf,
  listEditsSince,
  type SavedEdit,
  type StoredSpread,
} from "@tieout/services/financial-records/spread";
import {
  findTemplateContent,
  recognitionFor,
} from "@tieout/services/statement-templates/statement-template";
import type { Wire } from "../wire.ts";
import { presentSpread } from "./spread-presenter.ts";

/** Loads the version that edits were made from. */
export async function requireCurrent(
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
export async function changedMeanwhile(
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

/** Refuses unsafe texts, repeated ids, and more replacements of the whole spread than one save may work out. */
export function requireSound(edits: readonly SavedEdit[], reason?: string): void {
  const texts = [
    { pointer: "/body/reason", text: reason },
    ...edits.map(({ why }, i) => ({ pointer: `/body/edits/${i}/why`, text: why })),
  ];
  const faults = texts.flatMap(({ pointer, text }): FieldError[] =>
    text !== undefined && textFault(text, { required: true, maximumLength: 500 })
      ? [{ pointer, code: "unsafe", description: "value-unsafe" }]
      : [],
  );
  const ids = new Set<string>();
  let replacements = 0;
  for (const [i, { id, command }] of edits.entries()) {
    const pointer = `/body/edits/${i}`;
    if (ids.has(id)) {
      faults.push({
        pointer: `${pointer}/id`,
        code: "repeated",
        description: "edit-id-repeated",
      });
    }
    ids.add(id);
    if (command.do === "replaceSpread") replacements++;
    if (replacements > replacementsAtMost) {
      const values = { limit: replacementsAtMost };
      const description = { id: "too-many-replacements", values } as const;
      faults.push({ pointer, code: "too-many", description });
      break;
    }
  }
  if (faults.length > 0) throw new Refusal(invalid(faults.slice(0, faultsAtMost)));
}

const replacementsAtMost = 20;
const faultsAtMost = 20;

/**
 * Applies edits to a version. Each must match exactly what it replaces.
 * @throws a refusal with the place of the first edit that can't be made
 */
export async function carriedOut(
  db: Tx,
  record: StoredFinancialRecord,
  current: StoredSpread,
  edits: readonly SavedEdit[],
  sealer: Sealer,
): Promise<{ readonly spread: Spread; readonly books: SpreadBooks }> {
  await requireDocuments(db, record.workspaceId, edits);
  const books = await findSpreadBooks(db, record);
  const editing = { db, record, currentVersion: current.version, books, sealer };
  let { spread } = current;
  for (const [i, edit] of edits.entries()) {
    // A thousand edits take a while, so other requests get a turn.
    if (i % editsAtOnce === editsAtOnce - 1) await setImmediate();
    const made = await commandOf(editing, edit.command, spread);
    const applied = made.refused ? made : applyCommand(spread, made.command, books);
    if (applied.refused) throw refusedAt(i, applied.refused);
    spread = applied.spread;
  }
  return { spread, books };
}

const editsAtOnce = 10;

/** An adjustment is evidenced by documents of its own workspace, whichever collection they came with. */
async function requireDocuments(
  db: Tx,
  workspaceId: string,
  edits: readonly SavedEdit[],
): Promise<void> {
  const named = edits.flatMap(({ command }, i) => {
    const id = command.do === "adjust" ? command.adjustment.documentId : undefined;
    return id === undefined
      ? []
      : [{ id, pointer: `/body/edits/${i}/command/adjustment/documentId` }];
  });
  if (named.length === 0) return;
  const ids = named.map(({ id }) => id);
  const known = await documentsOf(db, workspaceId, ids);
  const description = "adjustment-document-unknown";
  const faults = named
    .filter(({ id }) => !known.has(id))
    .map(({ pointer }): FieldError => ({ pointer, code: "unknown", description }));
  if (faults.length > 0) throw new Refusal(invalid(faults.slice(0, faultsAtMost)));
}

/** A template that is off the list for too long, or one whose plan isn't what was previewed. */
type TemplateRefusal = "template-gone" | "template-plan-differs";

function refusedAt(place: number, code: CommandRefusal | TemplateRefusal): Refusal {
  const ofTemplate = code === "template-gone" || code === "template-plan-differs";
  const description: ProblemText = ofTemplate ? code : "statements-edit-refused";
  return new Refusal(invalid([{ pointer: `/body/edits/${place}`, code, description }]));
}

interface Editing {
  readonly db: Tx;
  readonly record: StoredFinancialRecord;
  readonly currentVersion: number;
  readonly books: SpreadBooks;
  readonly sealer: Sealer;
}

type Made =
  | { readonly command: Command; readonly refused?: undefined }
  | { readonly refused: CommandRefusal | TemplateRefusal };

/** A command with its content. A whole spread is worked out here and never taken from the browser. */
async function commandOf(
  { db, record, currentVersion, books, sealer }: Editing,
  command: SavedEdit["command"],
  was: Spread,
): Promise<Made> {
  if (command.do !== "replaceSpread") return { command };
  const { origin } = command;
  if (origin.kind === "version") {
    if (origin.version > currentVersion) return { refused: "unknown-node" };
    const { spread } = await findSpread(db, record.id, origin.version);
    return { command: { ...command, spread, was } };
  }
  const content = await findTemplateContent(db, origin);
  if (!content) return { refused: "template-gone" };
  const recognition = await recognitionFor(db, sealer, {
    templateId: origin.id,
    recordId: record.id,
  });
  const { spread } = planTemplate(content, was, books, recognition);
  if (hashOf(spread) !== origin.layoutHash) return { refused: "template-plan-differs" };
  return { command: { ...command, spread, was } };
}
