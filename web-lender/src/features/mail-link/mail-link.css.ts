import { style } from "@vanilla-extract/css";

export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 130px auto",
  gap: "10px",
  alignItems: "start",
  "@media": { "(max-width: 719px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

// Level with the fields, whose labels are above them.
export const send = style({
  paddingTop: "24px",
  "@media": { "(max-width: 719px)": { paddingTop: 0 } },
});
