import { globalStyle } from "@vanilla-extract/css";
import { defaultBrand, deriveTheme } from "../theme/derivation/derive-theme.ts";
import { propertyOf } from "../theme/derivation/tokens.ts";
import { densities, sizes } from "../theme/sizes.ts";
import { size, vars } from "../theme/vars.css.ts";

const asProperties = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [propertyOf(name), value]));

// The default brand applies until the tenant's is known, so the first paint is never unstyled.
globalStyle(":root", {
  vars: {
    ...asProperties(sizes),
    ...asProperties(deriveTheme({ ...defaultBrand, mode: "light" }).tokens),
  },
  colorScheme: "light",
});
for (const [density, values] of Object.entries(densities)) {
  globalStyle(`[data-density="${density}"]`, { vars: asProperties(values) });
}
// The borrower's gutter is the same at every width.
globalStyle(":root:not([data-density=touch])", {
  "@media": {
    "(width < 1024px)": { vars: { "--gutter": "20px" } },
    "(width < 640px)": { vars: { "--gutter": "16px" } },
  },
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", { fontSize: "16px", WebkitTextSizeAdjust: "100%" });
globalStyle("body", {
  margin: 0,
  background: vars.canvas,
  color: vars.text,
  fontFamily: vars.fontBody,
  fontSize: size.textUi,
  lineHeight: size.leadingUi,
  fontOpticalSizing: "auto",
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
  // Breaks long names and addresses before they make a page scroll sideways.
  overflowWrap: "break-word",
});
globalStyle('[data-density="touch"] body', { lineHeight: 1.5 });
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend", {
  margin: 0,
  padding: 0,
});
globalStyle("h1, h2, h3, h4", { font: "inherit" });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
globalStyle("button", { margin: 0 });
globalStyle("a", { color: vars.accentText, textDecoration: "none" });
globalStyle("a:hover", { textDecoration: "underline", textUnderlineOffset: "3px" });
globalStyle("table", { borderCollapse: "separate", borderSpacing: 0, width: "100%" });
globalStyle("th", { textAlign: "start", fontWeight: 500 });
globalStyle(":focus-visible", { outline: `2px solid ${vars.focus}`, outlineOffset: "2px" });
// These get focus programmatically only and can't be pressed, so they need no ring.
globalStyle(':where(h1, h2, h3, p, main)[tabindex="-1"]:focus-visible', { outline: "none" });
globalStyle("::placeholder", { color: vars.textSubtle, opacity: 1 });
globalStyle("svg", { flex: "none", display: "block" });
globalStyle("*", {
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none !important" } },
});
globalStyle(":where(svg.lucide)", { strokeWidth: 1.75 });
// 24 is lucide's default size.
globalStyle(':where(svg.lucide[width="24"])', { width: 16, height: 16 });
