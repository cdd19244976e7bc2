import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const keys = style({
  margin: 0,
  padding: "0 16px 12px",
  color: vars.textMuted,
  fontSize: size.textSmall,
  textWrap: "pretty",
  "@media": { "(hover: none), (width < 760px)": { display: "none" } },
});

export const question = style({ borderBlockStart: `1px solid ${vars.line}` });

/** On a phone what it is, what it comes to and the answer are below each other. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) 80px 36px",
  alignItems: "center",
  gap: "8px 12px",
  padding: "10px 16px",
  "@media": {
    "(width >= 760px)": {
      gridTemplateColumns: "auto minmax(0, 1fr) auto 190px 140px 40px",
    },
  },
});

export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "8px 12px",
  padding: "8px 16px 8px 44px",
  borderBlockStart: `1px solid ${vars.line}`,
  "@media": {
    "(width >= 760px)": {
      gridTemplateColumns: "minmax(0, 1fr) auto 190px",
      paddingInlineEnd: 220,
    },
  },
});

export const accounts = style({
  display: "grid",
  minWidth: 0,
  lineHeight: 1.35,
  "@media": {
    "(width < 760px)": { selectors: { [`${row} > &`]: { gridColumn: "2 / span 2" } } },
  },
});

export const title = style({ fontWeight: 500, overflowWrap: "anywhere" });

export const about = style({ color: vars.textMuted, fontSize: size.textSmall });

export const amount = style({
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  "@media": {
    "(width < 760px)": {
      // Names need the width.
      selectors: { [`${row} > &`]: { gridColumn: "2 / span 2", textAlign: "start" } },
    },
  },
});

export const choice = style({
  gridColumn: "1 / span 2",
  minWidth: 0,
  "@media": { "(width >= 760px)": { gridColumn: "auto" } },
});

export const yes = style({
  display: "grid",
  gridColumn: "3 / span 2",
  "@media": { "(width >= 760px)": { gridColumn: "auto" } },
});

export const opener = style({
  gridArea: "1 / 4",
  "@media": { "(width >= 760px)": { gridArea: "auto" } },
});

export const parts = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  background: vars.surfaceSunken,
});
