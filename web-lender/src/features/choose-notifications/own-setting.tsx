import { Badge, Switch, Text } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { UserNotificationSetting } from "../../api/notifications.ts";
import { AskScope } from "./ask-scope.tsx";
import * as styles from "./choose-notifications.css.ts";

interface OwnSettingProps {
  readonly setting: UserNotificationSetting;
  readonly busy: boolean;
  /** What it is to be, while it's being saved. */
  readonly sought: boolean | undefined;
  readonly onChoose: (enabled: boolean, applyToAllWorkspaces: boolean) => void;
}

/** One type for all workspaces. Where some are set apart, it asks whether they follow (P-U89). */
export function OwnSetting({ setting, busy, sought, onChoose }: OwnSettingProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const { title, description, workspacesSetApart: count, notificationMethods, may } = setting;
  const enabled = notificationMethods.some((method) => method.enabled);
  const choose = (applyToAllWorkspaces: boolean) => {
    setIsAsking(false);
    onChoose(!enabled, applyToAllWorkspaces);
  };
  const label = `${title}, ${formatMessage({ id: "notifications.email" })}`;
  const shared = { label, checked: sought ?? (isAsking ? !enabled : enabled), busy };

  return (
    <li className={styles.setting}>
      <div className={styles.words}>
        <Text as="p" weight="medium">
          {title}
        </Text>
        <Text as="p" size="small" tone="muted">
          {description} {!may.choose && <FormattedMessage id="notifications.requiredHint" />}{" "}
          {may.choose && count > 0 && (
            <FormattedMessage id="notifications.setApart" values={{ count }} />
          )}
        </Text>
      </div>
      <div className={styles.means}>
        {!may.choose && (
          <Badge>
            <FormattedMessage id="notifications.required" />
          </Badge>
        )}
        <Text size="small" tone="muted">
          <FormattedMessage id="notifications.email" />
        </Text>
        {count > 0 && may.choose ? (
          <AskScope
            trigger={<Switch {...shared} onChange={() => {}} />}
            open={isAsking}
            onOpenChange={setIsAsking}
            question={formatMessage({
              id: enabled ? "notifications.askOff" : "notifications.askOn",
            })}
            narrow={formatMessage({ id: "notifications.keep" })}
            onNarrow={() => choose(false)}
            wide={formatMessage({ id: "notifications.all" })}
            onWide={() => choose(true)}
            busy={busy}
          >
            <FormattedMessage id="notifications.keepApart" values={{ count }} />
          </AskScope>
        ) : (
          <Switch {...shared} disabled={!may.choose} onChange={() => choose(false)} />
        )}
      </div>
    </li>
  );
}
