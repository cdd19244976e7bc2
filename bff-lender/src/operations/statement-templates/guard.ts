import { capabilitiesOf } from "@tieout/core/access";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import {
  findStatementTemplate,
  type StatementTemplate,
} from "@tieout/services/statement-templates/statement-template";
import type { Lender } from "../operation.ts";

type Roles = Pick<Lender, "roles">;

/** Refuses users who may not delete templates (S-C4). */
export function authorizeTemplateDeletion(caller: Roles): void {
  if (mayDeleteTemplates(caller)) return;
  const texts = { title: "template-deletion-not-allowed", detail: "ask-administrator" } as const;
  throw new Refusal(problem(403, "not-allowed", texts));
}

/** Replacing takes a layout away as deleting does, unless it's one's own. */
export function mayReplaceTemplate(
  caller: Roles & Pick<Lender, "userId">,
  { savedBy }: Pick<StatementTemplate, "savedBy">,
): boolean {
  return savedBy === caller.userId || mayDeleteTemplates(caller);
}

/** Refuses a replacement of a template that isn't on the list, or that is somebody else's. */
export async function authorizeReplacement(db: Tx, id: string, caller: Lender): Promise<void> {
  const template = await requireTemplate(db, id);
  if (mayReplaceTemplate(caller, template)) return;
  throw new Refusal(
    problem(403, "not-allowed", {
      title: "template-replacement-not-allowed",
      detail: "save-template-under-another-name",
    }),
  );
}

export async function requireTemplate(db: Tx, id: string) {
  const template = await findStatementTemplate(db, id);
  if (!template) throw new Refusal(notFound());
  return template;
}

const mayDeleteTemplates = ({ roles }: Roles): boolean =>
  capabilitiesOf(roles).includes("CanDeleteFinancialStatementTemplate");
