import { type NodeRef, refOf } from "../statement/layout.ts";
import { standardSectionOf } from "../statement/standard-sections.ts";
import { adjustmentFault } from "./adjustment.ts";
import type { SpreadBooks } from "./command.ts";
import { accountIn } from "./permissions.ts";
import type { Spread } from "./spread.ts";
import { placedNodes, withInserted } from "./spread-tree.ts";

/**
 * Restores the standard layouts, number style and classifications (S-T26). Own accounts stay in their section if it's a
 * standard one, else go to their classification's; adjustments that are no longer allowed become drafts.
 */
export function resetTo(standard: Spread, current: Spread, books: SpreadBooks): Spread {
  const { ownAccounts, adjustments } = current;
  let reset: Spread = { ...standard, ownAccounts };
  for (const { id, classification } of ownAccounts) {
    const section = standardSectionOf.get(classification);
    const line = placedNodes(current).get(`account/${id}`);
    const here = line?.ancestors.at(-1);
    const stands = here && placedNodes(standard).get(refOf(here));
    const isStandard = stands !== undefined && stands.type === section?.type;
    const to: NodeRef | undefined =
      isStandard && here ? refOf(here) : section && `section/${section.sectionId}`;
    if (to) reset = withInserted(reset, [line?.node ?? { node: "account", id }], { to });
  }
  const known = {
    classification: (id: string) => accountIn(reset, id, books)?.classification,
    calendar: books.calendar,
  };
  return {
    ...reset,
    adjustments: adjustments.map((adjustment) =>
      adjustmentFault(adjustment, known) ? { ...adjustment, status: "Draft" } : adjustment,
    ),
  };
}
