import { Badge, Card, ErrorPanel, Segmented, Stack, Text } from "@tieout/ui-kit";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { AdministrativeNotificationSetting } from "../../api/notifications.ts";
import { problemOf } from "../../api/problem.ts";
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
  const { add, remove, change } = useAdminister(setting);
  const { title, description, defaultAction, defaultRecipients, notificationMethods } = setting;
  const style = notificationMethods[0]?.style ?? "OptIn";
  const failures = [
    { id: "administer.addFailed", error: add.error },
    { id: "administer.removeFailed", error: remove.error },
    { id: "administer.actionFailed", error: change.changed ? null : change.error },
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
          ({ id, error }) =>
            error && (
              <ErrorPanel key={id} title={formatMessage({ id })}>
                {problemOf(error)?.errors?.[0]?.description ?? problemOf(error)?.description}
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
              if (change.changed) change.takeTheirs(change.changed.current);
              focusAction();
            }}
            onKeep={() => {
              if (change.sought) change.send(change.sought, change.changed?.current.version);
              focusAction();
            }}
          />
        )}
        <div className={styles.body}>
          <div>
            <Recipients setting={setting} busy={remove.isPending} onRemove={remove.send} />
            <AddRecipient recipients={defaultRecipients} busy={add.isPending} onAdd={add.send} />
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
              onChange={(chosen) => !change.isPending && change.send(chosen)}
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
