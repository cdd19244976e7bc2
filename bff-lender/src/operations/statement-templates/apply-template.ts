import { planTemplate } from "@tieout/core/spread/plan-template";
import { etag } from "@tieout/server/http/etag";
import { notFound } from "@tieout/server/http/problem";
import { findSpread, hashOf, type SavedEdit } from "@tieout/services/financial-records/spread";
import {
  findTemplateContent,
  recognitionFor,
} from "@tieout/services/statement-templates/statement-template";
import type { Handler } from "../operation.ts";
import { carriedOut, requireCurrent, requireSound } from "../records/edited-spread.ts";
import { authorizeEditing } from "../records/guard.ts";
import { requireTemplate } from "./guard.ts";

/** Plans what a template makes of the layout that an editor shows (S-A25). Stores nothing. */
export const applyStatementTemplate: Handler<"applyStatementTemplate"> = (
  { params, body: { financialStatementTemplateId: id, edits: sent = [] } },
  { tx, caller, sealer, ifMatch },
) =>
  tx(async (db) => {
    const record = await authorizeEditing(db, params, caller);
    const { version } = await requireTemplate(db, id);
    const content = await findTemplateContent(db, { id, version });
    if (!content) return notFound();

    const isCurrent = ifMatch === undefined && sent.length === 0;
    const current = isCurrent
      ? await findSpread(db, record.id)
      : await requireCurrent(db, record, ifMatch);
    // The contract validated the format; the commands check the rest.
    const edits = sent as readonly SavedEdit[];
    requireSound(edits);
    const { spread: shown, books } = await carriedOut(db, record, current, edits, sealer);

    const recognition = await recognitionFor(db, sealer, { templateId: id, recordId: record.id });
    const { spread, moved, unplaced } = planTemplate(content, shown, books, recognition);
    const origin = { kind: "template", id, version, layoutHash: hashOf(spread) } as const;
    const body = { origin, spread, moved: [...moved], unplaced: [...unplaced] };
    return { status: 200, body, headers: { etag: etag(current.version) } };
  });
