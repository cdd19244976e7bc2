import { useIntl } from "react-intl";
import type { ChangedSince as Changed } from "../../api/changed-since.ts";
import type { AdministrativeNotificationSetting } from "../../api/notifications.ts";
import { ChangedSince } from "../../changed-since/changed-since.tsx";
import { differenceOf } from "../../changed-since/three-ways.ts";

type Setting = AdministrativeNotificationSetting;

interface SettingConflictProps {
  /** As it was seen. */
  readonly setting: Setting;
  readonly sought: Setting["defaultAction"];
  readonly changed: Changed<Setting>;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** What somebody else has made of this setting in the meantime, and which of both is to be. */
export function SettingConflict({ setting, sought, changed, ...choice }: SettingConflictProps) {
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
