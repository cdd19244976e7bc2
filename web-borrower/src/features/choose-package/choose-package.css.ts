import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const assuranceDetail = style({
  display: "block",
  color: vars.textMuted,
  fontSize: size.text14,
  "@media": { "(width < 900px)": { display: "none" } },
});

export const request = style({
  marginBlockStart: 16,
  borderBlockStart: `1px solid ${vars.line}`,
  fontSize: 15,
  lineHeight: 1.4,
});

export const ledger = style({
  display: "block",
  flexBasis: "100%",
  color: vars.textMuted,
  fontSize: size.text14,
});

export const foot = style({
  display: "grid",
  gap: 9,
  width: "100%",
  "@media": {
    "(width >= 640px)": {
      display: "flex",
      flexDirection: "row-reverse",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 16,
    },
  },
});

export const note = style({
  color: vars.textMuted,
  fontSize: size.text13,
  "@media": { "(width < 640px)": { textAlign: "center" } },
});

export const next = style({
  marginBlockStart: 28,
  paddingBlockStart: 18,
  borderBlockStart: `1px solid ${vars.line}`,
});

export const nextTitle = style({ fontSize: 15, fontWeight: 500 });
