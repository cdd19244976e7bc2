import { type Problem, unreachable } from "@tieout/web-portal/answer";
import type { IntlShape } from "react-intl";

/** The server's own words, or that nobody answered; undefined where neither. */
export function reasonOf(
  { type, description }: Problem,
  formatMessage: IntlShape["formatMessage"],
): string | undefined {
  if (type === unreachable) return formatMessage({ id: "trouble.unreachable" });
  return description === "" ? undefined : description;
}
