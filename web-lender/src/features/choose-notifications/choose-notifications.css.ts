import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const settings = style({ margin: 0, padding: 0, listStyle: "none" });

export const setting = style({
  display: "flex",
  gap: "14px",
  alignItems: "center",
  padding: "11px 16px",
  selectors: { "& + &": { borderTop: `1px solid ${vars.line}` } },
});

export const text = style({ flex: 1, minWidth: 0 });

/** Two lines on a phone. */
export const means = style({
  display: "flex",
  gap: "8px 14px",
  alignItems: "center",
  "@media": {
    "(max-width: 639px)": {
      display: "grid",
      gridTemplateColumns: "auto auto",
      justifyContent: "end",
      justifyItems: "end",
    },
  },
});
globalStyle(`${means} > :first-child:nth-last-child(3)`, { gridColumn: "1 / -1" });

export const filter = style({
  width: "260px",
  maxWidth: "100%",
  // On a phone under the title, as wide as the card without its padding.
  "@media": { "(max-width: 639px)": { width: "calc(100vw - 64px)" } },
});

export const note = style({
  padding: "10px 16px",
  borderTop: `1px solid ${vars.line}`,
  color: vars.textMuted,
  fontSize: size.textSmall,
});
