import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(250px, 100%), 1fr))",
  gap: "18px 20px",
});

export const field = style({ display: "grid", alignContent: "start", gap: "6px", minWidth: 0 });

export const label = style({ fontWeight: 500 });

export const whole = style([field, { gridColumn: "1 / -1" }]);

export const period = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: size.space8,
});

// All three on one line on a phone.
export const month = style({ flex: "1 1 128px", maxWidth: 150 });
export const dayOfMonth = style({ flex: "0 0 74px" });
export const year = style({ flex: "0 0 90px" });

export const hint = style({ color: vars.textMuted, fontSize: size.text12 });

export const switches = style({ marginTop: size.space16 });
globalStyle(`${switches} > *`, { borderTop: `1px solid ${vars.line}`, padding: "11px 0" });
globalStyle(`${switches} > *:last-child`, { paddingBottom: 0 });

// Three bases are too long for one line on a phone.
globalStyle(`${grid} [role=radiogroup]`, {
  "@media": { "(max-width: 480px)": { flexWrap: "wrap" } },
});

export const groups = style({
  display: "grid",
  gap: size.space8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const group = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "60px",
    padding: "8px 14px",
    borderRadius: size.radiusCard,
  },
  variants: {
    checked: {
      true: {
        background: vars.accentBg,
        boxShadow: `inset 0 0 0 1.5px ${vars.accentControl}`,
      },
      false: { boxShadow: `inset 0 0 0 1px ${vars.lineStrong}` },
    },
  },
});

globalStyle(`${group.classNames.base} label`, { fontWeight: 600 });
globalStyle(`${group.classNames.base} label > *`, { fontWeight: 400 });

export const beyond = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "10px 12px",
  alignItems: "flex-start",
  padding: "12px 14px",
  border: `1px dashed ${vars.line}`,
  borderRadius: size.radiusCard,
  background: vars.surfaceSunken,
});

export const beyondText = style({ display: "grid", flex: "1 1 220px", gap: "2px", minWidth: 0 });

export const excesses = style({
  display: "grid",
  gap: "2px",
  margin: "6px 0 0",
  padding: "0 0 0 18px",
  listStyle: "disc",
});

export const beyondActions = style({ display: "flex", flexWrap: "wrap", gap: size.space8 });

export const asked = style({
  display: "grid",
  gap: "4px",
  justifyItems: "start",
  marginTop: "6px",
});

/** The question as the borrower will read it. */
export const quote = style({
  margin: 0,
  padding: "12px 14px",
  borderLeft: `3px solid ${vars.accentControl}`,
  background: vars.surfaceSunken,
});
