import { useQuery } from "@tanstack/react-query";
import {
  Badge,
  Card,
  ErrorPanel,
  Segmented,
  Skeleton,
  Stack,
  Text,
  useSkeleton,
} from "@tieout/ui-kit";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ChangedSince as Changed } from "../../api/changed-since.ts";
import {
  type AdministrativeNotificationSetting,
  administrativeNotificationSettings,
} from "../../api/notifications.ts";
import { ChangedSince, differenceOf } from "../../changed-since/changed-since.tsx";
import { LoadFailure } from "../../loading/load-failure.tsx";
import type { PlainMessageId } from "../../messages/catalogue.ts";
import * as styles from "./administer-notifications.css.ts";
import { AddRecipient, Recipients } from "./recipients.tsx";
import { actions, useAdminister } from "./use-administer.ts";

export function AdministrativeSettings() {
  const { formatMessage } = useIntl();
  const { data, error, isPending, refetch } = useQuery(administrativeNotificationSettings());
  const showsSkeleton = useSkeleton(isPending);

  return (
    <Stack gap="medium">
      <Text as="p" tone="muted">
        <FormattedMessage id="administer.intro" />
      </Text>
      {error && (
        <LoadFailure
          title={formatMessage({ id: "notifications.failed" })}
          error={error}
          onTryAgain={() => refetch()}
        />
      )}
      {showsSkeleton && (
        <Card inset="none">
          <Skeleton shape="rows" count={5} label={formatMessage({ id: "waiting" })} />
        </Card>
      )}
      {!showsSkeleton &&
        data?.map((setting) => <AdministrativeSetting key={setting.id} setting={setting} />)}
    </Stack>
  );
}

function AdministrativeSetting({
  setting,
}: {
  readonly setting: AdministrativeNotificationSetting;
}) {
  const { formatMessage } = useIntl();
  const action = useRef<HTMLDivElement>(null);
  const { add, remove, change, takeTheirs } = useAdminister(setting);
  const { title, description, defaultAction, defaultRecipients, notificationMethods } = setting;
  const style = notificationMethods[0]?.style ?? "OptIn";
  const failures = [
    { id: "administer.addFailed", failure: add.failure },
    { id: "administer.removeFailed", failure: remove.failure },
    { id: "administer.actionFailed", failure: change.changed ? undefined : change.failure },
  ] as const;
  const focusAction = () =>
    action.current?.querySelector<HTMLElement>("[role=radio][aria-checked=true]")?.focus();

  return (
    <Card
      title={title}
      actions={
        <Badge>
          <FormattedMessage id={styleNames[style]} />
        </Badge>
      }
    >
      <Stack gap="medium">
        <Text as="p" size="small" tone="muted">
          {description}
        </Text>
        {failures.map(
          ({ id, failure }) =>
            failure !== undefined && (
              <ErrorPanel key={id} title={formatMessage({ id })}>
                {failure}
              </ErrorPanel>
            ),
        )}
        {change.changed && change.sought && (
          <SettingConflict
            setting={setting}
            sought={change.sought}
            changed={change.changed}
            busy={change.isPending}
            onTake={() => {
              if (change.changed) takeTheirs(change.changed.current);
              focusAction();
            }}
            onKeep={() => {
              if (change.sought && change.changed) {
                const { version } = change.changed.current;
                void change.run({ defaultAction: change.sought, version });
              }
              focusAction();
            }}
          />
        )}
        <div className={styles.body}>
          <div>
            <Recipients setting={setting} remove={remove} />
            <AddRecipient recipients={defaultRecipients} busy={add.isPending} onAdd={add.run} />
          </div>
          <div className={styles.action} ref={action}>
            <Text as="p" size="small" weight="medium">
              <FormattedMessage id="administer.action" />
            </Text>
            <Segmented
              label={`${formatMessage({ id: "administer.action" })}, ${title}`}
              options={actions.map((value) => ({
                ...{ value, label: formatMessage({ id: `administer.${value}` }) },
              }))}
              value={change.sought ?? defaultAction}
              onChange={(chosen) => change.run({ defaultAction: chosen, version: setting.version })}
            />
            <Text as="p" size="small" tone="muted">
              <FormattedMessage
                id={
                  style === "Disabled"
                    ? "administer.DisabledHint"
                    : `administer.${defaultAction}Hint`
                }
              />
            </Text>
          </div>
        </div>
      </Stack>
    </Card>
  );
}

const styleNames = {
  OptIn: "administer.optIn",
  OptOut: "administer.optOut",
  Disabled: "administer.disabled",
} as const satisfies Record<string, PlainMessageId>;

type Setting = AdministrativeNotificationSetting;

interface SettingConflictProps {
  readonly setting: Setting;
  readonly sought: Setting["defaultAction"];
  readonly changed: Changed<Setting>;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

function SettingConflict({ setting, sought, changed, ...choice }: SettingConflictProps) {
  const { formatMessage, formatList } = useIntl();
  const { defaultAction, defaultRecipients } = changed.current;
  const seen = setting.defaultRecipients;

  return (
    <ChangedSince
      what="notification"
      changed={changed}
      differences={[
        ...differenceOf(
          formatMessage({ id: "administer.action" }),
          { initial: setting.defaultAction, yours: sought, theirs: defaultAction },
          (action) => formatMessage({ id: `administer.${action}` }),
        ),
        ...differenceOf(
          formatMessage({ id: "administer.recipients" }),
          { initial: seen, yours: seen, theirs: defaultRecipients },
          (addresses) => formatList(addresses) || formatMessage({ id: "administer.none" }),
        ),
      ]}
      {...choice}
    />
  );
}
