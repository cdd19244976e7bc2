import type { ClosedPage } from "@tieout/services/tenants/banners";
import { Misunderstood, Refused, type Typed } from "../command.ts";
import { pairsOf } from "../typed.ts";

type Paragraph = ClosedPage["paragraphs"][number];

/** The closed portal's page: typed parts replace the current ones. */
export function closedPageOf(typed: Typed, before: ClosedPage): ClosedPage {
  const { affected, "not-affected": notAffected } = typed.options;
  const said = paragraphsOf(typed);
  const paragraphs = [...(said.length > 0 ? said : before.paragraphs)];
  for (const [place, style] of Object.entries(pairsOf(typed.all("style")))) {
    const paragraph = paragraphs[Number(place) - 1];
    if (!paragraph) throw new Refused(`There is no paragraph ${place}`);
    paragraphs[Number(place) - 1] = { ...paragraph, ...styleOf(style) };
  }
  return {
    ...before,
    paragraphs,
    ...(affected && { affected }),
    ...(notAffected && { notAffected }),
  };
}

/** The first is bold, unless its style says otherwise. */
function paragraphsOf({ all }: Typed): Paragraph[] {
  const texts = all("text");
  const lost = all("strong").find((words) => !texts.some((text) => text.includes(words)));
  if (lost !== undefined) throw new Refused(`No paragraph says ${lost}`);
  return texts.map((content, index) => {
    const strong = all("strong").filter((words) => content.includes(words));
    return { content, bold: index === 0, ...(strong.length > 0 && { strong }) };
  });
}

/** Reads `bold, size 18, bottom 20`; missing properties are unchanged. */
function styleOf(written: string): Partial<Paragraph> {
  return Object.assign({}, ...written.split(",").map((part) => partOf(part.trim())));
}

function partOf(written: string): Partial<Paragraph> {
  if (written === "bold" || written === "plain") return { bold: written === "bold" };
  const [, name, number = ""] = /^(size|bottom) (\d{1,3})$/.exec(written) ?? [];
  const pixels = Number(number);
  if (name === "size" && pixels >= 8 && pixels <= 72) return { fontSize: pixels };
  if (name === "bottom" && pixels <= 200) return { marginBottom: pixels };
  throw new Misunderstood(
    `${written} isn't bold, plain, a size from 8 to 72 as in size 18, or a margin up to 200 as in bottom 20`,
  );
}
