import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const imports = style({ margin: "14px 0" });

/** Two beside one another, with a line between; one under the other where there is no room. */
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

// One alone, or one left over, takes the whole line.
globalStyle(`${job}:last-child:nth-child(odd)`, { gridColumn: "1 / -1" });

/** Its words end where the card’s do. */
export const dismissAll = style({ marginRight: "-9px" });

export const mark = style({ display: "grid", placeItems: "center", width: "20px" });

export const text = style({ flex: "1 1 160px", minWidth: 0, lineHeight: 1.35 });

/** Together on a line of their own where there is no room beside the words. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px",
  alignItems: "center",
  marginLeft: "auto",
});

/** Clear of the button that it's about, and of its ring. */
export const refusal = style({ marginRight: "6px" });

export const name = style({ fontWeight: 500, overflowWrap: "anywhere" });

// As high as a name that leads nowhere, so that states stand in line; its target is the kit's.
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
