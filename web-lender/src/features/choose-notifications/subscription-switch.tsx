import { Switch } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AskScope } from "./ask-scope.tsx";

interface SubscriptionSwitchProps {
  /** What it's about, in a word. */
  readonly what: string;
  readonly workspaceName: string;
  readonly enabled: boolean;
  readonly mayChoose: boolean;
  readonly busy: boolean;
  /** What it is to be, while it's being saved. */
  readonly sought: boolean | undefined;
  readonly onChoose: (enabled: boolean, scope: "this" | "all") => void;
}

/** One type in one workspace. Asks whether it's meant for all of them (P-T39). */
export function SubscriptionSwitch(props: SubscriptionSwitchProps) {
  const { what, workspaceName: workspace, enabled, mayChoose, busy, sought, onChoose } = props;
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const choose = (scope: "this" | "all") => {
    setIsAsking(false);
    onChoose(!enabled, scope);
  };

  return (
    <AskScope
      trigger={
        <Switch
          label={formatMessage({ id: "notifications.switch" }, { what, workspace })}
          checked={sought ?? (isAsking ? !enabled : enabled)}
          disabled={!mayChoose}
          busy={busy}
          onChange={() => {}}
        />
      }
      open={isAsking}
      onOpenChange={setIsAsking}
      question={formatMessage({ id: enabled ? "notifications.askOff" : "notifications.askOn" })}
      narrow={formatMessage({ id: "notifications.onlyThis" })}
      onNarrow={() => choose("this")}
      wide={formatMessage({ id: "notifications.all" })}
      onWide={() => choose("all")}
      busy={busy}
    >
      <FormattedMessage
        id={enabled ? "notifications.turnedOff" : "notifications.turnedOn"}
        values={{ what, workspace }}
      />
    </AskScope>
  );
}
