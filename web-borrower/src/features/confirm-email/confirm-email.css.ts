import { style } from "@vanilla-extract/css";

export const facts = style({ marginBlockStart: 22 });

/** As wide as the page on a phone, where a thumb has to find it. */
export const actions = style({
  display: "grid",
  marginBlockStart: 22,
  "@media": { "(width >= 640px)": { justifyContent: "start" } },
});

export const failure = style({ marginBlockStart: 22 });
