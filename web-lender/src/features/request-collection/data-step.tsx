import { Checkbox, Text } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import * as styles from "./data-step.css.ts";
import type { CollectionGroup, Wish } from "./wish.ts";

interface DataStepProps {
  readonly wish: Wish;
  /** Somebody wanted to go on without any. */
  readonly isMissingGroup: boolean;
  readonly onWish: (wish: Wish) => void;
}

const groups: readonly CollectionGroup[] = [
  "financial-statements",
  "accounts-receivable",
  "accounts-payable",
  "transactions",
];

/** Which kinds of accounting data are read. */
export function DataStep({ wish, isMissingGroup, onWish }: DataStepProps) {
  const { formatMessage } = useIntl();
  const set = (group: CollectionGroup, on: boolean) =>
    onWish({
      ...wish,
      // In the order in which they are always named, however they were chosen.
      groups: groups.filter((each) => (each === group ? on : wish.groups.includes(each))),
    });

  return (
    <fieldset aria-label={formatMessage({ id: "collect.step.data" })} className={styles.groups}>
      {groups.map((group) => {
        const checked = wish.groups.includes(group);
        return (
          <div className={styles.group({ checked })} key={group}>
            <Checkbox
              label={formatMessage({ id: `group.${group}` })}
              hint={formatMessage({ id: `group.${group}.hint` })}
              checked={checked}
              onChange={(on) => set(group, on)}
            />
          </div>
        );
      })}
      <div role="alert">
        {isMissingGroup && (
          <Text as="p" tone="danger" size="small">
            {formatMessage({ id: "collect.noGroup" })}
          </Text>
        )}
      </div>
    </fieldset>
  );
}
