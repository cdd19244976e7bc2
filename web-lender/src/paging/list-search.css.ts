import { style } from "@vanilla-extract/css";

export const search = style({ flex: "1 1 200px", width: "272px", maxWidth: "100%" });
