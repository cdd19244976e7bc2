import { createHmac } from "node:crypto";
import type { Recognition, TemplateContent } from "@tieout/core/spread/template";
import { displayNameOf } from "@tieout/core/user";
import { lockName } from "@tieout/server/database/lock-name";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Place, Sealer } from "@tieout/server/sealing/sealer";
import { listAccounts } from "../ledger/ledger.ts";

/** A tenant's reusable layout, in its current version. */
export interface StatementTemplate {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly savedAt: Date;
  readonly savedBy: string;
  /** Their name. */
  readonly savedByName: string;
  /** When it was last saved with somebody's statements. */
  readonly lastUsedAt: Date | null;
}

/** How many templates a tenant may have. */
export const templatesAtMost = 200;

/** By name. */
export async function listStatementTemplates(db: Tx): Promise<StatementTemplate[]> {
  return (await onList(db).orderBy("nameKey")).map(toTemplate);
}

/** A template on the list. */
export async function findStatementTemplate(
  db: Tx,
  id: string,
): Promise<StatementTemplate | undefined> {
  const row = await onList(db).where({ "statementTemplates.id": id }).first();
  return row && toTemplate(row);
}

function onList(db: Tx) {
  return table(db, "statementTemplates")
    .join("users", {
      "users.tenantId": "statementTemplates.tenantId",
      "users.id": "statementTemplates.savedBy",
    })
    .where({ "statementTemplates.tenantId": db.tenantId })
    .whereNull("retiredAt")
    .select(
      "statementTemplates.id",
      "statementTemplates.version",
      "name",
      "description",
      "savedAt",
      "savedBy",
      "lastUsedAt",
      "firstName",
      "lastName",
      "displayName",
      "emailAddress",
    );
}

type Listed = Omit<StatementTemplate, "savedByName"> & Parameters<typeof displayNameOf>[0];

function toTemplate(row: Listed): StatementTemplate {
  const { id, version, name, description, savedAt, savedBy, lastUsedAt } = row;
  const savedByName = displayNameOf(row);
  return { id, version, name, description, savedAt, savedBy, savedByName, lastUsedAt };
}

/** What a version of a template holds; deleted and replaced ones too, for a month. */
export async function findTemplateContent(
  db: Tx,
  { id, version }: Pick<StatementTemplate, "id" | "version">,
): Promise<TemplateContent | undefined> {
  const row = await table(db, "statementTemplates")
    .where({ tenantId: db.tenantId, id, version })
    .first("content");
  return row?.content;
}

/** For those that are still on the list. */
export async function markTemplatesUsed(db: Tx, ids: readonly string[], now: Date): Promise<void> {
  await table(db, "statementTemplates")
    .where({ tenantId: db.tenantId })
    .whereIn("id", ids)
    .whereNull("retiredAt")
    .update({ lastUsedAt: now });
}

export interface NewStatementTemplate {
  readonly id: string;
  /** Whether it's the next version of the template with this id. */
  readonly replaces: boolean;
  readonly name: string;
  readonly description: string;
  readonly content: TemplateContent;
  readonly userId: string;
  readonly now: Date;
}

export type SavedTemplate =
  | { readonly result: "saved"; readonly version: number }
  | { readonly result: "name-taken"; readonly by: string }
  | { readonly result: "too-many" }
  | { readonly result: "gone" };

/** Saves a new template, or a next version. Locks the tenant's templates, so that names stay unique. */
export async function saveStatementTemplate(
  db: Tx,
  { id, replaces, name, description, content, userId, now }: NewStatementTemplate,
): Promise<SavedTemplate> {
  const { tenantId } = db;
  await lockName(db, "statement-templates");
  const current = await table(db, "statementTemplates")
    .where({ tenantId })
    .whereNull("retiredAt")
    .select("id", "nameKey");
  const nameKey = keyOf(name);
  const named = current.find((one) => one.nameKey === nameKey && one.id !== id);
  if (named) return { result: "name-taken", by: named.id };
  if (replaces && current.every((one) => one.id !== id)) return { result: "gone" };
  if (!replaces && current.length >= templatesAtMost) return { result: "too-many" };

  const [replaced] = await table(db, "statementTemplates")
    .where({ tenantId, id })
    .whereNull("retiredAt")
    .update({ retiredAt: now })
    .returning(["version", "lastUsedAt"]);
  const version = (replaced?.version ?? 0) + 1;
  await table(db, "statementTemplates").insert({
    ...{ tenantId, id, version, name, nameKey, description },
    content: JSON.stringify(content),
    savedAt: now,
    savedBy: userId,
    lastUsedAt: replaced?.lastUsedAt ?? null,
  });
  return { result: "saved", version };
}

/** Takes a template off the list, and returns it. */
export async function deleteStatementTemplate(
  db: Tx,
  id: string,
  now: Date,
): Promise<Pick<StatementTemplate, "name" | "version"> | undefined> {
  const [deleted] = await table(db, "statementTemplates")
    .where({ tenantId: db.tenantId, id })
    .whereNull("retiredAt")
    .update({ retiredAt: now })
    .returning(["name", "version"]);
  return deleted;
}

/**
 * How a record's accounts are recognized in a template: by digests under a key of the template's own, so that neither
 * the database nor a reply names the accounts of the business that it was taken from.
 */
export async function recognitionFor(
  db: Tx,
  sealer: Sealer,
  { templateId, recordId }: { readonly templateId: string; readonly recordId: string },
): Promise<Recognition> {
  const { derive } = await sealer.forTenant(db);
  const key = derive(placeOfTemplateMask(templateId));
  const accounts = new Map(
    (await listAccounts(db, recordId)).map((account) => [account.id, account]),
  );
  return {
    identity: (accountId) => accounts.get(accountId),
    mask: (text) => createHmac("sha256", key).update(text).digest("hex").slice(0, digestLength),
  };
}

const placeOfTemplateMask = (templateId: string): Place => ({
  purpose: "statement-template",
  id: templateId,
});

/** 128 bits. */
const digestLength = 32;

function keyOf(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}
