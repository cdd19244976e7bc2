import { IconButton, Text } from "@tieout/ui-kit";
import { X } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmAction } from "../../action/confirm-action.tsx";
import type { Action } from "../../action/use-action.ts";
import type { AdministrativeNotificationSetting } from "../../api/notifications.ts";
import { useDates } from "../../messages/dates.tsx";
import * as styles from "./administer-notifications.css.ts";

interface RecipientsProps {
  readonly setting: AdministrativeNotificationSetting;
  readonly remove: Action<unknown, string>;
}

/** Who is told by default, and who has taken themselves off that list. */
export function Recipients({ setting, remove }: RecipientsProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const [removing, setRemoving] = useState<string>();
  const { title: what, defaultRecipients, left } = setting;

  return (
    <>
      <Text as="p" size="small" weight="medium">
        <FormattedMessage id="administer.recipients" />
      </Text>
      {defaultRecipients.length === 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage id="administer.none" />
        </Text>
      )}
      <ul className={styles.recipients}>
        {defaultRecipients.map((address) => (
          <li key={address} className={styles.recipient}>
            <span className={styles.address}>{address}</span>
            <IconButton
              label={formatMessage({ id: "administer.remove" }, { address })}
              onClick={() => setRemoving(address)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      {left.map(({ address, at }) => (
        <p key={address} className={styles.left}>
          <FormattedMessage id="administer.left" values={{ address, date: day(at) }} />
        </p>
      ))}
      {removing !== undefined && (
        <ConfirmAction
          action={{ ...remove, run: () => remove.run(removing) }}
          title={formatMessage({ id: "administer.removeTitle" })}
          safeLabel={formatMessage({ id: "administer.keep" })}
          confirmLabel={formatMessage({ id: "administer.removeConfirm" })}
          busyLabel={formatMessage({ id: "administer.removing" })}
          onClose={() => setRemoving(undefined)}
        >
          <FormattedMessage id="administer.removeBody" values={{ address: removing, what }} />
        </ConfirmAction>
      )}
    </>
  );
}
