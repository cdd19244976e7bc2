import { Button, EmptyState } from "@tieout/ui-kit";
import { BriefcaseBusiness, SearchX } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Adding } from "./workspace-list-head.tsx";

interface NoWorkspacesProps {
  /** What was searched; empty when nothing was. */
  readonly term: string;
  readonly adding: Adding;
}

/** Nothing to list: because there is nothing yet, or because nothing matches. */
export function NoWorkspaces({ term, adding }: NoWorkspacesProps) {
  const { formatMessage } = useIntl();

  if (term) {
    return (
      <EmptyState icon={<SearchX />} title={formatMessage({ id: "list.noMatch" }, { term })}>
        <FormattedMessage id="list.noMatchHint" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<BriefcaseBusiness />}
      title={formatMessage({ id: "list.empty" })}
      action={
        adding.allowed && (
          <Button disabled={adding.off !== false} onClick={adding.onAdd}>
            <FormattedMessage id="list.add" />
          </Button>
        )
      }
    >
      <FormattedMessage id="list.emptyHint" />
    </EmptyState>
  );
}
