import { vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const wide = "(width >= 900px)";

export const lede = style({
  marginBlockStart: 10,
  color: vars.textMuted,
  textWrap: "pretty",
  "@media": { [wide]: { marginBlockStart: 14, fontSize: 17 } },
});

export const name = style({ color: vars.text, fontWeight: 500 });

export const shared = style({
  marginBlockStart: 18,
  padding: "14px 16px 6px",
  borderRadius: 14,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.accentBorder}`,
  "@media": { [wide]: { marginBlockStart: 28, padding: "18px 22px 8px" } },
});

export const sharedLater = style([
  shared,
  { "@media": { "(width < 900px)": { display: "none" } } },
]);

export const groups = style({ marginBlockStart: 6 });

export const group = style({
  display: "flex",
  gap: 12,
  padding: "9px 0",
  fontSize: 15,
  lineHeight: 1.4,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});

export const groupIcon = style({
  width: 18,
  height: 18,
  marginBlockStart: 2,
  color: vars.accentText,
});

export const detail = style({
  display: "block",
  color: vars.textMuted,
  fontSize: 13,
  fontVariantNumeric: "tabular-nums",
});

export const promises = style({
  display: "grid",
  gap: 9,
  marginBlockStart: 18,
  fontSize: 14,
  lineHeight: 1.45,
  "@media": { [wide]: { gap: 11, marginBlockStart: 24, fontSize: 15 } },
});

export const promise = style({ display: "flex", gap: 10 });

export const promiseIcon = style({ marginBlockStart: 2, color: vars.successText });
