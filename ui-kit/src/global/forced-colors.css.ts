import { globalStyle } from "@vanilla-extract/css";

/**
 * Forced colors take shadows and backgrounds away, and with them our edges and states. They are drawn again here, by
 * role and `aria-*`.
 */
const inForcedColors = (selector: string, properties: Readonly<Record<string, string>>) =>
  globalStyle(selector, { "@media": { "(forced-colors: active)": properties } });

const chosen = {
  background: "Highlight !important",
  color: "HighlightText !important",
  forcedColorAdjust: "none",
};

inForcedColors("button, input, select, textarea", { border: "1px solid !important" });
inForcedColors(
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=progressbar]",
  {
    border: "1px solid !important",
  },
);

// An icon whose color is its own would keep it, on whatever ground there is.
inForcedColors("svg", { color: "inherit !important" });

inForcedColors("[role=radio][aria-checked=true]", { border: "3px solid Highlight !important" });
inForcedColors("[role=switch][aria-checked=true], [role=progressbar] > *", chosen);
inForcedColors("[role=switch] > *", {
  background: "ButtonText !important",
  forcedColorAdjust: "none",
});
inForcedColors("[role=switch][aria-checked=true] > *", { background: "HighlightText !important" });
inForcedColors("[aria-pressed=true], [data-highlighted]", chosen);
inForcedColors("[aria-current=page], [role=tab][aria-selected=true]", {
  borderBlockEnd: "3px solid Highlight !important",
});
