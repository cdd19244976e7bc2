import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

const scaled = (step: string) => `calc(${step} * ${vars.headingScale})`;
const display = {
  fontFamily: vars.fontHeading,
  fontWeight: vars.headingWeight,
  fontVariationSettings: vars.headingOptical,
  letterSpacing: vars.headingTracking,
  lineHeight: size.leadingTight,
};

export const heading = recipe({
  variants: {
    size: {
      hero: {
        ...display,
        fontSize: scaled(size.text28),
        lineHeight: 1.16,
        letterSpacing: "-.021em",
        textWrap: "balance",
        "@media": { "(width >= 900px)": { fontSize: scaled("2.375rem") } },
      },
      /** One per page, for the borrower. */
      display: {
        ...display,
        fontSize: scaled(size.text28),
        lineHeight: 1.16,
        letterSpacing: "-.021em",
        textWrap: "balance",
        "@media": { "(width >= 900px)": { fontSize: scaled("2.125rem") } },
      },
      page: { ...display, fontSize: scaled(size.text22) },
      section: {
        ...display,
        fontSize: scaled("1.25rem"),
        "@media": {
          "(width >= 900px)": {
            selectors: { "[data-density=touch] &": { fontSize: scaled("1.5rem") } },
          },
        },
      },
      question: {
        ...display,
        fontSize: scaled(size.text16),
        letterSpacing: "-.006em",
        selectors: { "[data-density=touch] &": { fontSize: scaled("1.25rem") } },
      },
      card: { ...display, fontSize: scaled(size.text16), letterSpacing: "-.006em" },
      small: {
        fontFamily: vars.fontBody,
        fontSize: size.textUi,
        fontWeight: 600,
        letterSpacing: "-.003em",
        lineHeight: size.leadingUi,
      },
    },
  },
});

export const text = recipe({
  variants: {
    tone: {
      default: {},
      muted: { color: vars.textMuted },
      subtle: { color: vars.textSubtle },
      success: { color: vars.successText },
      warning: { color: vars.warningText },
      danger: { color: vars.dangerText },
    },
    size: {
      tiny: { fontSize: size.text11 },
      small: { fontSize: size.textSmall },
      medium: { fontSize: size.text15 },
      normal: {},
      large: { fontSize: size.text16, lineHeight: 1.5 },
    },
    weight: { normal: {}, medium: { fontWeight: 500 }, strong: { fontWeight: 600 } },
    numeric: {
      true: { fontVariantNumeric: "tabular-nums lining-nums", whiteSpace: "nowrap" },
      false: {},
    },
  },
});

export const iconLine = recipe({
  base: { display: "flex", gap: 10, fontSize: size.text15, lineHeight: 1.45 },
  variants: { muted: { true: { color: vars.textMuted }, false: {} } },
});
export const lineIcon = recipe({
  base: { flex: "none", marginBlockStart: 2 },
  variants: {
    tone: {
      success: { color: vars.successText },
      subtle: { color: vars.textSubtle },
    },
  },
});
globalStyle(`${lineIcon.classNames.base} > svg`, { width: 18, height: 18 });

export const link = recipe({
  base: { fontWeight: 500 },
  variants: {
    tone: {
      accent: { color: vars.accentText },
      /** A name in a table: a link style only on hover. */
      quiet: { color: vars.text, ":hover": { color: vars.accentText } },
      /** A link in a table row; 24 px high as a minimum target. May look like a button. */
      row: {
        border: 0,
        background: "none",
        fontFamily: "inherit",
        cursor: "pointer",
        padding: "3px 8px",
        borderRadius: size.radiusSmall,
        color: vars.textMuted,
        fontSize: size.text12,
        lineHeight: "18px",
        textDecoration: "none",
        whiteSpace: "nowrap",
        ":hover": { background: vars.neutral4, color: vars.text },
      },
    },
  },
});

/** Visually hidden, for screen readers. */
export const unseen = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const hidden = style(unseen);

export const skip = style({
  position: "fixed",
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: size.layerToast,
  padding: "8px 12px",
  borderRadius: size.radiusControl,
  background: vars.surfaceRaised,
  boxShadow: vars.elevation2,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});

export const emphasized = style({
  color: vars.text,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums lining-nums",
});
