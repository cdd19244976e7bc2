import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const wide = "(width >= 900px)";

export const secure = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  color: vars.textMuted,
  fontSize: size.text13,
  // Beside a choice of language, a phone has no room for it.
  selectors: {
    "&:has(+ nav), span:has(+ nav) > &": { "@media": { "(width < 560px)": { display: "none" } } },
  },
});

export const secureIcon = style({ width: 14, height: 14, color: vars.successText });

export const foot = styleVariants(
  { text: 560, cards: 600, guide: 640, sheet: 640, table: 1020 },
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

export const column = style({ maxWidth: 560, marginInline: "auto" });

export const guide = style({
  maxWidth: 640,
  marginInline: "auto",
  "@media": { [wide]: { paddingBlockStart: 22 } },
});

export const form = style({ "@media": { [wide]: { paddingBlockStart: 12 } } });

export const question = style({});
globalStyle(`${question} h1`, {
  "@media": { [wide]: { fontSize: `calc(2.375rem * ${vars.headingScale})` } },
});
