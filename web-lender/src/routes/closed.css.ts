import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The tenant's own sizes stand over these. */
export const paragraphs = style({
  marginTop: size.space4,
  color: vars.textMuted,
  lineHeight: size.leadingText,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});
globalStyle(`${paragraphs} p`, { margin: "0 0 14px" });
globalStyle(`${paragraphs} p:last-child`, { marginBottom: 0 });

export const bold = style({ color: vars.text, fontSize: size.text18, fontWeight: 500 });
