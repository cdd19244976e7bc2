import { useQueryClient } from "@tanstack/react-query";
import { type DataColumn, DataTable, IconButton, Radio, Tooltip } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { useIntl } from "react-intl";
import { currentUser } from "../../api/session.ts";
import type { StatementTemplate } from "../../api/statement-templates.ts";
import * as styles from "./templates.css.ts";

interface TemplateListProps {
  readonly templates: readonly StatementTemplate[];
  readonly chosen: StatementTemplate | undefined;
  readonly onChoose: (template: StatementTemplate) => void;
  readonly onDelete: (template: StatementTemplate) => void;
}

/** Rows of one choice. */
export function TemplateList({ templates, chosen, onChoose, onDelete }: TemplateListProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const user = useQueryClient().getQueryData(currentUser().queryKey);
  const mayDelete = user?.userCapabilities.includes("CanDeleteFinancialStatementTemplate") === true;
  const never = formatMessage({ id: "editor.templates.neverUsed" });
  const columns: readonly DataColumn<StatementTemplate>[] = [
    {
      key: "name",
      label: formatMessage({ id: "editor.template.name" }),
      narrow: { line: 1, at: "whole" },
      cell: (template) => (
        <TemplateChoice
          checked={template.id === chosen?.id}
          onChoose={() => onChoose(template)}
          template={template}
        />
      ),
    },
    {
      key: "savedBy",
      label: formatMessage({ id: "editor.templates.savedBy" }),
      tone: "muted",
      narrow: "half",
      cell: ({ savedBy }) => savedBy,
    },
    {
      key: "lastUsed",
      label: formatMessage({ id: "editor.templates.lastUsed" }),
      tone: "muted",
      narrow: "half",
      cell: ({ lastUsedAt }) => (lastUsedAt === undefined ? never : day(lastUsedAt)),
    },
    {
      key: "delete",
      label: formatMessage({ id: "editor.templates.actions" }),
      labelHidden: true,
      align: "end",
      narrow: { line: 1, at: "last" },
      cell: (template) => (
        <IconButton
          label={formatMessage(
            { id: mayDelete ? "editor.templates.delete" : "editor.templates.mayNotDelete" },
            { name: template.displayName },
          )}
          onClick={() => onDelete(template)}
          refused={!mayDelete}
          size="small"
        >
          <Trash2 />
        </IconButton>
      ),
    },
  ];

  return (
    <div className={styles.list}>
      <DataTable
        columns={columns}
        items={templates}
        keyOf={({ id }) => id}
        label={formatMessage({ id: "editor.templates" })}
        linesBelow={640}
        stateOf={({ id }) => (id === chosen?.id ? "selected" : "normal")}
      />
    </div>
  );
}

interface TemplateChoiceProps {
  readonly template: StatementTemplate;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function TemplateChoice({ template, checked, onChoose }: TemplateChoiceProps) {
  const id = useId();
  const { displayName, description } = template;
  const shown = shortened(displayName);
  const radio = (
    <Radio
      aria-describedby={`${id}-description`}
      aria-label={displayName}
      checked={checked}
      id={id}
      name="statement-template"
      onChange={onChoose}
    />
  );

  return (
    <span className={styles.choice}>
      {shown === displayName ? radio : <Tooltip text={displayName}>{radio}</Tooltip>}
      <label className={styles.rowLabel} htmlFor={id}>
        <span className={styles.name} title={displayName}>
          {shown}
        </span>
        <span className={styles.description} id={`${id}-description`}>
          {description}
        </span>
      </label>
    </span>
  );
}

/** Names of templates show 40 characters at most (S-U109). */
function shortened(name: string): string {
  const characters = [...name];
  return characters.length > shownLength
    ? `${characters.slice(0, shownLength).join("").trimEnd()}…`
    : name;
}

const shownLength = 40;
