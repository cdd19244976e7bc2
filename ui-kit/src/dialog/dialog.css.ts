import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: "0 8px" } });
const moves = "(prefers-reduced-motion: no-preference)";

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: size.layerDialog,
  background: vars.scrim,
  "@media": { [moves]: { animation: `${fade} ${size.slow} ${size.easeOut}` } },
});

export const dialog = recipe({
  base: {
    position: "fixed",
    zIndex: `calc(${size.layerDialog} + 1)`,
    insetInlineStart: "50%",
    insetBlockStart: "50%",
    transform: "translate(-50%, -50%)",
    display: "flex",
    flexDirection: "column",
    maxWidth: "calc(100vw - 32px)",
    maxHeight: "calc(100dvh - 32px)",
    overflow: "hidden",
    borderRadius: size.radiusDialog,
    background: vars.surfaceRaised,
    boxShadow: vars.elevation3,
    fontFamily: vars.fontBody,
    outline: 0,
    "@media": { [moves]: { animation: `${rise} ${size.slow} ${size.easeOut}` } },
  },
  variants: {
    size: {
      small: { width: 440 },
      medium: { width: 620 },
      large: { width: 720 },
      wide: { width: 1192, height: 724 },
    },
    asks: {
      true: {},
      false: {
        selectors: {
          // On a borrower's phone it's a bottom sheet, within reach of the thumb.
          "[data-density=touch] &": {
            "@media": {
              "(width < 640px)": {
                insetInlineStart: 0,
                insetBlockStart: "auto",
                insetBlockEnd: 0,
                transform: "none",
                width: "100%",
                maxWidth: "100%",
                borderEndStartRadius: 0,
                borderEndEndRadius: 0,
              },
            },
          },
        },
      },
    },
  },
});

export const head = recipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: 12,
    padding: "18px 20px 12px 24px",
  },
  variants: {
    overPanes: { true: { borderBlockEnd: `1px solid ${vars.line}` }, false: {} },
  },
});
export const titles = recipe({
  base: { flex: 1, minWidth: 0 },
  variants: {
    marked: { true: { paddingBlockStart: 7 }, false: { paddingBlockStart: 2 } },
  },
});
export const description = style({ marginBlockStart: 4, color: vars.textMuted });
export const progress = style({
  containerType: "inline-size",
  padding: "0 24px 14px",
  borderBlockEnd: `1px solid ${vars.line}`,
});
export const body = recipe({
  base: { overflow: "auto", minHeight: 0 },
  variants: {
    inset: {
      regular: { padding: "4px 24px 20px" },
      underProgress: { padding: "18px 24px 20px" },
      none: { flex: 1, display: "flex", flexDirection: "column" },
    },
  },
});
export const foot = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: 8,
  padding: "14px 24px",
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.surfaceSunken,
  selectors: { "[data-mode=dark] &": { background: vars.neutral2 } },
});
export const footStart = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  flex: "1 1 min-content",
  minWidth: "min-content",
  color: vars.textMuted,
  fontSize: size.textSmall,
  selectors: {
    "&:empty": { "@media": { "(width < 640px)": { display: "none" } } },
  },
});

globalStyle(`:is(${foot}, ${footStart}) > :is(button, a)`, {
  "@media": { "(width < 640px)": { flexGrow: 1 } },
});

// On a borrower's phone, each button has its own line.
globalStyle(`[data-density=touch] ${dialog.classNames.variants.asks.true} ${foot} button`, {
  "@media": { "(width < 640px)": { flexBasis: "100%" } },
});

// On a phone, text beside the buttons would be too narrow.
globalStyle(`${footStart}:not(:has(button))`, {
  "@media": { "(width < 640px)": { flexBasis: "100%" } },
});
globalStyle(`${footStart}:has(> button + *)`, {
  "@media": { "(width < 640px)": { display: "contents" } },
});
globalStyle(`${footStart} > button + *`, {
  "@media": { "(width < 640px)": { order: -1, flexBasis: "100%" } },
});
globalStyle(`${footStart} > button + :empty`, {
  "@media": { "(width < 640px)": { display: "none" } },
});

export const question = style({ color: vars.textMuted, lineHeight: 1.5 });
globalStyle(`${question} > [role=alert]`, { marginBlockEnd: 12 });
