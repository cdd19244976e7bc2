import { useIntl } from "react-intl";
import type { Problem } from "../api/answer.ts";

/** The server's own words, or that nobody answered; undefined where neither. */
export function useReason(): (problem: Problem) => string | undefined {
  const { formatMessage } = useIntl();
  return ({ type, description }) => {
    if (type === "unreachable") return formatMessage({ id: "file.unreachable" });
    return description === "" ? undefined : description;
  };
}
