import { type CaptionedLayout, type CaptionedSection, sectionsIn } from "./layout.ts";
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
