import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { type Problem, problemOf } from "../../api/problem.ts";

/** What stands in for an invitation's page when it can't be accepted. */
export type InvitationEnd = "expired" | "used" | "replaced" | "unknown" | "unreachable";

/** Asks what an invitation says, once, and goes on to the identity provider with it. */
export function useInvitation(secret: string) {
  const { locale } = useIntl();
  const checked = useRef(false);
  const check = useMutation({
    mutationFn: () => answerOf(client.POST("/invitations/check", { body: { secret } })),
  });
  const accept = useAction({
    call: () =>
      answerOf(client.POST("/invitations/login", { body: { secret, uiLocales: locale } })),
    onDone: ({ location }) => window.location.assign(location),
  });
  const { mutate } = check;
  useEffect(() => {
    if (!checked.current) mutate();
    checked.current = true;
  }, [mutate]);

  const failed = accept.error ?? check.error;
  return {
    invitation: check.data,
    end: failed ? endOf(problemOf(failed)) : undefined,
    tryAgain: () => {
      accept.reset();
      mutate();
    },
    accept: () => accept.run(),
    isOpening: accept.isPending || accept.isDone,
  };
}

function endOf(problem: Problem | undefined): InvitationEnd {
  switch (problem?.type) {
    case "invitation-expired":
      return "expired";
    case "invitation-used":
      return "used";
    case "invitation-replaced":
      return "replaced";
    default:
      return problem?.status === 404 || problem?.status === 400 ? "unknown" : "unreachable";
  }
}
