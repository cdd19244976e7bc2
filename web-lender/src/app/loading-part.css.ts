import { style } from "@vanilla-extract/css";

/** As far from the tabs as what comes will be. */
export const underTabs = style({ marginTop: "16px" });
