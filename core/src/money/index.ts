export { currencyDigits, formatDecimal, parseDecimal } from "./decimal.ts";
export { type Minor, negate, sum, toMinor } from "./minor.ts";
