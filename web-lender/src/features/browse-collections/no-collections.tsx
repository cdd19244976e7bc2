import { useQuery } from "@tanstack/react-query";
import type { Day } from "@tieout/core/calendar";
import { Button, EmptyState } from "@tieout/ui-kit";
import { FolderClock } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { pastCollections } from "../../api/past-collections.ts";
import { type CollectionView, changed, queryOf, startingView } from "./collection-view.ts";

interface NoCollectionsProps {
  readonly workspaceId: string | undefined;
  readonly view: CollectionView;
  readonly usual: CollectionView;
  readonly today: Day;
  readonly onView: (view: CollectionView) => void;
}

/** Why a history is empty: the filters let nothing through, all of it is hidden, or nothing was collected yet. */
export function NoCollections({ workspaceId, view, usual, today, onView }: NoCollectionsProps) {
  const { formatMessage } = useIntl();
  const isNarrowed = view.filter !== usual.filter || view.term !== "" || Boolean(view.range.from);
  const onlyHidden = changed(view, { filter: { ...view.filter, statuses: ["deleted"] } });
  const hidden = useQuery({
    ...pastCollections(queryOf(onlyHidden, workspaceId)),
    enabled: !isNarrowed,
  });

  if (isNarrowed) {
    return (
      <EmptyState
        icon={<FolderClock />}
        title={formatMessage({ id: "collections.noMatch" })}
        action={
          <Button onClick={() => onView(startingView("allrange", today))}>
            <FormattedMessage id="collections.clear" />
          </Button>
        }
      />
    );
  }
  if (hidden.isPending) return null;
  if (hidden.data && hidden.data.rows.length > 0) {
    return (
      <EmptyState
        icon={<FolderClock />}
        title={formatMessage({ id: "collections.allHidden" })}
        action={
          <Button onClick={() => onView(onlyHidden)}>
            <FormattedMessage id="collections.showHidden" />
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState icon={<FolderClock />} title={formatMessage({ id: "collections.none" })}>
      <FormattedMessage id="collections.noneHint" />
    </EmptyState>
  );
}
