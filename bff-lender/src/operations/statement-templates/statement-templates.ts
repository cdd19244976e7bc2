import { randomUUID } from "node:crypto";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import { extractTemplate, templateBounds } from "@tieout/core/spread/template";
import { maximumLengths, type TextFault, textFault } from "@tieout/core/text";
import {
  type FieldError,
  invalid,
  notFound,
  type ProblemText,
  problem,
} from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { findSpread } from "@tieout/services/financial-records/spread";
import {
  deleteStatementTemplate as deleteTemplate,
  listStatementTemplates as listTemplates,
  recognitionFor,
  type SavedTemplate,
  type StatementTemplate,
  saveStatementTemplate,
  templatesAtMost,
} from "@tieout/services/statement-templates/statement-template";
import { audit } from "../audit.ts";
import type { Handler, Lender } from "../operation.ts";
import { authorizeStatements } from "../records/guard.ts";
import type { Wire } from "../wire.ts";
import {
  authorizeReplacement,
  authorizeTemplateDeletion,
  mayReplaceTemplate,
  requireTemplate,
} from "./guard.ts";

export const listStatementTemplates: Handler<"listStatementTemplates"> = (_input, { tx, caller }) =>
  tx(async (db) => {
    const templates = await listTemplates(db);
    return { status: 200, body: templates.map((template) => present(template, caller)) };
  });

/** Saves a record's layout as a template (S-A27). */
export const extractStatementTemplate: Handler<"extractStatementTemplate"> = ({ body }, call) =>
  call.once(async (db) => {
    const { caller, now, sealer } = call;
    const { financialStatementsContext, replaces } = body;
    const { record } = await authorizeStatements(db, financialStatementsContext, caller);
    if (replaces !== undefined) await authorizeReplacement(db, replaces, caller);
    const [name, description] = [body.displayName.trim(), (body.description ?? "").trim()];
    const faults = textErrors({ displayName: name, description });
    if (faults.length > 0) return invalid(faults);

    const current = await findSpread(db, record.id);
    const { version = current.version } = financialStatementsContext;
    if (version > current.version) return invalid([unknownVersion]);
    const { spread } =
      version === current.version ? current : await findSpread(db, record.id, version);
    if (placedNodes(spread).size > templateBounds.lines) return tooLarge();

    const id = replaces ?? randomUUID();
    const recognition = await recognitionFor(db, sealer, { templateId: id, recordId: record.id });
    const content = extractTemplate(spread, recognition);
    const { userId } = caller;
    const made = { id, replaces: replaces !== undefined, name, description, content, userId, now };
    const saved = await saveStatementTemplate(db, made);
    if (saved.result !== "saved") throw new Refusal(refusalOf(saved));

    const details = { name, version: saved.version, financialRecordId: record.id };
    const { workspaceId } = record;
    await audit(db, call, { action: "template-saved", workspaceId, subjectId: id, details });
    const template = await requireTemplate(db, id);
    return { status: 200, body: present(template, caller) };
  });

/** Takes a template off the list (S-A28). Spreads that it was applied to stay. */
export const deleteStatementTemplate: Handler<"deleteStatementTemplate"> = (
  { params: { financialStatementTemplateId: id } },
  call,
) => {
  authorizeTemplateDeletion(call.caller);
  return call.tx(async (db) => {
    const details = await deleteTemplate(db, id, call.now);
    if (!details) return notFound();
    await audit(db, call, { action: "template-deleted", subjectId: id, details });
    return { status: 204 };
  });
};

function present(template: StatementTemplate, caller: Lender): Wire["StatementTemplate"] {
  const {
    id,
    version,
    name: displayName,
    description,
    savedByName,
    savedAt,
    lastUsedAt,
  } = template;
  return {
    ...{ id, version, displayName, description, savedBy: savedByName },
    savedAt: savedAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    mayReplace: mayReplaceTemplate(caller, template),
  };
}

function textErrors(texts: Readonly<Record<keyof typeof rules, string>>): FieldError[] {
  return (["displayName", "description"] as const).flatMap((field): FieldError[] => {
    const code = textFault(texts[field], rules[field]);
    if (!code) return [];
    const values = { limit: rules[field].maximumLength };
    const descriptions: Record<TextFault, ProblemText> = {
      missing: "value-missing",
      "too-long": { id: "value-too-long", values },
      unsafe: "value-unsafe",
    };
    return [{ pointer: `/body/${field}`, code, description: descriptions[code] }];
  });
}

const rules = {
  displayName: { required: true, maximumLength: maximumLengths.templateName },
  description: { required: false, maximumLength: maximumLengths.templateDescription },
};

const unknownVersion: FieldError = {
  pointer: "/body/financialStatementsContext/version",
  code: "unknown-version",
  description: "statements-version-unknown",
};

const tooLarge = () => problem(409, "template-too-large", { title: "template-too-large" });

function refusalOf(saved: Exclude<SavedTemplate, { readonly result: "saved" }>) {
  switch (saved.result) {
    case "gone":
      return notFound();
    case "too-many": {
      const values = { limit: templatesAtMost };
      return problem(409, "too-many-templates", { title: { id: "too-many-templates", values } });
    }
    case "name-taken": {
      const { status, body } = problem(409, "template-name-taken", {
        title: "template-name-taken",
        detail: "replace-template-or-rename",
      });
      return { status, body: { ...body, existingTemplateId: saved.by } };
    }
  }
}
