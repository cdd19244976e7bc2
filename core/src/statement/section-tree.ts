import { type CaptionedLayout, type CaptionedSection, sectionsIn } from "./layout.ts";
import { lockedSectionIds } from "./standard-sections.ts";
import type { LineItem } from "./statement.ts";

/** A section together with where it stands. */
export interface PlacedSection {
  readonly section: CaptionedSection;
  /** From the top down, without the section. */
  readonly ancestors: readonly CaptionedSection[];
  readonly siblings: readonly CaptionedSection[];
}

export function placedSections({ nodes }: CaptionedLayout): ReadonlyMap<string, PlacedSection> {
  return new Map(place(sectionsIn(nodes), []).map((placed) => [placed.section.id, placed]));
}

function place(
  siblings: readonly CaptionedSection[],
  ancestors: readonly CaptionedSection[],
): PlacedSection[] {
  return siblings.flatMap((section) => [
    { section, ancestors, siblings },
    ...place(sectionsIn(section.children), [...ancestors, section]),
  ]);
}

/** From the outermost section on; results have none. */
export function sectionPath(
  { lineItemType }: Pick<LineItem, "lineItemType">,
  placed: PlacedSection | undefined,
): string[] {
  if (lineItemType === "Formula" || !placed) return [];
  const own = lineItemType === "DetailAccount" ? [placed.section] : [];
  return [...placed.ancestors, ...own].map(({ headerCaption }) => headerCaption);
}

/** What may be done to a section (specification 001, §5). */
export interface SectionPermissions {
  readonly canDeleteSection: boolean;
  readonly canAddSubsection: boolean;
  readonly canEditReportedAs: boolean;
  /** Accounts may be selected, moved and sorted. */
  readonly canEditAccounts: boolean;
}

/** Cash, receivables and payables are locked; outermost sections can be added to, but not deleted or flipped. */
export function sectionPermissions({ section, ancestors }: PlacedSection): SectionPermissions {
  const locked = lockedSectionIds.has(section.id);
  const outermost = ancestors.length === 0;
  return {
    canDeleteSection: !outermost && !holdsLocked(section),
    canAddSubsection: !locked,
    canEditReportedAs: !locked && !outermost,
    canEditAccounts: !locked,
  };
}

function holdsLocked({ id, children }: CaptionedSection): boolean {
  return lockedSectionIds.has(id) || sectionsIn(children).some(holdsLocked);
}

export function sortPermissions(siblings: readonly string[], id: string, allowed: boolean) {
  return {
    canIncrementSortOrder: allowed && id !== siblings.at(-1),
    canDecrementSortOrder: allowed && id !== siblings[0],
  };
}

/** Outermost sections keep their order, because results add up what is above. */
export function canSortSection({ section, ancestors }: PlacedSection): boolean {
  return ancestors.length > 0 && !lockedSectionIds.has(section.id);
}
