import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const body = style({
  display: "grid",
  gap: "16px 28px",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { "(width >= 760px)": { gridTemplateColumns: "minmax(0, 1fr) 260px" } },
});

export const recipients = style({ margin: "6px 0 10px", padding: 0, listStyle: "none" });

export const recipient = style({
  display: "flex",
  gap: "9px",
  alignItems: "center",
  minHeight: "38px",
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: "anywhere",
});

export const address = style({ flex: 1, minWidth: 0 });

export const adding = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  alignItems: "flex-end",
});

export const addingField = style({ flex: "1 1 220px", minWidth: 0 });

export const left = style({
  margin: "0 0 10px",
  color: vars.textMuted,
  fontSize: size.textSmall,
});

export const action = style({
  display: "grid",
  gap: "8px",
  alignContent: "start",
  justifyItems: "start",
});
