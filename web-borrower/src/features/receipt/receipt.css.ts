import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const roomy = "(width >= 640px)";

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

export const count = style({ color: vars.textMuted, fontSize: size.text14, textAlign: "end" });

export const withdraw = style({
  display: "grid",
  gap: 12,
  fontSize: size.text15,
  "@media": { [roomy]: { display: "flex", alignItems: "center", gap: 24 } },
});

/** A phone has no room for the text beside its button. */
export const access = style({
  display: "grid",
  gap: 12,
  "@media": { [roomy]: { display: "flex", alignItems: "center", gap: 16 } },
});

export const act = style({ display: "grid", "@media": { [roomy]: { flexShrink: 0 } } });

export const consequence = style({ display: "flex", gap: 10, color: vars.text });

export const consequenceIcon = style({
  flexShrink: 0,
  width: 18,
  height: 18,
  marginBlockStart: 3,
  color: vars.textSubtle,
});
