import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { unseen } from "../text/text.css.ts";
import { size, vars } from "../theme/vars.css.ts";

export const steps = style({ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 10 });

export const step = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: 8,
    whiteSpace: "nowrap",
    selectors: { "[data-density=touch] &": { fontSize: size.text14 } },
  },
  variants: {
    state: {
      done: { color: vars.textMuted },
      now: { color: vars.text, fontWeight: 600 },
      later: { color: vars.textSubtle },
    },
  },
});

export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 20,
    height: 20,
    borderRadius: "50%",
    fontSize: size.text11,
    fontWeight: 600,
    selectors: {
      "[data-density=touch] &": { width: 24, height: 24, fontSize: size.text12 },
    },
  },
  variants: {
    state: {
      done: { background: vars.accentControl, color: vars.accentOnControl },
      now: {
        background: vars.accentSolid,
        color: vars.accentOnSolid,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.accentEdge} 42%, transparent)`,
      },
      later: { color: vars.textMuted, boxShadow: `inset 0 0 0 1.25px ${vars.lineControl}` },
    },
  },
});
globalStyle(`${mark.classNames.base} > svg`, { width: 11, height: 11, strokeWidth: 3 });

/** On a phone only the current step's name is visible; the others are for screen readers. */
export const name = recipe({
  base: {},
  variants: {
    long: { true: { "@media": { "(width < 640px)": unseen } }, false: {} },
  },
});

export const line = recipe({
  base: {
    width: 28,
    height: 1,
    selectors: { "[data-density=touch] &": { width: 44 } },
    // Four steps fit one line in a medium dialog.
    "@container": {
      "(width < 640px)": { selectors: { [`${steps}:has(> :nth-child(4)) &`]: { width: 12 } } },
    },
    "@media": {
      "(width < 640px)": {
        width: 10,
        selectors: { "[data-density=touch] &": { width: 10 } },
      },
    },
  },
  variants: {
    done: { true: { background: vars.accentControl }, false: { background: vars.lineStrong } },
  },
});
