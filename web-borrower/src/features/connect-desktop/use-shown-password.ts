import { useQuery } from "@tanstack/react-query";
import type { Problem } from "@tieout/web-portal/answer";
import {
  type WebConnector,
  type WebConnectorPath,
  webConnectorPassword,
} from "../../api/web-connector.ts";

/** The password of a request, as far as this page may show it. */
export interface ShownPassword {
  /** Only known to the page that had it made. */
  readonly password: string | undefined;
  readonly isMaking: boolean;
  readonly problem: Problem | null;
  /** Makes another; the one before stops working. */
  readonly renew: () => void;
}

/** The first one is made by itself, so that it stands where it's needed. */
export function useShownPassword(
  path: WebConnectorPath,
  { passwordMadeAt }: WebConnector,
): ShownPassword {
  const { data, isFetching, error, refetch } = useQuery({
    ...webConnectorPassword(path),
    enabled: passwordMadeAt === undefined,
  });
  // Another was made meanwhile, at another computer: this one doesn't work any more.
  const isOld = data && passwordMadeAt && new Date(data.madeAt) < new Date(passwordMadeAt);
  return {
    password: isFetching || isOld ? undefined : data?.password,
    isMaking: isFetching,
    problem: error,
    // A second press finds the first one's password, and makes no other.
    renew: () => void refetch({ cancelRefetch: false }),
  };
}
