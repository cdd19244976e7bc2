import { maximumLengths } from "@tieout/core/text";
import { faultsOf, recode, rename, type WorkspaceEdit } from "@tieout/core/workspace";
import { Card, DefinitionList, Field, Stack, TextInput } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { WorkspaceDetails } from "../../api/workspaces.ts";
import * as styles from "./edit-workspace.css.ts";

interface WorkspaceFieldsProps {
  readonly edit: WorkspaceEdit;
  readonly onEdit: (edit: WorkspaceEdit) => void;
}

export function WorkspaceFields({ edit, onEdit }: WorkspaceFieldsProps) {
  const { formatMessage } = useIntl();
  const [visited, setVisited] = useState({ name: false, code: false });
  const { displayName, engagementCode, initial } = edit;
  const { name, code } = faultsOf(edit);
  const changedFrom = (was: string, is: string) =>
    is.trim() === was ? undefined : formatMessage({ id: "details.fieldChanged" });

  return (
    <Stack gap="form">
      <Field
        label={formatMessage({ id: "details.name" })}
        changed={changedFrom(initial.displayName, displayName)}
        error={name && visited.name ? formatMessage({ id: `add.name.${name}` }) : undefined}
        hint={
          <Hint was={initial.displayName} is={displayName} maximum={maximumLengths.workspaceName} />
        }
      >
        <TextInput
          value={displayName}
          autoComplete="off"
          required
          onChange={(event) => onEdit(rename(edit, event.target.value))}
          onBlur={() => setVisited((before) => ({ ...before, name: true }))}
        />
      </Field>
      <Field
        label={formatMessage({ id: "add.code" })}
        changed={changedFrom(initial.engagementCode, engagementCode)}
        optional
        optionalLabel={formatMessage({ id: "field.optional" })}
        error={code && visited.code ? formatMessage({ id: `add.code.${code}` }) : undefined}
        hint={
          <Hint
            was={initial.engagementCode}
            is={engagementCode}
            maximum={maximumLengths.engagementCode}
          />
        }
      >
        <TextInput
          value={engagementCode}
          autoComplete="off"
          onChange={(event) => onEdit(recode(edit, event.target.value))}
          onBlur={() => setVisited((before) => ({ ...before, code: true }))}
        />
      </Field>
    </Stack>
  );
}

interface HintProps {
  readonly was: string;
  readonly is: string;
  readonly maximum: number;
}

function Hint({ was, is, maximum }: HintProps) {
  const changed = is.trim() !== was;
  return (
    <span className={styles.hint}>
      <span className={styles.was}>
        {changed && (
          <FormattedMessage
            id={was === "" ? "details.wasEmpty" : "details.was"}
            values={{ value: was }}
          />
        )}
      </span>
      {changed && (
        <FormattedMessage id="details.length" values={{ length: [...is].length, maximum }} />
      )}
    </span>
  );
}

export function AboutWorkspace({ details }: { readonly details: WorkspaceDetails }) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const { primaryEmail, ownerId, users, lastActivityTime, lastSyncTime } = details;
  const owner = users.find(({ id }) => id === ownerId)?.displayName;
  const none = formatMessage({ id: "list.none" });

  return (
    <Card title={formatMessage({ id: "details.about" })}>
      <DefinitionList
        lines={false}
        items={[
          { term: formatMessage({ id: "users.email" }), description: primaryEmail ?? none },
          { term: formatMessage({ id: "details.owner" }), description: owner ?? none },
          {
            term: formatMessage({ id: "list.lastActivity" }),
            description: `${day(lastActivityTime)}, ${time(lastActivityTime)}`,
          },
          {
            term: formatMessage({ id: "list.lastCollection" }),
            description: lastSyncTime === undefined ? none : day(lastSyncTime),
          },
        ]}
      />
    </Card>
  );
}
