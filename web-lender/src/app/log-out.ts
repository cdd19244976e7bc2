import { hashKey, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { answerOf, problemOf } from "@tieout/web-portal/answer";
import { onDevice } from "@tieout/web-portal/browser-storage";
import { createContext, use, useCallback } from "react";
import { useAction } from "../action/use-action.ts";
import { client } from "../api/client.ts";
import { tenantSettings } from "../api/tenant-settings.ts";
import { forgetDrafts } from "../drafts/draft-store.ts";
import { takeRememberedPath } from "./remembered-path.ts";
import { tellEnded } from "./session-events.ts";
import { forgetSession } from "./session-memory.ts";

interface SigningOut {
  readonly logOut: () => void;
  /** From the press until another page loads. */
  readonly isLoggingOut: boolean;
  readonly failed: boolean;
}

/** Here, then at the identity provider, even if the session has already ended. */
export function useSigningOut(): SigningOut {
  const forget = useForgetPerson();
  const leave = (address: string) => {
    forget();
    tellEnded("logged-out");
    window.location.assign(address);
  };
  const { run, isPending, isDone, error } = useAction({
    call: () => answerOf(client.POST("/auth/signout")),
    onDone: ({ logoutUrl }) => leave(logoutUrl),
    onFailed: ({ problem }) => problem?.status === 401 && leave("/login"),
  });

  return {
    logOut: () => void run(),
    isLoggingOut: isPending || isDone || error !== null,
    failed: error !== null && problemOf(error)?.status !== 401,
  };
}

/** Clears cached data, drafts, dismissals and the remembered address. */
export function useForgetPerson(): () => void {
  const queryClient = useQueryClient();

  return useCallback(() => {
    forgetAnswers(queryClient);
    onDevice.remove("tieout.dismissedImports");
    takeRememberedPath();
    forgetSession();
    forgetDrafts();
  }, [queryClient]);
}

/** Keeps what is public about the tenant. */
export function forgetAnswers(queryClient: QueryClient): void {
  const stays = hashKey(tenantSettings().queryKey);
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== stays });
}

export const LogOutContext = createContext<() => void>(() => {});

export const useLogOut = () => use(LogOutContext);
