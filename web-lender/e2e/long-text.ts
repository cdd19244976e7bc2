import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";

const longer = 0.4;

/** Serves a made-up language: Spanish with every text lengthened. */
export async function speakAtLength(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => window.localStorage.setItem("tieout.language", "es"));
  await context.route(/\/assets\/es-[^/]*\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const file =
      built.map((folder) => join(folder, pathname)).find((each) => existsSync(each)) ?? "";
    const body = lengthened(readFileSync(file, "utf8"));
    return route.fulfill({ contentType: "text/javascript", body });
  });
}

/** A file whose name ends in its content hash is in one of them. */
const built = ["web-lender", "web-borrower"].map((app) =>
  fileURLToPath(new URL(`../../${app}/dist`, import.meta.url)),
);

/** A built catalogue is JavaScript with parsed messages. */
function lengthened(catalogue: string): string {
  return catalogue.replace(
    /(type:0,value:)(`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*")/g,
    (_, before: string, quoted: string) => {
      const text = quoted.slice(1, -1);
      const words = text.trim();
      const more = /\p{L}/u.test(words) ? filling(Math.ceil(words.length * longer)) : "";
      const end = text.trimEnd().length;
      return `${before}${quoted.at(0)}${text.slice(0, end)}${more}${text.slice(end)}${quoted.at(0)}`;
    },
  );
}

function filling(length: number): string {
  return " añadido largos".repeat(Math.ceil(length / 15)).slice(length < 4 ? 1 : 0, length);
}

/** Text that is cut or overlaps, and pages wider than the window. */
export async function troublesOf(page: Page): Promise<string[]> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const over = scrollWidth - clientWidth;
    const shown = textNodes().flatMap(seen);
    const whole = new Set(shown.filter(({ cut }) => cut <= 1.5).map(({ text }) => text));
    return [
      ...(over > 0 ? [`the page is ${over} too wide`] : []),
      // Ellipsis is fine where the full text is elsewhere on the page or in the title.
      ...shown
        .filter(
          ({ cut, text, element }) => cut > 1.5 && !whole.has(text) && !element.closest("[title]"),
        )
        .map(({ cut, text }) => `"${text}" is cut by ${Math.round(cut)}`),
      ...shown.flatMap((one, i) =>
        shown
          .slice(i + 1)
          .filter((other) => one.layer === other.layer && lieOnEachOther(one.lines, other.lines))
          .map((other) => `"${one.text}" lies on "${other.text}"`),
      ),
    ].filter((trouble, i, all) => all.indexOf(trouble) === i);

    function textNodes(): Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text && node.data.trim() !== "") found.push(node);
      }
      return found;
    }

    function seen(node: Text) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      let lines = [...range.getClientRects()];
      let cut = 0;
      let layer: Element | null = null;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        if (style.clipPath !== "none" || (frame.width <= 1 && frame.height <= 1)) return [];
        // Animated or overlaid elements may hide what is below.
        const apart = /fixed|sticky/.test(style.position) || around.matches("[role=dialog]");
        if (apart || /auto|scroll/.test(style.overflowX + style.overflowY)) layer ??= around;
        if (style.overflowX === "visible") continue;
        if (/hidden|clip/.test(style.overflowX) && layer === null) {
          cut = Math.max(cut, ...lines.map(({ right }) => right - frame.right));
        }
        lines = lines.map((line) => within(line, frame));
      }
      const text = node.data.trim();
      return lines.some(({ width, height }) => width > 1 && height > 1)
        ? [{ text, element, lines, cut, layer }]
        : [];
    }

    function within(line: DOMRect, frame: DOMRect): DOMRect {
      const left = Math.max(line.left, frame.left);
      const top = Math.max(line.top, frame.top);
      const width = Math.max(0, Math.min(line.right, frame.right) - left);
      return new DOMRect(left, top, width, Math.max(0, Math.min(line.bottom, frame.bottom) - top));
    }

    function lieOnEachOther(these: readonly DOMRect[], those: readonly DOMRect[]): boolean {
      return these.some((one) =>
        those.some((other) => {
          const { width, height } = within(one, other);
          return width > 2 && height > 4;
        }),
      );
    }
  });
}
