import { useQueryClient } from "@tanstack/react-query";
import { Button, EndNotice } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { forgetAnswers } from "./log-out.ts";
import { forgetSession } from "./session-memory.ts";

/** OK forgets the person and restarts at the site root (P-M5). */
export function SessionLostNote({ children }: { readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const startOver = () => {
    forgetSession();
    forgetAnswers(queryClient);
    window.location.assign("/");
  };

  return (
    <EndNotice
      title={formatMessage({ id: "session.expired" })}
      action={
        <Button variant="primary" size="small" onClick={startOver}>
          <FormattedMessage id="session.ok" />
        </Button>
      }
    >
      {children}
    </EndNotice>
  );
}
