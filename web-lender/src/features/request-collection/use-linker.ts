import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { connectionRequest } from "../../api/connection-requests.ts";
import { beginSubmission, startImport } from "./begin-submission.ts";
import { type ConnectionChoice, packageOf } from "./connection-choice.ts";
import { linkerState } from "./linker-state.ts";
import { useVendorWindow } from "./use-vendor-window.ts";
import { requestOf, type Wish } from "./wish.ts";

interface Linking {
  readonly workspaceId: string;
  readonly wish: Wish;
  readonly choice: ConnectionChoice;
  readonly onImporting: () => void;
}

/**
 * Connects a package: prepares its page, opens it, waits for what the server hears, and starts the
 * import once somebody has said that it is the right company.
 */
export function useLinker({ workspaceId, wish, choice, onImporting }: Linking) {
  const [attempt, setAttempt] = useState<string>(() => crypto.randomUUID());
  const submissionId = useRef<Promise<string>>(undefined);
  const vendorWindow = useVendorWindow();
  const now = useNow(15_000);

  // What is prepared belongs to this attempt alone: never shared, never asked for twice.
  const prepared = useQuery({
    queryKey: ["connection-attempt", attempt],
    queryFn: async () => {
      submissionId.current ??= begun(workspaceId, wish, () => {
        submissionId.current = undefined;
      });
      return prepare(workspaceId, await submissionId.current, choice);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const isOpened = vendorWindow.state !== "unopened";
  const watched = useQuery({
    ...connectionRequest(workspaceId, prepared.data?.id ?? ""),
    enabled: prepared.data !== undefined && isOpened,
  });
  const importing = useMutation({
    mutationFn: async (connectionId: string) => {
      await startImport(workspaceId, (await submissionId.current) ?? "", connectionId);
    },
    onSuccess: onImporting,
  });

  return {
    state: linkerState({
      hasFailed: prepared.isError,
      request: (isOpened ? watched.data : undefined) ?? prepared.data,
      vendorWindow: vendorWindow.state,
      now,
    }),
    failure: prepared.error,
    open: () => {
      const address = prepared.data?.connectionEndpoint;
      if (address !== undefined) vendorWindow.open(address);
    },
    bringToFront: vendorWindow.bringToFront,
    tryAgain: () => {
      vendorWindow.reset();
      setAttempt(crypto.randomUUID());
    },
    startImport: importing.mutate,
    isStarting: importing.isPending,
    importFailure: importing.error,
  };
}

async function begun(workspaceId: string, wish: Wish, onFailed: () => void): Promise<string> {
  try {
    return await beginSubmission(workspaceId, requestOf(wish));
  } catch (error) {
    onFailed();
    throw error;
  }
}

async function prepare(workspaceId: string, submissionId: string, choice: ConnectionChoice) {
  const path = { workspaceId };
  const { token } = await answerOf(
    client.POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", { params: { path } }),
  );
  return answerOf(
    client.POST("/Workspaces/{workspaceId}/ConnectionRequests", {
      params: { path },
      body: {
        accountingPackage: packageOf(choice),
        delegatedAccessToken: token,
        submissionId,
        sourceFlow: "lender",
        ...(choice.kind === "relink" && { existingConnectionId: choice.connection.id }),
      },
    }),
  );
}

/** The time, told again every so often, for a page that says how long something is still good. */
function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);

  return now;
}
