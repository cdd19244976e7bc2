/** How a cell looks. Equal styles are one style in the file, whoever made them. */
export interface CellStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** In points; 10 where nothing is said. */
  readonly size?: number;
  /** Six hexadecimal digits, without a number sign. */
  readonly color?: string;
  readonly fill?: string;
  readonly align?: "left" | "center" | "right";
  /** In steps of about three characters. */
  readonly indent?: number;
  readonly wrap?: boolean;
  /** Beside texts that run over several lines; at the bottom where nothing is said. */
  readonly vertical?: "top";
  readonly underline?: boolean;
  readonly top?: Rule;
  readonly bottom?: Rule;
  /** A number format code, as spreadsheets write them: `#,##0.00;(#,##0.00)`. */
  readonly numberFormat?: string;
}

export type Rule = "hair" | "thin" | "medium" | "double";
