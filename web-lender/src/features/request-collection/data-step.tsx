import { groupChoices } from "@tieout/core/submission-request/submission-request";
import { Checkbox, Text } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { CollectionGroup, RequestDraft } from "./collection-request-draft.ts";
import * as styles from "./wizard.css.ts";

interface DataStepProps {
  readonly draft: RequestDraft;
  /** Set after Continue without any. */
  readonly isMissingGroup: boolean;
  readonly onDraftChange: (draft: RequestDraft) => void;
}

export function DataStep({ draft, isMissingGroup, onDraftChange }: DataStepProps) {
  const { formatMessage } = useIntl();
  const choices = groupChoices(draft.groups, draft.method);
  const set = (group: CollectionGroup, on: boolean) =>
    onDraftChange({
      ...draft,
      // In display order, however they were chosen.
      groups: choices.flatMap(({ id, selected }) => ((id === group ? on : selected) ? [id] : [])),
    });

  return (
    <fieldset aria-label={formatMessage({ id: "collect.step.data" })} className={styles.groups}>
      {choices
        .filter(({ hidden }) => !hidden)
        .map(({ id, selected, readOnly }) => (
          <div className={styles.group({ checked: selected })} key={id}>
            <Checkbox
              label={formatMessage({ id: `group.${id}` })}
              hint={formatMessage({ id: `group.${id}.hint` })}
              checked={selected}
              disabled={readOnly}
              onChange={(on) => set(id, on)}
            />
          </div>
        ))}
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
