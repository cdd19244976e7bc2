import { useIntl } from "react-intl";

/** Amounts in the smallest unit as text: "1,240.00". `digits` of it are decimals. */
export function useAmount(digits: number): (minor: number) => string {
  const { formatNumber } = useIntl();
  return (minor) =>
    formatNumber(minor / 10 ** digits, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
}
