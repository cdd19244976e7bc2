import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 10px",
  margin: "14px 0 12px",
});

export const counts = style({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  gap: "4px 18px",
  color: vars.textMuted,
  fontSize: size.text12,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${counts} strong`, { marginRight: "3px", color: vars.text, fontWeight: 600 });

export const count = style({ display: "inline-flex", gap: "7px", alignItems: "center" });

export const tone = styleVariants({
  danger: { color: vars.dangerText },
  warning: { color: vars.warningText },
  success: { color: vars.successText },
  muted: { color: vars.textMuted },
});

export const source = style({
  display: "inline-flex",
  gap: "9px",
  alignItems: "center",
  whiteSpace: "nowrap",
});

export const expiry = style({ display: "grid", gap: "5px", minWidth: "160px", maxWidth: "186px" });

export const expiryText = style({
  display: "flex",
  gap: size.space8,
  justifyContent: "space-between",
  whiteSpace: "nowrap",
});

export const actions = style({
  display: "inline-flex",
  gap: "6px",
  alignItems: "center",
  justifyContent: "flex-end",
});

export const who = style({
  display: "flex",
  gap: "12px",
  alignItems: "center",
  padding: "10px 12px",
  border: `1px solid ${vars.line}`,
  borderRadius: size.radiusControl,
  background: vars.surfaceSunken,
  color: vars.text,
});

export const permission = style({
  display: "grid",
  gap: size.space8,
  justifyItems: "start",
  padding: "12px 14px",
  border: `1px solid ${vars.line}`,
  borderRadius: size.radiusControl,
});
globalStyle(`${permission} > dl`, { width: "100%" });

export const reads = style({ display: "grid", gap: "2px", margin: 0, padding: 0 });
globalStyle(`${reads} > li`, { listStyle: "none" });

export const text = style({ margin: 0 });
globalStyle(`${text} strong`, { color: vars.text });

export const note = style({
  display: "flex",
  gap: size.space8,
  alignItems: "start",
  margin: "14px 0 0",
  color: vars.textMuted,
});
globalStyle(`${note} > svg`, { flex: "none", marginTop: "2px" });

export const table = style({});

// On a tablet the company keeps its width and a reason wraps.
const onTablet = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${table} ${selector}`, {
    "@media": { "(min-width: 900px) and (max-width: 1199px)": rule },
  });

onTablet("tbody > tr > :is(th, td)", { paddingBlock: "6px" });
onTablet("tr > :is(th, td):not(:first-child, :last-child)", { paddingInline: "8px" });
onTablet("tbody > tr > :first-child", { minWidth: "170px" });
onTablet(`${expiry}`, { minWidth: "104px" });
onTablet(`${expiryText}`, { flexWrap: "wrap" });
onTablet(`${actions} > span`, { maxWidth: "112px", whiteSpace: "normal" });
onTablet("thead th", { whiteSpace: "normal", lineHeight: 1.25 });

// On a phone text wraps.
const onPhone = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${table} ${selector}`, { "@media": { "(max-width: 899px)": rule } });
onPhone(`${source}`, { whiteSpace: "normal" });
onPhone(`${actions}`, { display: "flex", flexWrap: "wrap" });
