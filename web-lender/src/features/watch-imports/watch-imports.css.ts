import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const imports = style({ margin: "14px 0" });

/** Side by side with a line between, stacked where narrow. */
export const jobs = style({
  display: "grid",
  gap: "1px",
  overflow: "hidden",
  borderRadius: `0 0 ${size.radiusCard} ${size.radiusCard}`,
  "@media": { "(min-width: 900px)": { gridTemplateColumns: "1fr 1fr" } },
});

export const job = style({
  minWidth: 0,
  boxShadow: `-1px 0 0 ${vars.line}, 0 -1px 0 ${vars.line}`,
});

export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 11px",
  minHeight: "54px",
  padding: "6px 12px 6px 16px",
});

// The only or last odd one takes the full width.
globalStyle(`${job}:last-child:nth-child(odd)`, { gridColumn: "1 / -1" });

/** Aligned with the card's text. */
export const dismissAll = style({ marginRight: "-9px" });

export const mark = style({ display: "grid", placeItems: "center", width: "20px" });

export const text = style({ flex: "1 1 160px", minWidth: 0, lineHeight: 1.35 });

/** On a line of their own where narrow. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px",
  alignItems: "center",
  marginLeft: "auto",
});

/** Clear of the button's focus ring. */
export const refusal = style({ marginRight: "6px" });

export const name = style({ fontWeight: 500, overflowWrap: "anywhere" });

// As high as plain text, so states align; the kit keeps the target size.
globalStyle(`${name} > button`, { marginBlock: "-4px", verticalAlign: "baseline" });

export const details = style({ padding: "0 0 8px" });

export const about = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 12px",
  minHeight: "32px",
  padding: "0 12px 4px 47px",
});
