import { Badge, Card, ErrorPanel, Segmented, Stack, Text } from "@tieout/ui-kit";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { AdministrativeNotificationSetting } from "../../api/notifications.ts";
import type { PlainMessageId } from "../../messages/catalogue.ts";
import { AddRecipient } from "./add-recipient.tsx";
import * as styles from "./administer-notifications.css.ts";
import { Recipients } from "./recipients.tsx";
import { SettingConflict } from "./setting-conflict.tsx";
import { actions, useAdminister } from "./use-administer.ts";

/** One type: who is told by default, and whether beside or instead of the others. */
export function AdministrativeSetting({
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
