import { useQueryClient } from "@tanstack/react-query";
import { Button, Callout } from "@tieout/ui-kit";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { onFailure } from "../api/failures.ts";
import type { Problem } from "../api/problem.ts";
import { forgetSession } from "./session-memory.ts";
import { forgetAnswers } from "./use-signing-out.ts";

/** The session ended under somebody's hands. OK forgets who it was and starts over at the site's root (P-M5). */
export function SessionLost() {
  const { formatMessage } = useIntl();
  const description = useLoss();
  const queryClient = useQueryClient();
  const startOver = () => {
    forgetSession();
    forgetAnswers(queryClient);
    window.location.assign("/");
  };

  if (description === undefined) return null;
  return (
    <Callout
      tone="danger"
      title={formatMessage({ id: "session.expired" })}
      actions={
        <Button size="small" onClick={startOver}>
          <FormattedMessage id="session.ok" />
        </Button>
      }
    >
      {description}
    </Callout>
  );
}

/** What the first call said that met the end, whichever it was. */
function useLoss(): string | undefined {
  const [description, setDescription] = useState<string>();
  useEffect(
    () =>
      onFailure((problem, call) => {
        if (isLoss(problem, call)) setDescription(problem.description);
      }),
    [],
  );
  return description;
}

/** Asking who is there may find nobody, and who has no access to a workspace has a session all the same (D-34). */
const isLoss = ({ status, type }: Problem, call: string) =>
  status === 401 && type !== "workspace-access-required" && !call.startsWith("/auth/");
