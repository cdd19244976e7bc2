import { type Brand, deriveTheme } from "@tieout/ui-kit/theme/derivation/derive-theme";
import { isSerif } from "@tieout/ui-kit/theme/derivation/fonts";
import { mixed } from "@tieout/ui-kit/theme/derivation/oklch";
import type { Status } from "@tieout/ui-kit/theme/derivation/tokens";

export interface TenantLook {
  readonly visibleName: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly font?: string;
  /** The logo is attached as `logo`. */
  readonly hasLogo: boolean;
  /** Legal name and address; the visible name where there's none. */
  readonly legalFooter?: string;
}

export interface MailBrand {
  readonly visibleName: string;
  readonly colors: MailColors;
  readonly type: MailType;
  readonly hasLogo: boolean;
  readonly legalFooter: string;
}

export function mailBrand(look: TenantLook): MailBrand {
  const { visibleName, hasLogo, legalFooter = visibleName } = look;
  const colors = mailColors(look);
  return { visibleName, colors, type: mailType(look.font), hasLogo, legalFooter };
}

/** Plain hex: mail programs know no CSS variables. */
export interface MailColors {
  readonly canvas: string;
  readonly card: string;
  readonly text: string;
  /** Less important text on the card. */
  readonly quiet: string;
  /** Text below the card, on the canvas. */
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

/** A mail's colors from the tenant's two, matching the portals' light theme for contrast on a stronger canvas. */
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
    // Like the portals' primary button: no border where the fill is visible without one.
    buttonBorder: accentEdge === "transparent" ? accentSolid : mixed(accentSolid, accentEdge, 0.42),
    buttonText: tokens.accentOnSolid,
    positive: tone("success"),
    warning: tone("warning"),
    critical: tone("danger"),
  };
}

const fallbacks = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail has no embedded fonts, so these are system ones. */
export const family = `Inter,${fallbacks}`;

interface MailType {
  /** The tenant's, beside the logo. */
  readonly name: string;
  readonly heading: string;
}

const sans = `'Inter Display',Inter,${fallbacks};letter-spacing:-.018em`;
const serif = "'Source Serif 4','EB Garamond',Georgia,'Times New Roman',serif;letter-spacing:0";
const figures = "font-variant-numeric:lining-nums;text-wrap:balance";

/** Headings as in the portals. */
function mailType(font: string | undefined): MailType {
  return isSerif(font)
    ? { name: `font:500 20px/26px ${serif}`, heading: `font:500 27px/34px ${serif};${figures}` }
    : { name: `font:600 18px/26px ${sans}`, heading: `font:600 25px/31px ${sans};${figures}` };
}
