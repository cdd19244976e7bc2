import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  marginBottom: "6px",
});

export const label = style({ fontWeight: 500 });
