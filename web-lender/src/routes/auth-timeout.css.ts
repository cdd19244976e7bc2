import { vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const back = style({ display: "flex", alignItems: "center", gap: "14px", margin: 0 });
globalStyle(`${back} > svg`, { flex: "none", color: vars.textSubtle });

export const page = style({ display: "block", overflowWrap: "anywhere" });
