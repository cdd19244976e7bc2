import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
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
  const opening = useAction({
    call: (otherAccount: boolean) =>
      answerOf(
        client.POST("/auth/login", {
          body: { uiLocales: locale, ...(otherAccount && { otherAccount }) },
        }),
      ),
    onDone: ({ location }) => window.location.assign(location),
  });

  return {
    logIn: (way, { otherAccount } = { otherAccount: false }) => {
      if (way.to === "provider") {
        void opening.run(otherAccount);
        return;
      }
      rememberTeam(way.team);
      window.location.assign(way.team.url);
    },
    isOpening: opening.isPending || opening.isDone,
    refusal: opening.failure,
  };
}
