import { type SharedLink, sharedLinkState } from "./shared-link.ts";

export type Acceptance =
  | { readonly result: "accepted" }
  | { readonly result: "link-deleted" }
  | { readonly result: "link-expired" }
  | { readonly result: "lender-disabled" }
  | { readonly result: "already-collected" }
  | { readonly result: "limit-reached" };

export interface Circumstances {
  readonly now: Date;
  /** The tenant takes no borrowers in at the moment (D-55). */
  readonly borrowerFlowDisabled: boolean;
  /** The books came before, and once is enough. */
  readonly alreadyCollected: boolean;
  /** What the lender's contract has left; `Infinity` where it sets no limit. */
  readonly collectionsLeft: number;
  /** The same submission has been paid for: another attempt costs nothing (D-39). */
  readonly alreadyReserved: boolean;
}

/** Takes in a borrower who came by a link, or says why not; the first reason that matters counts. */
export function accept(link: SharedLink, circumstances: Circumstances): Acceptance {
  const { now, borrowerFlowDisabled, alreadyCollected, collectionsLeft, alreadyReserved } =
    circumstances;

  const state = sharedLinkState(link, now);
  if (state !== "open") return { result: state };
  if (borrowerFlowDisabled) return { result: "lender-disabled" };
  if (alreadyCollected) return { result: "already-collected" };
  if (collectionsLeft <= 0 && !alreadyReserved) return { result: "limit-reached" };

  return { result: "accepted" };
}
