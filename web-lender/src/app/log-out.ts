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
  /** From the press until another page is there. */
  readonly isLoggingOut: boolean;
  readonly failed: boolean;
}

/** Ends the session here, then at the identity provider; a session that has ended already is left as well. */
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

/** Leaves nothing of this person in the browser: what was read, typed, dismissed, and where they were. */
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

/** What was read for this person; what anybody may know of the tenant stays. */
export function forgetAnswers(queryClient: QueryClient): void {
  const stays = hashKey(tenantSettings().queryKey);
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== stays });
}

export const LogOutContext = createContext<() => void>(() => {});

/** Logs out whoever is logged in. */
export const useLogOut = () => use(LogOutContext);
