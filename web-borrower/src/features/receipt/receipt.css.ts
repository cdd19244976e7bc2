import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const roomy = "(width >= 640px)";

export const receipt = style({ marginBlockStart: 20 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 12px",
  padding: "15px 18px 14px",
  borderBlockEnd: `1px dashed ${vars.lineStrong}`,
  color: vars.textMuted,
  fontSize: size.text14,
  fontVariantNumeric: "tabular-nums",
  "@media": { [roomy]: { padding: "16px 22px" } },
});

export const reference = style({ color: vars.text, fontWeight: 600 });

export const rows = style({
  fontSize: size.text15,
  fontVariantNumeric: "tabular-nums",
});

export const list = style({ display: "grid", gap: 2 });

export const item = style({ display: "flex", justifyContent: "space-between", gap: 12 });

export const count = style({ color: vars.textMuted, fontSize: size.text14, textAlign: "end" });

export const access = style({ display: "flex", alignItems: "center", gap: 16 });

export const grow = style({ flexGrow: 1, minWidth: 0 });

export const note = style({ display: "block", color: vars.textMuted, fontSize: size.text14 });

/** A thumb finds it in its row. */
export const link = style({ flexShrink: 0 });

export const withdrawn = style({ marginBlockStart: 20 });

export const actions = style({
  display: "grid",
  gap: 10,
  marginBlockStart: 16,
  "@media": { [roomy]: { display: "flex", flexWrap: "wrap" } },
});

export const said = style({ marginBlockStart: 12, overflowWrap: "anywhere" });

export const card = style({ marginBlockStart: 14 });

export const withdraw = style({
  display: "grid",
  gap: 12,
  fontSize: size.text15,
  "@media": { [roomy]: { display: "flex", alignItems: "center", gap: 24 } },
});

export const detail = style({ color: vars.textMuted, textWrap: "pretty" });

export const act = style({ display: "grid", "@media": { [roomy]: { flexShrink: 0 } } });

export const consequences = style({ display: "grid", gap: 8, marginBlockStart: 12 });

export const consequence = style({ display: "flex", gap: 10, color: vars.text });

export const consequenceIcon = style({
  flexShrink: 0,
  width: 18,
  height: 18,
  marginBlockStart: 3,
  color: vars.textSubtle,
});
