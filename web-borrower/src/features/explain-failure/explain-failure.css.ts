import { vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const facts = style({ marginBlockStart: 22, fontSize: 15, overflowWrap: "anywhere" });

export const tips = style({ marginBlockStart: 26, fontSize: 15 });

export const list = style({ marginBlockStart: 8 });

export const tip = style({
  display: "flex",
  gap: 10,
  padding: "5px 0",
  color: vars.textMuted,
  "::before": { content: "·", width: 16, flex: "none", textAlign: "center" },
});
