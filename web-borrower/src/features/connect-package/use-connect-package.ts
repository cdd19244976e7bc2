import { useEffect } from "react";
import { noAnswer } from "../../api/client.ts";
import type { AccountingPackage } from "../../api/tenant-settings.ts";
import { useAction } from "../../app/use-action.ts";
import type { PackageAgreed, Refusal, SubmissionAsked } from "./prepare.ts";

export interface ConnectingPackage {
  readonly connect: (agreed: PackageAgreed) => void;
  readonly opening: AccountingPackage | undefined;
  readonly refused:
    | { readonly accountingPackage: AccountingPackage | undefined; readonly problem: Refusal }
    | undefined;
}

/** Sends the borrower to the package's own page. Until they return, the tab remembers ids only. */
export function useConnectPackage(
  asked: SubmissionAsked,
  onReady: (address: string) => void,
): ConnectingPackage {
  const { run, reset, input, error, isPending, isDone } = useAction<string, PackageAgreed, Refusal>(
    {
      call: async (agreed) => (await loadPrepare())(asked, agreed),
      onDone: (address) => onReady(address),
    },
  );

  useEffect(() => {
    // Preloads for the next press, which retries a failure.
    loadPrepare().catch(() => {});
  }, []);
  // Resets a page restored by the browser's Back button.
  useEffect(() => {
    if (!isDone) return;
    const returned = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, [reset, isDone]);

  return {
    connect: run,
    opening: isPending || isDone ? input?.accountingPackage : undefined,
    refused: error ? { accountingPackage: input?.accountingPackage, problem: error } : undefined,
  };
}

/** Not needed for the first paint. */
async function loadPrepare() {
  try {
    return (await import("./prepare.ts")).prepare;
  } catch {
    throw { ...noAnswer, failed: "failedToSubmit" } satisfies Refusal;
  }
}
