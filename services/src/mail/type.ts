import { isSerif } from "@tieout/ui-kit/theme/derivation/fonts";

/** How a mail's names are set. Its text is always in the plain family. */
export interface MailType {
  /** The tenant's, beside the logo. */
  readonly name: string;
  readonly heading: string;
}

const fallbacks = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** No mail brings a font along: whoever has none of these reads their own. */
export const family = `Inter,${fallbacks}`;

const sans = `'Inter Display',Inter,${fallbacks};letter-spacing:-.018em`;
const serif = "'Source Serif 4','EB Garamond',Georgia,'Times New Roman',serif;letter-spacing:0";
const figures = "font-variant-numeric:lining-nums;text-wrap:balance";

/** As the portals set a tenant's headings: there are two ways. */
export function mailType(font: string | undefined): MailType {
  return isSerif(font)
    ? { name: `font:500 20px/26px ${serif}`, heading: `font:500 27px/34px ${serif};${figures}` }
    : { name: `font:600 18px/26px ${sans}`, heading: `font:600 25px/31px ${sans};${figures}` };
}
