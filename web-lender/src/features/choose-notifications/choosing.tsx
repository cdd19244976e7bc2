import { Button, Inline, Popover, Stack, Switch, Text } from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { type ReactElement, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import {
  allSubscriptions,
  type UserNotificationSetting,
  userNotificationSettings,
} from "../../api/notifications.ts";

interface ForAll {
  readonly id: UserNotificationSetting["id"];
  readonly enabled: boolean;
  readonly applyToAllWorkspaces: boolean;
}

/** Includes workspaces with their own setting where the call says so. */
export const useChooseForAll = (onDone?: () => void) =>
  useAction({
    call: ({ id, enabled, applyToAllWorkspaces }: ForAll) =>
      answerOf(
        client.POST("/notifications/usernotificationsettings", {
          body: [{ id, notificationMethods: [{ type: "Email", enabled }], applyToAllWorkspaces }],
        }),
      ),
    answers: userNotificationSettings().queryKey,
    changes: [allSubscriptions],
    ...(onDone && { onDone }),
  });

interface ForWorkspace {
  readonly notificationId: string;
  readonly workspaceId: string;
  readonly enabled: boolean;
}

export const useChooseForWorkspace = (onDone: () => void) =>
  useAction({
    call: ({ notificationId, workspaceId, enabled }: ForWorkspace) =>
      answerOf(
        client.POST("/notifications/workspaces/notificationsubscriptions", {
          body: [
            { notificationId, workspaceId, notificationMethods: [{ type: "Email", enabled }] },
          ],
        }),
      ),
    changes: [allSubscriptions, userNotificationSettings().queryKey],
    onDone,
  });

interface AskScopeProps {
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly question: string;
  readonly narrow: string;
  readonly onNarrow: () => void;
  readonly wide: string;
  readonly onWide: () => void;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Asks for the scope of a choice. Closing it chooses nothing. */
export function AskScope(props: AskScopeProps) {
  const { trigger, open, onOpenChange, question, children, busy } = props;

  return (
    <Popover
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      label={question}
      title={question}
      align="end"
    >
      <Stack gap="medium">
        <Text as="p" size="small" tone="muted">
          {children}
        </Text>
        <Inline gap="small" wrap>
          <Button size="small" variant="primary" waiting={busy} onClick={props.onNarrow}>
            {props.narrow}
          </Button>
          <Button size="small" waiting={busy} onClick={props.onWide}>
            {props.wide}
          </Button>
        </Inline>
      </Stack>
    </Popover>
  );
}

interface SubscriptionSwitchProps {
  readonly what: string;
  readonly workspaceName: string;
  readonly enabled: boolean;
  readonly mayChoose: boolean;
  readonly busy: boolean;
  /** The new value, while it's being saved. */
  readonly sought: boolean | undefined;
  readonly onChoose: (enabled: boolean, scope: "this" | "all") => void;
}

/** Asks whether it applies to all workspaces (P-T39). */
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
