import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const settings = style({ margin: 0, padding: 0, listStyle: "none" });

export const setting = style({
  display: "flex",
  gap: "14px",
  alignItems: "center",
  padding: "11px 16px",
  selectors: { "& + &": { borderTop: `1px solid ${vars.line}` } },
});

export const words = style({ flex: 1, minWidth: 0 });

export const filter = style({ width: "260px", maxWidth: "100%" });

export const note = style({
  padding: "10px 16px",
  borderTop: `1px solid ${vars.line}`,
  color: vars.textMuted,
  fontSize: size.textSmall,
});
