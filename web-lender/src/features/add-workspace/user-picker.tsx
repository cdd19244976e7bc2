import { useQuery } from "@tanstack/react-query";
import { Button, Callout, Checkbox, Inline, SearchInput, Text } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CurrentUser } from "../../api/session.ts";
import { type User, users } from "../../api/users.ts";
import * as styles from "./user-picker.css.ts";

interface UserPickerProps {
  readonly owner: CurrentUser;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Who may see the workspace. Select all and Deselect all mean those that the search shows. */
export function UserPicker({ owner, chosen, onChange }: UserPickerProps) {
  const { formatMessage } = useIntl();
  const labelId = useId();
  const { data = [], isError } = useQuery(users());
  const [typed, setTyped] = useState("");
  const term = useSettled(typed);
  const shown = data.filter(
    (user) => isActive(user) && user.id !== owner.id && matches(user, term),
  );

  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  const shownIds = shown.map(({ id }) => id);

  return (
    <section aria-labelledby={labelId}>
      <div className={styles.head}>
        <span className={styles.label} id={labelId}>
          <FormattedMessage id="users.label" />
        </span>
        <Text size="small" tone="muted" numeric>
          <FormattedMessage id="users.count" values={{ count: chosen.size + 1 }} />
        </Text>
      </div>
      <Inline gap="small" wrap>
        <div className={styles.search}>
          <SearchInput
            label={formatMessage({ id: "users.search" })}
            clearLabel={formatMessage({ id: "list.clearSearch" })}
            value={typed}
            onChange={setTyped}
            busy={typed !== term}
          />
        </div>
        <Button variant="ghost" onClick={() => set(shownIds, true)}>
          <FormattedMessage id="users.selectAll" />
        </Button>
        <Button variant="ghost" onClick={() => set(shownIds, false)}>
          <FormattedMessage id="users.deselectAll" />
        </Button>
      </Inline>
      {isError && <Callout tone="warning" title={formatMessage({ id: "users.failed" })} />}
      <ul className={styles.list} aria-labelledby={labelId}>
        <li className={styles.row}>
          <Checkbox label={owner.displayName} checked disabled onChange={() => {}} />
          <span className={styles.owner}>
            <Lock aria-hidden size={13} />
            <FormattedMessage id="users.owner" />
          </span>
        </li>
        {shown.map(({ id, displayName, emailAddress }) => (
          <li className={styles.row} key={id}>
            <Checkbox
              label={displayName}
              hint={displayName === emailAddress ? undefined : emailAddress}
              checked={chosen.has(id)}
              onChange={(on) => set([id], on)}
            />
          </li>
        ))}
      </ul>
      {term !== "" && shown.length === 0 && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="users.noMatch" values={{ term }} />
        </Text>
      )}
    </section>
  );
}

const isActive = ({ status }: User) => status !== "Deleted";

const matches = ({ displayName }: User, term: string) =>
  displayName.toLocaleLowerCase().includes(term.trim().toLocaleLowerCase());

/** What was typed, a second after the last key (P-V15). */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), 1_000);
    return () => clearTimeout(timer);
  }, [typed]);

  return settled;
}
