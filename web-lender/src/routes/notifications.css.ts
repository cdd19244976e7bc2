import { size } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const head = style({ marginBottom: size.space16 });
