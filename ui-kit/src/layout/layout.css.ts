import { globalStyle, style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

const from = (width: number) => `(width >= ${width}px)`;

export const box = style({ minWidth: 0 });

export const stack = style({ display: "flex", flexDirection: "column", minWidth: 0 });
export const inline = style({ display: "flex", minWidth: 0 });
export const grow = style({ flex: 1, minWidth: 0 });

for (const width of [640, 900, 1024]) {
  const wideEnough = from(width);
  globalStyle(`[data-row-from="${width}"]`, {
    "@media": { [wideEnough]: { flexDirection: "row", flexWrap: "wrap" } },
  });
  globalStyle(`[data-hide-from="${width}"]`, { "@media": { [wideEnough]: { display: "none" } } });
  globalStyle(`[data-hide-below="${width}"]`, {
    "@media": { [`(width < ${width}px)`]: { display: "none" } },
  });
}

export const columns = style({
  display: "grid",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
});
const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const inColumns = (layout: string, width: number, gridTemplateColumns: string) =>
  globalStyle(`[data-columns="${layout}"]`, {
    "@media": { [from(width)]: { gridTemplateColumns } },
  });
inColumns("halves", 640, equal(2));
inColumns("thirds", 640, equal(3));
inColumns("main-aside", 1024, "minmax(0, 1fr) minmax(320px, 424px)");
inColumns("nav-main", 1024, "196px minmax(0, 1fr)");

export const page = style({ marginInline: "auto", padding: `22px ${size.gutter} 28px` });
globalStyle('[data-width="full"]', { maxWidth: 1504 });
globalStyle('[data-width="form"]', { maxWidth: 960 });
globalStyle('[data-width="table"]', { maxWidth: 1060 });
globalStyle('[data-width="bleed"]', { padding: 0 });
globalStyle('[data-width="narrow"]', {
  padding: `28px ${size.gutter} 40px`,
  maxWidth: 640,
  "@media": { [from(900)]: { paddingBlockStart: size.space64 } },
});

export const pageHead = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: size.space12,
  minHeight: size.controlHeight,
  marginBlockEnd: size.space16,
});

/** When too little width is left for the text, the actions wrap under it. */
export const pageHeadText = style({
  flex: "1 1 240px",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const count = style({
  marginInlineStart: 6,
  color: vars.textSubtle,
  fontFamily: vars.fontBody,
  fontSize: size.textUi,
  fontVariationSettings: "normal",
  fontWeight: 400,
  letterSpacing: 0,
});

/** Each fact starts with a dot; the first dot of a line is outside the box and clipped. */
const dotWidth = 14;
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 10px",
  marginInlineStart: -dotWidth,
  clipPath: `inset(-4px -4px -4px ${dotWidth}px)`,
  marginBlockStart: 4,
  color: vars.textMuted,
  fontSize: size.textSmall,
});

export const split = style({
  display: "grid",
  minHeight: "100dvh",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto 1fr",
  background: vars.surface,
  "@media": {
    "(width >= 900px)": {
      gridTemplateColumns: "minmax(0, 46fr) minmax(0, 54fr)",
      gridTemplateRows: "auto 1fr",
    },
  },
});

/** Lies over the tinted half, outside `main`. */
export const splitHeader = style({ gridArea: "1 / 1", zIndex: 1 });

export const splitMain = style({
  display: "grid",
  gridArea: "1 / 1 / -1 / -1",
  gridTemplateColumns: "subgrid",
  gridTemplateRows: "subgrid",
});

export const splitTinted = style({
  display: "grid",
  gridArea: "1 / 1 / 3 / 2",
  gridTemplateColumns: "subgrid",
  gridTemplateRows: "subgrid",
  background: vars.brand2,
  borderBlockEnd: `1px solid ${vars.accentBorder}`,
  paddingBlockEnd: size.space24,
  "@media": {
    "(width >= 900px)": {
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.accentBorder}`,
      paddingBlockEnd: size.space32,
    },
  },
});

export const splitInner = style({
  gridRow: 2,
  padding: "6px 20px 0",
  "@media": { "(width >= 900px)": { padding: "40px 72px 0 40px", maxWidth: 640 } },
});

export const splitPlain = style({
  gridRow: 3,
  padding: "26px 20px 32px",
  "@media": {
    "(width >= 900px)": {
      gridArea: "1 / 2 / -1 / 3",
      padding: "112px 56px 32px",
      maxWidth: 780,
      width: "100%",
    },
  },
});

export const metaFact = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minWidth: 0,
  "::before": { content: '"·"', flex: "none", width: dotWidth - 6 },
});
