import { useIntl } from "react-intl";
import type { Problem } from "../api/answer.ts";

/** Why something failed: the server's own words, or that nobody answered. Nothing, where neither. */
export function useReason(): (problem: Problem) => string | undefined {
  const { formatMessage } = useIntl();
  return ({ type, description }) => {
    if (type === "unreachable") return formatMessage({ id: "file.unreachable" });
    return description === "" ? undefined : description;
  };
}
