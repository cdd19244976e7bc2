import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** Next to the statement if there's room, else over its right side; on a phone over the whole page. */
export const panel = style({
  display: "flex",
  flexDirection: "column",
  width: 380,
  height: "100%",
  minHeight: 0,
  borderInlineStart: `1px solid ${vars.line}`,
  background: vars.surface,
  "@media": {
    "(width < 1024px)": {
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: size.layerDock,
      width: "min(380px, 100vw)",
      boxShadow: vars.elevation3,
    },
    "(width < 640px)": { position: "fixed" },
    print: { display: "none" },
  },
});

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 8,
  padding: "13px 10px 12px 18px",
  borderBlockEnd: `1px solid ${vars.line}`,
});
export const scroller = style({ flex: 1, minHeight: 0, overflowY: "auto" });

export const block = style({
  display: "flex",
  flexDirection: "column",
  gap: 8,
  padding: "13px 18px 14px",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const periods = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 66px",
  margin: 0,
  lineHeight: "25px",
});
globalStyle(`${periods} dt`, { color: vars.textMuted });
globalStyle(`${periods} dd`, { margin: 0, textAlign: "end" });

export const blockHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 8,
});

export const formula = style({
  margin: 0,
  padding: "9px 11px",
  maxHeight: 220,
  overflowY: "auto",
  borderRadius: size.radiusControl,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  background: vars.surfaceSunken,
  fontSize: size.textSmall,
  lineHeight: 1.7,
});

export const sign = style({ color: vars.textMuted });
export const part = style({
  maxWidth: "100%",
  padding: "0 5px",
  border: 0,
  borderRadius: size.radiusSmall,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
  color: vars.text,
  fontSize: "inherit",
  lineHeight: "24px",
  textAlign: "start",
  cursor: "pointer",
  ":hover": { boxShadow: `inset 0 0 0 1px ${vars.accentBorder}`, background: vars.accentBg },
});

export const list = style({ margin: "0 -8px", padding: 0, listStyle: "none" });
export const account = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  width: "100%",
  minHeight: 30,
  padding: "0 8px",
  border: 0,
  borderRadius: size.radiusControl,
  background: "none",
  textAlign: "start",
  cursor: "pointer",
  ":hover": { background: vars.surfaceHover },
});
export const number = style({
  flex: "none",
  minWidth: 32,
  color: vars.textSubtle,
  fontSize: size.text11,
  fontVariantNumeric: "tabular-nums",
});
export const caption = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${account} > svg`, { flex: "none", color: vars.textSubtle });

export const others = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 30,
  paddingInlineEnd: 20,
});

export const total = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  paddingBlock: 8,
  paddingInlineEnd: 24,
  borderBlockStart: `1px solid ${vars.textMuted}`,
  fontWeight: 600,
});

export const figure = recipe({
  variants: { isNegative: { true: { marginInlineEnd: "-.34em" }, false: {} } },
});

export const history = style({ margin: 0, padding: 0, listStyle: "none" });
export const change = style({
  paddingBlock: 7,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
