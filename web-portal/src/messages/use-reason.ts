import { useIntl } from "react-intl";
import type { Problem } from "../api/answer.ts";

export function useReason(): (problem: Problem) => string | undefined {
  const { formatMessage } = useIntl();
  return ({ type, description }) => {
    if (type === "unreachable") return formatMessage({ id: "file.unreachable" });
    return description === "" ? undefined : description;
  };
}
