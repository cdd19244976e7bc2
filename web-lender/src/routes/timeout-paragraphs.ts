import type { PortalTexts } from "../app/use-portal-text.ts";

/** What an end's sentences fill in; absent where this browser doesn't know it. */
export type EndOfSession = Readonly<Record<"time" | "duration", string | undefined>>;

/**
 * `slidingParagraph1`, `slidingParagraph2` and as many more as there are. None at all where one of them
 * would be left open.
 */
export function timeoutParagraphs(
  texts: PortalTexts,
  reason: "sliding" | "absolute",
  end: EndOfSession,
): readonly string[] | undefined {
  const written = Object.entries(texts)
    .filter(([key]) => key.startsWith(`${reason}Paragraph`))
    .toSorted(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
    .flatMap(([, text]) => text || [])
    .map((text) =>
      text
        .replaceAll("{time}", end.time ?? "{time}")
        .replaceAll("{duration}", end.duration ?? "{duration}"),
    );
  const isOpen = written.some((text) => /\{(time|duration)\}/.test(text));
  return written.length > 0 && !isOpen ? written : undefined;
}
