import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  marginBottom: "6px",
});

export const label = style({ fontWeight: 500 });

export const search = style({ flex: "1 1 200px" });

/** Cut on purpose within a row, to show that it scrolls. */
export const list = style({
  maxHeight: "300px",
  marginTop: size.space8,
  overflowY: "auto",
  borderRadius: size.radiusControl,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
});

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: size.space12,
  minHeight: size.rowHeight,
  padding: `6px ${size.space12}`,
  selectors: { "& + &": { borderTop: `1px solid ${vars.line}` } },
});

export const owner = style({
  display: "inline-flex",
  gap: "6px",
  alignItems: "center",
  color: vars.textMuted,
  fontSize: size.text12,
});
