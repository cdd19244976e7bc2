import { Cell, ColumnHeader, Row, Switch, Table } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { UserNotificationSetting, WorkspaceSubscription } from "../../api/notifications.ts";
import type { WorkspaceListItem } from "../../api/workspaces.ts";
import { AskScope } from "./ask-scope.tsx";
import * as styles from "./choose-notifications.css.ts";

export interface Chosen {
  readonly setting: UserNotificationSetting;
  readonly workspace: WorkspaceListItem;
  readonly enabled: boolean;
  readonly scope: "this" | "all";
}

interface SubscriptionTableProps {
  readonly settings: readonly UserNotificationSetting[];
  readonly workspaces: readonly WorkspaceListItem[];
  readonly subscriptions: readonly WorkspaceSubscription[];
  readonly saving: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

export function SubscriptionTable(props: SubscriptionTableProps) {
  const { workspaces, subscriptions, saving, onChoose } = props;
  const { formatMessage } = useIntl();
  const settings = props.settings.filter(({ byWorkspace }) => byWorkspace);
  const isOn = (workspaceId: string, notificationId: string) =>
    subscriptions
      .filter((one) => one.workspaceId === workspaceId && one.notificationId === notificationId)
      .some(({ notificationMethods }) => notificationMethods.some(({ enabled }) => enabled));

  return (
    <div className={styles.table}>
      <Table
        label={formatMessage({ id: "notifications.byWorkspace" })}
        busy={saving !== undefined}
        columns={
          <>
            <ColumnHeader>
              <FormattedMessage id="notifications.workspace" />
            </ColumnHeader>
            {settings.map(({ id, type }) => (
              <ColumnHeader key={id} align="center">
                <FormattedMessage id={`notifications.short.${type}`} />
              </ColumnHeader>
            ))}
          </>
        }
      >
        {workspaces.map((workspace) => (
          <Row key={workspace.id} state={workspace.accessible ? "normal" : "locked"}>
            <Cell rowHeader tone="strong">
              {workspace.displayName}
            </Cell>
            {settings.map((setting) => (
              <Cell key={setting.id} align="center">
                <span aria-hidden className={styles.what}>
                  <FormattedMessage id={`notifications.short.${setting.type}`} />
                </span>
                <SubscriptionSwitch
                  what={formatMessage({ id: `notifications.short.${setting.type}` })}
                  workspaceName={workspace.displayName}
                  enabled={isOn(workspace.id, setting.id)}
                  mayChoose={setting.may.choose}
                  busy={saving !== undefined}
                  sought={soughtBy(saving, { setting, workspace })}
                  onChoose={(enabled, scope) => onChoose({ setting, workspace, enabled, scope })}
                />
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </div>
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
function SubscriptionSwitch(props: SubscriptionSwitchProps) {
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

function soughtBy(
  saving: Chosen | undefined,
  { setting, workspace }: Pick<Chosen, "setting" | "workspace">,
): boolean | undefined {
  const isMeant =
    saving?.setting.id === setting.id &&
    (saving.scope === "all" || saving.workspace.id === workspace.id);
  return isMeant ? saving.enabled : undefined;
}
