import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

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

// All three in one line of a phone.
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
