import { globalStyle, style } from "@vanilla-extract/css";

/** The way to the page gives way where the header is narrow; its last step is cut, never the logo. */
export const trail = style({
  flex: "0 1 auto",
  minWidth: 0,
  overflow: "hidden",
});
globalStyle(`${trail} ol`, { minWidth: 0 });
globalStyle(`${trail} li`, { flex: "none" });
globalStyle(`${trail} li:last-child`, { flex: "0 1 auto", minWidth: 0 });
globalStyle(`${trail} li:last-child > :last-child`, {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
globalStyle(`${trail} li:not(:last-child)`, {
  "@media": { "(max-width: 639px)": { display: "none" } },
});
