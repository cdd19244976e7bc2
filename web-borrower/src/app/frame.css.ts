import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const wide = "(width >= 900px)";

export const secure = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  color: vars.textMuted,
  fontSize: size.text13,
});

export const secureIcon = style({ width: 14, height: 14, color: vars.successText });

/** As wide as what stands above it, and its own padding. */
export const foot = styleVariants(
  { text: 560, cards: 600, guide: 640, sheet: 640, form: 920 },
  (measure) => ({
    maxWidth: measure + 40,
    marginInline: "auto",
    padding: 20,
    color: vars.textMuted,
    fontSize: size.text14,
  }),
);

export const splitFoot = style({
  paddingBlock: 20,
  color: vars.textMuted,
  fontSize: size.text14,
});

/** A line of text that one likes to read; a page of cards may be a little wider. */
export const column = style({ maxWidth: 560, marginInline: "auto" });

/** Steps to be followed, and cards with much to say in each line. */
export const guide = style({
  maxWidth: 640,
  marginInline: "auto",
  "@media": { [wide]: { paddingBlockStart: 22 } },
});

/** A form of steps stands a little below the header, where there is room. */
export const form = style({ "@media": { [wide]: { paddingBlockStart: 12 } } });

/** The landing's question, where there is room for it. */
export const question = style({});
globalStyle(`${question} h1`, {
  "@media": { [wide]: { fontSize: `calc(2.375rem * ${vars.headingScale})` } },
});
