import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const onScreen = style({ color: vars.text, fontWeight: 500 });
export const fileName = style({ overflowWrap: "anywhere" });
export const download = style({ marginBlockStart: 12 });
export const inPlace = style({
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  fontWeight: 500,
  textAlign: "start",
  cursor: "pointer",
});

export const waiting = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: 14,
  padding: "16px 18px",
  borderRadius: size.radiusDialog,
  background: vars.accentBg,
  boxShadow: `0 0 0 1px ${vars.accentBorder}, ${vars.elevation1}`,
});
export const waitingFor = style({ display: "block", fontWeight: 600 });
export const checked = style({
  display: "block",
  color: vars.textMuted,
  fontSize: size.text14,
  fontVariantNumeric: "tabular-nums",
});

export const mail = style({
  display: "grid",
  justifyItems: "start",
  gap: 10,
  flexBasis: "100%",
  padding: "2px 0 6px 26px",
});

export const news = style({ display: "flex" });

/** On the narrowest phones a long button takes two lines. */
for (const place of [download, mail, news]) {
  globalStyle(`${place} > :is(a, button)`, {
    "@media": {
      "(width < 360px)": {
        height: "auto",
        minHeight: size.controlHeight,
        paddingBlock: 8,
        whiteSpace: "normal",
      },
    },
  });
}
