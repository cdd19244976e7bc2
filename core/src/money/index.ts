export { currencyDigits, formatDecimal, isCurrencyCode, parseDecimal } from "./decimal.ts";
export { InexactAmount, type Minor, negate, sum, toMinor } from "./minor.ts";
