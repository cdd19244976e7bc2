import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

const disabled = "&:disabled, &[data-disabled]";
const idle = ":not(:disabled):not([data-disabled]):not([aria-busy=true])";
const hover = `&:hover${idle}`;
const press = `&:active${idle}`;

export const button = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    border: 0,
    fontWeight: 500,
    whiteSpace: "nowrap",
    cursor: "pointer",
    textDecoration: "none",
    transition: `background ${size.quick} ${size.easeOut}, box-shadow ${size.quick} ${size.easeOut}`,
    selectors: {
      "&:hover": { textDecoration: "none" },
      "&[aria-busy=true]": { cursor: "progress" },
      [disabled]: { cursor: "not-allowed" },
    },
  },
  variants: {
    variant: {
      default: {
        background: vars.surface,
        color: vars.text,
        boxShadow: `inset 0 0 0 1px ${vars.lineStrong}, 0 1px 1.5px rgb(${vars.shade} / .04)`,
        selectors: {
          "[data-mode=dark] &": { background: vars.neutral4 },
          [hover]: {
            background: vars.surfaceHover,
            boxShadow: `inset 0 0 0 1px ${vars.lineControl}`,
          },
          [press]: { background: vars.neutral4 },
        },
      },
      primary: {
        background: vars.accentSolid,
        color: vars.accentOnSolid,
        fontWeight: 600,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.accentEdge} 42%, transparent), ${vars.buttonGloss}`,
        selectors: {
          [hover]: { background: vars.accentSolidHover },
          [press]: { background: vars.accentSolidPress },
        },
      },
      ghost: {
        background: "transparent",
        color: vars.textMuted,
        selectors: {
          [hover]: { background: vars.neutral4, color: vars.text },
          [press]: { background: vars.neutral5, color: vars.text },
        },
      },
      danger: {
        background: vars.dangerText,
        color: vars.onDanger,
        boxShadow: `0 1px 2px rgb(${vars.shade} / .12)`,
        selectors: {
          [hover]: { background: `color-mix(in srgb, ${vars.dangerText} 88%, #000)` },
          [press]: { background: `color-mix(in srgb, ${vars.dangerText} 76%, #000)` },
          "[data-mode=dark] &:hover": {
            background: `color-mix(in srgb, ${vars.dangerText} 88%, #fff)`,
          },
        },
      },
      "danger-quiet": {
        background: vars.surface,
        color: vars.dangerText,
        boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
        selectors: {
          "[data-mode=dark] &": { background: vars.neutral4 },
          [hover]: { boxShadow: `inset 0 0 0 1px ${vars.dangerText}` },
          [press]: { background: vars.dangerBg },
        },
      },
      link: {
        background: "none",
        color: vars.accentText,
        selectors: { [hover]: { textDecoration: "underline", textUnderlineOffset: "3px" } },
      },
    },
    size: {
      small: {
        height: size.controlHeightSmall,
        padding: "0 9px",
        gap: "5px",
        borderRadius: size.radiusSmall,
        fontSize: size.textSmall,
      },
      medium: {
        height: size.controlHeight,
        padding: `0 ${size.controlInset}`,
        gap: "6px",
        borderRadius: size.radiusControl,
        fontSize: size.textUi,
      },
      large: {
        height: size.controlHeightLarge,
        padding: "0 20px",
        gap: "6px",
        borderRadius: size.radiusControl,
        fontSize: `max(${size.text14}, ${size.textUi})`,
      },
    },
    wide: { true: { width: "100%" }, false: {} },
    square: { true: { padding: 0 }, false: {} },
    wraps: {
      true: {
        height: "auto",
        minHeight: size.controlHeight,
        maxWidth: "100%",
        paddingBlock: "6px",
        whiteSpace: "normal",
      },
      false: {},
    },
  },
  compoundVariants: [
    ...(["default", "primary", "danger", "danger-quiet"] as const).map((variant) => ({
      variants: { variant },
      style: {
        selectors: {
          [`${disabled}, [data-mode=dark] &:disabled`]: {
            background: vars.neutral3,
            color: vars.textDisabled,
            boxShadow: `inset 0 0 0 1px ${vars.line}`,
          },
        },
      },
    })),
    ...(["ghost", "link"] as const).map((variant) => ({
      variants: { variant },
      style: { selectors: { [disabled]: { color: vars.textDisabled } } },
    })),
    ...(["small", "medium", "large"] as const).map((step) => ({
      variants: { variant: "link" as const, size: step },
      style: { height: "auto", padding: 0, minHeight: "24px", textAlign: "start" as const },
    })),
    {
      variants: { square: true, size: "small" },
      style: { width: size.controlHeightSmall },
    },
    { variants: { square: true, size: "medium" }, style: { width: size.controlHeight } },
    { variants: { square: true, size: "large" }, style: { width: size.controlHeightLarge } },
  ],
});

globalStyle(`${button.classNames.variants.size.small} svg`, { width: 14, height: 14 });

const gap = { small: "5px", medium: "6px", large: "6px" };

/** Idle and busy labels share a grid cell, so the button keeps its width. */
export const content = recipe({
  base: {
    display: "inline-grid",
    justifyItems: "center",
    selectors: {
      "&::after": {
        content: "attr(data-other)",
        height: 0,
        overflow: "hidden",
        visibility: "hidden",
      },
    },
  },
  variants: { size: { small: {}, medium: {}, large: {} }, icon: { true: {}, false: {} } },
  compoundVariants: (["small", "medium", "large"] as const).map((step) => ({
    variants: { size: step, icon: true },
    style: { selectors: { "&::after": { paddingInlineStart: `calc(16px + ${gap[step]})` } } },
  })),
});
export const shown = recipe({
  base: { display: "inline-flex", alignItems: "center" },
  variants: {
    size: { small: { gap: gap.small }, medium: { gap: gap.medium }, large: { gap: gap.large } },
  },
});

export const quietIcon = style({ display: "contents", color: vars.textMuted });
globalStyle(`${quietIcon} > svg`, { color: vars.textMuted });
globalStyle(`button:disabled ${quietIcon} > svg`, { color: "inherit" });
