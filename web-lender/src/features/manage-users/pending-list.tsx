import { displayNameOf } from "@tieout/core/user";
import { Avatar, Badge, CloseButton, CountPill, Heading, Inline, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { type Role, roleNamesOf } from "../../api/users.ts";
import * as styles from "./manage-users.css.ts";
import type { Pending } from "./user-draft.ts";

interface PendingListProps {
  readonly pending: readonly Pending[];
  readonly roles: readonly Role[];
  readonly onRemove: (key: string) => void;
}

/** Who is ready to be invited, and who was left with what went wrong. */
export function PendingList({ pending, roles, onRemove }: PendingListProps) {
  const { formatMessage } = useIntl();
  if (pending.length === 0) return null;

  return (
    <section aria-labelledby="ready-to-invite">
      <Inline gap="small">
        <Heading level={3} size="small" id="ready-to-invite">
          <FormattedMessage id="people.ready" />
        </Heading>
        <CountPill>{pending.length}</CountPill>
      </Inline>
      <ul className={styles.pending} aria-labelledby="ready-to-invite">
        {pending.map((each) => (
          <li className={styles.pendingRow} key={each.key}>
            <span className={styles.pendingWho}>
              <Avatar name={displayNameOf(each)} tone="neutral" />
              <span className={styles.name}>{displayNameOf(each)}</span>
              <Text tone="muted">{each.emailAddress}</Text>
              <Badge>
                {roleNamesOf(each.roleIds, roles)
                  .map((name) => formatMessage({ id: `role.${name}` }))
                  .join(", ")}
              </Badge>
            </span>
            <CloseButton
              label={formatMessage({ id: "people.removeName" }, { name: displayNameOf(each) })}
              onClick={() => onRemove(each.key)}
            />
            {each.problem !== undefined && (
              <span className={styles.pendingFault}>
                <Text size="small" tone="danger">
                  {each.problem}
                </Text>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
