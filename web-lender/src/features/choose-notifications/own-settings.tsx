import { useQuery } from "@tanstack/react-query";
import {
  Badge,
  Card,
  ErrorPanel,
  Skeleton,
  Stack,
  Switch,
  Text,
  useSkeleton,
} from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type UserNotificationSetting, userNotificationSettings } from "../../api/notifications.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import * as styles from "./choose-notifications.css.ts";
import { AskScope, useChooseForAll } from "./choosing.tsx";

export function OwnSettings() {
  const { formatMessage } = useIntl();
  const { data, error, isPending, refetch } = useQuery(userNotificationSettings());
  const choosing = useChooseForAll();
  const sought = choosing.isPending ? choosing.input : undefined;
  const showsSkeleton = useSkeleton(isPending);

  return (
    <Stack gap="medium">
      {error && (
        <LoadFailure
          title={formatMessage({ id: "notifications.failed" })}
          error={error}
          onTryAgain={() => refetch()}
        />
      )}
      {choosing.failure !== undefined && (
        <ErrorPanel title={formatMessage({ id: "notifications.saveFailed" })}>
          {choosing.failure}
        </ErrorPanel>
      )}
      {(data || !error) && (
        <Card title={formatMessage({ id: "notifications.acrossAll" })} inset="none">
          {showsSkeleton && (
            <Skeleton shape="rows" count={4} label={formatMessage({ id: "waiting" })} />
          )}
          {data && !showsSkeleton && (
            <>
              <ul className={styles.settings}>
                {data.map((setting) => (
                  <OwnSetting
                    key={setting.id}
                    setting={setting}
                    busy={choosing.isPending}
                    sought={sought?.id === setting.id ? sought.enabled : undefined}
                    onChoose={(enabled, applyToAllWorkspaces) =>
                      choosing.run({ id: setting.id, enabled, applyToAllWorkspaces })
                    }
                  />
                ))}
              </ul>
              <p className={styles.note}>
                <FormattedMessage id="notifications.asker" />
              </p>
            </>
          )}
        </Card>
      )}
    </Stack>
  );
}

interface OwnSettingProps {
  readonly setting: UserNotificationSetting;
  readonly busy: boolean;
  /** The new value, while it's being saved. */
  readonly sought: boolean | undefined;
  readonly onChoose: (enabled: boolean, applyToAllWorkspaces: boolean) => void;
}

/** Asks whether workspaces with their own setting follow (P-U89). */
function OwnSetting({ setting, busy, sought, onChoose }: OwnSettingProps) {
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
      <div className={styles.text}>
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
