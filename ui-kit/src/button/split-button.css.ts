import { globalStyle, style } from "@vanilla-extract/css";

export const split = style({ display: "inline-flex", gap: 1 });
globalStyle(`${split} > button:first-child`, {
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});
globalStyle(`${split} > button:last-child`, {
  paddingInline: 6,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
