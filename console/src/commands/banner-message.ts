import { randomUUID } from "node:crypto";
import { isSecureAddress } from "@tieout/core/tenant/login-settings";
import { hasUnsafeMarkup } from "@tieout/core/text";
import type { BannerMessage } from "@tieout/services/tenants/banners";
import { Misunderstood, Refused, type Typed } from "../command.ts";
import { needed, pairsOf } from "../typed.ts";

type Paragraph = BannerMessage["messageParagraphs"][number];

export function bannerOf(typed: Typed) {
  const headerText = needed(typed, "header");
  const { "hide-text": hideForeverButtonText, "hide-for": hideFor = "7" } = typed.options;
  if ([headerText, hideForeverButtonText ?? "", ...typed.all("text")].some(hasUnsafeMarkup))
    throw new Refused("A banner has no markup");
  const links = Object.entries(pairsOf(typed.all("link")));
  if (!links.every(([, href]) => isSecureAddress(href))) {
    throw new Refused("A link begins with https://");
  }
  const expiresInDays = Number(hideFor);
  if (!Number.isInteger(expiresInDays)) {
    throw new Misunderstood("--hide-for is a number of days");
  }
  return {
    id: randomUUID(),
    headerText,
    expiresInDays,
    messageParagraphs: paragraphsOf(typed),
    hyperlinks: links.map(([prompt, href], index) => ({ id: String(index + 1), href, prompt })),
    level: typed.options.level ?? "Information",
    ...(hideForeverButtonText && { hideForeverButtonText }),
  };
}

function paragraphsOf({ all }: Typed): Paragraph[] {
  const paragraphs: Paragraph[] = all("text").map((content) => ({ content }));
  for (const [place, style] of Object.entries(pairsOf(all("style")))) {
    const paragraph = paragraphs[Number(place) - 1];
    if (!paragraph) throw new Refused(`There is no paragraph ${place}`);
    const parts = style.split(",").map((part) => partOf(part.trim()));
    paragraphs[Number(place) - 1] = Object.assign({}, paragraph, ...parts);
  }
  return paragraphs;
}

/** Sizes that a page renders unchanged. */
function partOf(written: string): Partial<Paragraph> {
  if (written === "bold") return { bold: true };
  if (written === "italic") return { italic: true };
  const pixels = Number(/^size (\d{2})$/.exec(written)?.[1]);
  if (pixels >= 10 && pixels <= 24) return { fontSize: `${pixels}px` };
  throw new Misunderstood(`${written} isn't bold, italic or a size from 10 to 24 as in size 18`);
}
