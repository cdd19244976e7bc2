import { type Problem, tooSlow, unreachable } from "@tieout/web-portal/answer";
import type { IntlShape } from "react-intl";

/** The server's own words, or that nobody answered, or not soon enough; undefined where neither. */
export function reasonOf(
  { type, description }: Problem,
  formatMessage: IntlShape["formatMessage"],
): string | undefined {
  if (type === tooSlow) return formatMessage({ id: "trouble.slow" });
  if (type === unreachable) return formatMessage({ id: "trouble.unreachable" });
  return description === "" ? undefined : description;
}
