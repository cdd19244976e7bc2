export { type BusinessNameFault, businessNameFault } from "./business-name.ts";
export { cellSeparator } from "./cell-separator.ts";
export { type CellSeparator, csvRecord } from "./csv-record.ts";
export { type EmailFault, emailFault, isInDomains, parseEmail, sameEmail } from "./email.ts";
export {
  maximumLengths,
  shortened,
  type TextFault,
  type TextRule,
  textFault,
} from "./text-fault.ts";
export { hasUnsafeMarkup } from "./unsafe-markup.ts";
