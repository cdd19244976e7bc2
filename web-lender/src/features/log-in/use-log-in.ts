import { useOneAtATime } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { rememberTeam, type WayIn } from "./way-in.ts";

export interface LoggingIn {
  readonly logIn: (way: WayIn, how?: { readonly otherAccount: boolean }) => void;
  /** From the press until the other page is there. */
  readonly isOpening: boolean;
  /** Why it can't begin. */
  readonly refusal: string | undefined;
}

/** Goes on to where somebody proves who they are; without an answer the page stays, and says so. */
export function useLogIn(): LoggingIn {
  const { locale } = useIntl();
  const { mutateAsync, isPending, isSuccess, error } = api.useMutation("post", "/auth/login", {
    onSuccess: ({ location }) => window.location.assign(location),
  });
  const begin = useOneAtATime(mutateAsync);

  return {
    logIn: (way, { otherAccount } = { otherAccount: false }) => {
      if (way.to === "provider") {
        begin({ body: { uiLocales: locale, ...(otherAccount && { otherAccount }) } });
        return;
      }
      rememberTeam(way.team);
      window.location.assign(way.team.url);
    },
    isOpening: isPending || isSuccess,
    refusal: error?.description,
  };
}
