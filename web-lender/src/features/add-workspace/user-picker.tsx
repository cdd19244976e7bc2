import { useQuery } from "@tanstack/react-query";
import { Callout, Inline, PeoplePicker, Text } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CurrentUser } from "../../api/session.ts";
import { users } from "../../api/users.ts";
import { usePickerWords } from "../../messages/use-picker-labels.ts";
import * as styles from "./user-picker.css.ts";

interface UserPickerProps {
  readonly owner: CurrentUser;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Who may see the workspace besides its owner, who is first and stays. */
export function UserPicker({ owner, chosen, onChange }: UserPickerProps) {
  const { formatMessage } = useIntl();
  const words = usePickerWords();
  const { data = [], isError } = useQuery(users());
  const others = data.filter(({ id, status }) => id !== owner.id && status !== "Deleted");
  const set = (ids: readonly string[], on: boolean) => {
    const kept = [...chosen].filter((id) => !ids.includes(id));
    onChange(new Set(on ? [...kept, ...ids] : kept));
  };

  return (
    <section>
      <div className={styles.head}>
        <span className={styles.label}>
          <FormattedMessage id="users.label" />
        </span>
        <Text size="small" tone="muted" numeric>
          <FormattedMessage id="users.count" values={{ count: chosen.size + 1 }} />
        </Text>
      </div>
      {isError && <Callout tone="warning" title={formatMessage({ id: "users.failed" })} />}
      <PeoplePicker
        label={formatMessage({ id: "users.label" })}
        people={[
          {
            ...{ id: owner.id, name: owner.displayName, email: owner.emailAddress, locked: true },
            note: (
              <Text size="small" tone="muted">
                <Inline as="span" gap="tiny" justify="end">
                  <Lock aria-hidden size={13} />
                  <FormattedMessage id="users.owner" />
                </Inline>
              </Text>
            ),
          },
          ...others.map(({ id, displayName: name, emailAddress: email }) => ({ id, name, email })),
        ]}
        chosen={new Set([owner.id, ...chosen])}
        onChange={(id, on) => set([id], on)}
        onChangeAll={set}
        words={words}
      />
    </section>
  );
}
