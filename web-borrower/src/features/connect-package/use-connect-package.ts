import { useEffect } from "react";
import { noAnswer } from "../../api/client.ts";
import type { AccountingPackage } from "../../api/tenant-settings.ts";
import { useAction } from "../../app/use-action.ts";
import type { Refusal, SubmissionAsked } from "./prepare.ts";

export interface ConnectingPackage {
  readonly connect: (accountingPackage: AccountingPackage) => void;
  /** The package that is being opened, until the browser has left. */
  readonly opening: AccountingPackage | undefined;
  /** The package that could not be opened, and why. */
  readonly refused:
    | { readonly accountingPackage: AccountingPackage | undefined; readonly problem: Refusal }
    | undefined;
}

/**
 * Sends the borrower to a package's own page: a submission, a token that is good once, and the address
 * where the package asks for consent. Between the two pages the tab remembers ids only.
 */
export function useConnectPackage(
  asked: SubmissionAsked,
  onReady: (address: string) => void,
): ConnectingPackage {
  const { run, reset, input, error, isPending, isDone } = useAction<
    string,
    AccountingPackage,
    Refusal
  >({
    call: async (accountingPackage) => (await loadPrepare())(asked, accountingPackage),
    onDone: (address) => onReady(address),
  });

  useEffect(() => {
    // Whoever looks at the packages presses one soon. What fails here is tried again then.
    loadPrepare().catch(() => {});
  }, []);
  // A page that comes back with the browser's back button is no longer on its way out; one that waits still does.
  useEffect(() => {
    if (!isDone) return;
    const returned = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, [reset, isDone]);

  return {
    connect: run,
    opening: isPending || isDone ? input : undefined,
    refused: error ? { accountingPackage: input, problem: error } : undefined,
  };
}

/** Nothing of it is needed for the first look. */
async function loadPrepare() {
  try {
    return (await import("./prepare.ts")).prepare;
  } catch {
    throw { ...noAnswer, failed: "failedToSubmit" } satisfies Refusal;
  }
}
