import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const narrow = style({ maxWidth: 640, marginInline: "auto" });

export const stack = style({ display: "grid", gap: 14, marginBlockStart: 20 });

export const steps = style({ marginBlockEnd: 16 });

export const options = style({
  display: "grid",
  gap: 14,
  padding: "14px 16px 16px",
  borderBlockStart: `1px solid ${vars.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
  "@media": {
    "(width >= 900px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 20 },
  },
});

export const option = style({ display: "grid", alignContent: "start", gap: 6, minWidth: 0 });

globalStyle(`${option} [role=radio]`, { flex: 1 });

export const optionLabel = style({ fontSize: size.textUi, fontWeight: 500 });

export const cardHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "2px 12px",
  padding: "14px 16px 12px",
});

export const meta = style({ color: vars.textMuted, fontSize: size.textSmall });

export const more = style({ padding: "8px 16px", borderBlockStart: `1px solid ${vars.line}` });

export const notice = style({ borderRadius: size.radiusControl });

export const file = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "10px 8px 10px 16px",
});

export const fileMark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 40,
  height: 40,
  borderRadius: 11,
  background: vars.accentBgHover,
  color: vars.accentText,
});

export const fileText = style({ flex: 1, minWidth: 0, lineHeight: 1.35 });

export const fileName = style({ display: "block", fontWeight: 600, overflowWrap: "anywhere" });

export const list = style({
  selectors: {
    "[data-density=touch] &": { marginBlockStart: 12, borderBlockStart: `1px solid ${vars.line}` },
  },
});

export const two = style({
  display: "grid",
  gap: 14,
  "@media": {
    "(width >= 900px)": {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      alignItems: "start",
    },
  },
});

export const actions = style({
  display: "grid",
  gap: 10,
  "@media": {
    "(width >= 900px)": { display: "flex", flexDirection: "row-reverse", gap: 10 },
  },
});

export const note = style({
  margin: 0,
  color: vars.textMuted,
  fontSize: size.textSmall,
  textWrap: "pretty",
  "@media": { "(width >= 900px)": { textAlign: "end" } },
});

export const lede = style({
  margin: "8px 0 0",
  color: vars.textMuted,
  textWrap: "pretty",
});

export const column = style({ display: "grid", gap: 14, minWidth: 0 });

export const typeTotals = style({
  display: "grid",
  gap: 20,
  padding: "0 16px 16px",
  "@media": { "(width >= 640px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const proposed = style({ margin: "2px 0 0" });
