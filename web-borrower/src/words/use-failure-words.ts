import { useIntl } from "react-intl";
import type { UploadFailure } from "../api/upload-file.ts";
import { reasonOf } from "./reason.ts";

/** Why a file didn't arrive, for who sent it: the server's own words where it has some (S-V3, S-V4). */
export function useFailureWords(): (failure: UploadFailure) => string {
  const { formatMessage } = useIntl();

  return (failure) => {
    switch (failure.kind) {
      case "too-large":
        return formatMessage({ id: "documents.too-large" });
      case "invalid-type":
        return formatMessage({ id: "file.invalid-type" });
      case "cancelled":
        return formatMessage({ id: "documents.cancelled" });
      case "refused": {
        const said = reasonOf(failure.problem, formatMessage);
        const own = failure.problem.status === 415 ? "documents.unsupported" : "documents.unknown";
        return said ?? formatMessage({ id: own });
      }
      case "failed": {
        const { status, reason } = failure;
        if (status === 0) return formatMessage({ id: "trouble.unreachable" });
        if (status === 413) return formatMessage({ id: "documents.too-large" });
        if (status === 415) return formatMessage({ id: "documents.unsupported" });
        if (reason === "") return formatMessage({ id: "documents.unknown" });
        return formatMessage({ id: "documents.status" }, { status, reason });
      }
    }
  };
}
