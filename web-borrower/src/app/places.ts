import { anonymousRequestId } from "@tieout/core/submission";
import type { LinkSession } from "../api/link-session.ts";

type Came = Pick<LinkSession, "submissionRequestId">;

/** Whether somebody came by the lender's standing address, without a link of their own (D-11). */
export const isAnonymous = ({ submissionRequestId }: Came): boolean =>
  submissionRequestId === anonymousRequestId;

/** Where a visit ends (D-19). */
export const completionOf = (session: Came): "/submission" | "/submission-l" =>
  isAnonymous(session) ? "/submission" : "/submission-l";
