import { type Brand, deriveTheme } from "@tieout/ui-kit/theme/derivation/derive-theme";
import { mixed } from "@tieout/ui-kit/theme/derivation/oklch";
import type { Status } from "@tieout/ui-kit/theme/derivation/tokens";

/** The few colours a mail has, as plain hex: mail programs know no variables. */
export interface MailColors {
  readonly canvas: string;
  readonly card: string;
  readonly text: string;
  /** What is said beside the matter, on the card. */
  readonly quiet: string;
  /** What is said below the card, on the canvas. */
  readonly foot: string;
  readonly line: string;
  readonly link: string;
  readonly button: string;
  readonly buttonBorder: string;
  readonly buttonText: string;
  readonly positive: ToneColors;
  readonly warning: ToneColors;
  readonly critical: ToneColors;
}

interface ToneColors {
  readonly color: string;
  readonly surface: string;
  readonly border: string;
}

/**
 * From a tenant's two colours to a mail's: what the portals' light theme has for the same parts, so that text can be
 * read whatever colours a tenant chooses. The canvas is the stronger one: mail programs have white around it.
 */
export function mailColors({ primaryColor, secondaryColor }: Brand): MailColors {
  const { tokens } = deriveTheme({ primaryColor, secondaryColor, mode: "light" });
  const { accentSolid, accentEdge } = tokens;
  const tone = (status: Status): ToneColors => ({
    color: tokens[`${status}Text`],
    surface: tokens[`${status}Bg`],
    border: tokens[`${status}Border`],
  });

  return {
    canvas: tokens.canvasStrong,
    card: tokens.surface,
    text: tokens.text,
    quiet: tokens.textMuted,
    foot: tokens.textSubtle,
    line: tokens.line,
    link: tokens.accentText,
    button: accentSolid,
    // As the portals' primary button has its edge: none, where the fill is seen without one.
    buttonBorder: accentEdge === "transparent" ? accentSolid : mixed(accentSolid, accentEdge, 0.42),
    buttonText: tokens.accentOnSolid,
    positive: tone("success"),
    warning: tone("warning"),
    critical: tone("danger"),
  };
}
