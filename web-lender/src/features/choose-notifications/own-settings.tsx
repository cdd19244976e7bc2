import { useQuery } from "@tanstack/react-query";
import { Card, ErrorPanel, Skeleton, Stack, useSkeleton } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { userNotificationSettings } from "../../api/notifications.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import * as styles from "./choose-notifications.css.ts";
import { OwnSetting } from "./own-setting.tsx";
import { useChooseForAll } from "./use-choose.ts";

/** What somebody is told of in all of their workspaces. */
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
