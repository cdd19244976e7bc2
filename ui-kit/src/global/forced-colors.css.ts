import { globalStyle } from "@vanilla-extract/css";

/**
 * Who has their system draw everything in a few colours of their own gets no shadows and no backgrounds, and with these
 * go our edges and states. What is said of an element to who can't see it is drawn here for who sees little.
 */
const inForcedColors = (selector: string, look: Readonly<Record<string, string>>) =>
  globalStyle(selector, { "@media": { "(forced-colors: active)": look } });

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

// An icon whose colour is its own would keep it, on whatever ground there is.
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
