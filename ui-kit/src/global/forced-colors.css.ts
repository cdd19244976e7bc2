import { globalStyle } from "@vanilla-extract/css";

/** Forced colors remove our shadows and backgrounds, so edges and states are redrawn by role and `aria-*`. */
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

// An icon with its own color would keep it on any background.
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
