import { planTemplate } from "@tieout/core/spread/plan-template";
import type { Spread } from "@tieout/core/spread/spread";
import { extractTemplate, type Recognition } from "@tieout/core/spread/template";
import type { components } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";
import type { StatementTemplate } from "../api/statement-templates.ts";
import type { SpreadEditor } from "../spread/spread-editor.ts";

export type WirePlan = Writable<components["schemas"]["TemplatePlan"]>;

export function aTemplate(over: Partial<StatementTemplate> = {}): StatementTemplate {
  return {
    id: "5c1d2e3f-0000-4000-8000-000000000001",
    version: 1,
    displayName: "Wholesale distribution, funded debt",
    description: "Groups every loan under Funded debt. Inventory deposits with inventory.",
    savedBy: "Dana Whitfield",
    savedAt: "2025-06-02T09:00:00Z",
    lastUsedAt: "2025-09-30T16:20:00Z",
    mayReplace: true,
    ...over,
  };
}

/**
 * What the server answers for a layout that was made elsewhere, applied to what the editor shows. There, `unknown`
 * accounts had other numbers, names and kinds.
 */
export function planFor(
  editor: SpreadEditor,
  layout: Spread,
  unknown: readonly string[] = [],
): WirePlan {
  const accounts = new Map(editor.books.ledgers.accrual?.accounts.map((one) => [one.id, one]));
  const here: Recognition = {
    mask: (text) => text,
    identity: (id) => accounts.get(id),
  };
  const there: Recognition = {
    mask: (text) => text,
    identity: (id) => {
      const account = accounts.get(id);
      if (!account || !unknown.includes(id)) return account;
      const name = `Another firm's ${id}`;
      return { number: `9${id}`, name, fullName: name, classification: "other_expense" };
    },
  };
  const plan = planTemplate(
    extractTemplate(layout, there),
    editor.spread,
    editor.books.books,
    here,
  );
  const { id, version } = aTemplate();
  const origin = { kind: "template" as const, id, version, layoutHash: "0".repeat(64) };
  // Core's lists are readonly, the contract's aren't.
  return { origin, ...plan } as unknown as WirePlan;
}
