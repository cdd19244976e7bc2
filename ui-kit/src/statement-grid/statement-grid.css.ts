import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

/** Set by the component. */
export const columnCount = createVar();
/** 200 to 400 px. Set by the component. */
export const captionWidth = createVar();
export const offset = createVar();
export const rowHeight = createVar();
export const level = createVar();
export const total = createVar();

/** Scroll padding for the sticky head and for a bar that floats over the last rows (WCAG 2.2, 2.4.11). */
export const viewport = style({
  position: "relative",
  height: "100%",
  minHeight: 0,
  overflow: "auto",
  scrollPadding: "42px 0 64px 260px",
  background: vars.surface,
  fontSize: size.text13,
  outline: 0,
  maxHeight: "100dvh",
  contain: "layout paint style",
});

export const inner = style({
  vars: {
    "--grid-caption": `${captionWidth}`,
    "--grid-columns": `minmax(var(--grid-caption), 400px) repeat(${columnCount}, minmax(118px, 280px))`,
  },
  minWidth: `calc(var(--grid-caption) + ${columnCount} * 118px)`,
  // A phone shows at least one figure beside each caption in every language.
  "@media": {
    "(width < 640px)": {
      vars: { "--grid-caption": `min(${captionWidth}, calc(100vw - 150px))` },
    },
  },
});

const line = { display: "grid", gridTemplateColumns: "var(--grid-columns)" } as const;

export const head = style({
  ...line,
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 12,
  height: 42,
  background: vars.surface,
  borderBlockEnd: `1px solid ${vars.lineStrong}`,
});
export const columnHead = style({
  alignContent: "center",
  padding: "0 14px",
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "end",
});
export const sublabel = style({
  display: "block",
  color: vars.textSubtle,
  fontSize: size.text11,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 400,
});
export const captionHead = style({
  position: "sticky",
  insetInlineStart: 0,
  alignContent: "center",
  padding: "0 14px 0 20px",
  background: vars.surface,
  boxShadow: `1px 0 0 ${vars.line}`,
  color: vars.textMuted,
  fontSize: size.text12,
  fontWeight: 500,
});

export const body = recipe({
  base: { position: "relative" },
  variants: { virtual: { true: { height: total }, false: {} } },
});

export const row = recipe({
  base: { ...line, height: rowHeight },
  variants: {
    virtual: {
      true: {
        position: "absolute",
        insetInline: 0,
        insetBlockStart: offset,
      },
      false: {},
    },
    kind: { header: {}, line: {}, footer: {} },
    open: { true: {}, false: {} },
  },
});

const rowClass = row.classNames;
const lineHover = `${rowClass.variants.kind.line}:hover > &`;
const isOpen = `${rowClass.variants.open.true} > &`;
const openRow = {
  background: vars.accentBg,
  boxShadow: `inset 0 1px 0 ${vars.accentBorder}, inset 0 -1px 0 ${vars.accentBorder}`,
};
/** Shown for pointers too: arrow keys start from the pressed cell. */
const active = {
  outline: `2px solid ${vars.focus}`,
  outlineOffset: "-2px",
} as const;

export const caption = recipe({
  base: {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: size.layerSticky,
    display: "flex",
    alignItems: "center",
    gap: 8,
    minWidth: 0,
    paddingBlock: 0,
    paddingInline: `calc(24px + ${level} * 10px) 10px`,
    background: vars.surface,
    boxShadow: `1px 0 0 ${vars.line}`,
    scrollMargin: 0,
    selectors: {
      [lineHover]: { background: vars.surfaceHover },
      [isOpen]: openRow,
      "&:focus": active,
      "&[aria-selected=true]": { zIndex: 11 },
    },
  },
  variants: {
    kind: {
      header: { paddingInlineStart: `calc(4px + ${level} * 10px)`, fontWeight: 600 },
      line: {},
      footer: {},
    },
    emphasised: { true: { fontWeight: 600 }, false: {} },
  },
});
export const captionText = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { [`${rowClass.variants.open.true} &`]: { color: vars.accentTextStrong } },
});
export const code = style({
  marginInlineStart: "auto",
  color: vars.textSubtle,
  fontSize: size.text11,
  fontVariantNumeric: "tabular-nums",
});
export const remark = style({ color: vars.warningText });
globalStyle(`${remark} > svg`, { width: 13, height: 13 });
export const chevron = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 16,
    height: 24,
    marginInlineEnd: -4,
    color: vars.textSubtle,
    cursor: "pointer",
  },
  variants: { collapsed: { true: { rotate: "-90deg" }, false: {} } },
});
globalStyle(`${chevron.classNames.base} > svg`, { width: 12, height: 12 });

export const cell = recipe({
  base: {
    position: "relative",
    alignContent: "center",
    padding: "0 14px",
    fontVariantNumeric: "tabular-nums lining-nums",
    textAlign: "end",
    whiteSpace: "nowrap",
    selectors: {
      [lineHover]: { background: vars.surfaceHover },
      [isOpen]: openRow,
      "&:focus": active,
    },
  },
  variants: {
    // Styled on the cell itself: a thousand fewer elements while scrolling.
    appearance: {
      plain: {},
      negative: { paddingInlineEnd: "calc(14px - .34em)" },
      zero: { color: vars.textSubtle },
    },
    tinted: {
      true: { background: `color-mix(in srgb, ${vars.neutral3} 55%, transparent)` },
      false: {},
    },
    emphasised: { true: { fontWeight: 600 }, false: {} },
    underline: {
      none: {},
      single: {},
      double: {
        "::after": {
          content: "",
          position: "absolute",
          insetBlockEnd: 1,
          insetInlineEnd: 14,
          width: 88,
          height: 3,
          borderBlock: `1px solid ${vars.text}`,
        },
      },
    },
    remarked: {
      true: {
        backgroundImage: `linear-gradient(to bottom left, ${vars.warningSolid} 50%, transparent 50%)`,
        backgroundPosition: "top right",
        backgroundRepeat: "no-repeat",
        backgroundSize: "9px 9px",
      },
      false: {},
    },
  },
  compoundVariants: (["single", "double"] as const).map((underline) => ({
    variants: { underline },
    style: {
      "::before": {
        content: "",
        position: "absolute",
        insetBlockStart: 0,
        insetInlineEnd: 14,
        width: 88,
        height: 1,
        background: vars.textMuted,
      },
    },
  })),
});
