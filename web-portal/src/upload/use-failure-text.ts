import { useIntl } from "react-intl";
import { useReason } from "../messages/use-reason.ts";
import type { UploadFailure } from "./upload-file.ts";

/** The server's own words if it has some (S-V3, S-V4). */
export function useFailureText(): (failure: UploadFailure) => string {
  const { formatMessage } = useIntl();
  const reasonOf = useReason();

  return (failure) => {
    switch (failure.kind) {
      case "too-large":
        return formatMessage({ id: "file.too-large" });
      case "invalid-type":
      case "picture":
      case "numbers":
      case "database":
        return formatMessage({ id: `file.${failure.kind}` });
      case "cancelled":
        return formatMessage({ id: "file.cancelled" });
      case "refused": {
        const said = reasonOf(failure.problem);
        const own = failure.problem.status === 415 ? "file.unsupported" : "file.unknown";
        return said ?? formatMessage({ id: own });
      }
      case "failed": {
        const { status, reason } = failure;
        if (status === 0) return formatMessage({ id: "file.unreachable" });
        if (status === 413) return formatMessage({ id: "file.too-large" });
        if (status === 415) return formatMessage({ id: "file.unsupported" });
        if (reason === "") return formatMessage({ id: "file.unknown" });
        return formatMessage({ id: "file.status" }, { status, reason });
      }
    }
  };
}
