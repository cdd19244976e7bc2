import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const wide = "(width >= 900px)";

export const secure = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  color: vars.textMuted,
  fontSize: size.text13,
});

export const secureIcon = style({ width: 14, height: 14, color: vars.successText });

/** On the landing's tinted half there is room for it on a phone only. */
export const narrowOnly = style({ "@media": { [wide]: { display: "none" } } });

export const foot = style({
  maxWidth: 640,
  marginInline: "auto",
  padding: size.gutter,
  color: vars.textMuted,
  fontSize: size.text14,
});

export const splitFoot = style({
  paddingBlock: 20,
  color: vars.textMuted,
  fontSize: size.text14,
});

export const mark = style({ marginBlockEnd: 18 });

export const lede = style({ marginBlockStart: 10, color: vars.textMuted, textWrap: "pretty" });

export const title = style({ outline: 0, "@media": { [wide]: { fontSize: 38 } } });
