import { Button } from "@tieout/ui-kit";
import { ExternalLink } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { LinkerState } from "./linker-state.ts";

interface LinkerButtonProps {
  readonly state: LinkerState;
  readonly name: string;
  readonly linker: {
    readonly open: () => void;
    readonly bringToFront: () => void;
    readonly tryAgain: () => void;
  };
}

/** The one thing to do next. */
export function LinkerButton({ state, name, linker }: LinkerButtonProps) {
  const { formatMessage } = useIntl();

  switch (state.is) {
    case "preparing":
    case "ready":
    case "blocked":
      return (
        <Button
          variant="primary"
          busy={state.is === "preparing"}
          busyLabel={formatMessage({ id: "linker.preparing" })}
          trailingIcon={<ExternalLink />}
          onClick={linker.open}
        >
          {formatMessage({ id: "linker.open" }, { name })}
        </Button>
      );
    case "waiting":
      return (
        <Button onClick={linker.bringToFront}>
          <FormattedMessage id="linker.toFront" />
        </Button>
      );
    case "failed":
    case "closed":
    case "expired":
    case "refused":
      return (
        <Button variant="primary" onClick={linker.tryAgain}>
          <FormattedMessage id="failure.tryAgain" />
        </Button>
      );
    case "connected":
      return null;
  }
}
