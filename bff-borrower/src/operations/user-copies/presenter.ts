import type { components } from "@tieout/openapi/borrower";
import type { UserCopyInHand } from "@tieout/services/user-copies/user-copy";

type RequestedUserCopy = components["schemas"]["RequestedUserCopy"];

const states = {
  AwaitingConfirmation: "awaiting-confirmation",
  Building: "building",
} as const satisfies Record<UserCopyInHand["state"], RequestedUserCopy["state"]>;

export const presentRequestedUserCopy = ({
  address,
  state,
}: UserCopyInHand): RequestedUserCopy => ({ emailAddress: address, state: states[state] });
