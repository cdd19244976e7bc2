import { Button, IconButton, Inline, PageHead, SearchInput, Text } from "@tieout/ui-kit";
import { Link2, Plus, RefreshCw } from "lucide-react";
import { useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDebouncedTerm } from "../../paging/use-debounced-term.ts";
import type { ListView } from "./list-view.ts";
import * as styles from "./workspace-list-head.css.ts";

/** Whether somebody may add a workspace, and whether it is possible just now. */
export interface Adding {
  readonly allowed: boolean;
  /** The tenant has switched it off (P-C17), or whether it has isn't known. */
  readonly off: "switched-off" | "unknown" | false;
  /** The list couldn't be read. */
  readonly failed?: boolean;
  readonly onAdd: () => void;
}

interface WorkspaceListHeadProps {
  readonly total: number | undefined;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
  readonly isSearching: boolean;
  readonly adding: Adding;
  readonly onAnonymousLink: () => void;
}

/** How many there are, the search, and the way to one more. */
export function WorkspaceListHead({
  total,
  view,
  onView,
  onRefresh,
  isRefreshing,
  isSearching,
  adding,
  onAnonymousLink,
}: WorkspaceListHeadProps) {
  const { formatMessage, formatNumber } = useIntl();
  const search = useCallback((term: string) => onView({ ...view, page: 1, term }), [view, onView]);
  const { typed, setTyped, isWaiting } = useDebouncedTerm(view.term, search);

  return (
    <PageHead
      title={formatMessage({ id: "list.title" })}
      {...(total !== undefined && { count: formatNumber(total) })}
      actions={
        <Inline gap="medium" wrap>
          <div className={styles.search}>
            <SearchInput
              label={formatMessage({ id: "list.search" })}
              clearLabel={formatMessage({ id: "list.clearSearch" })}
              value={typed}
              onChange={setTyped}
              busy={isWaiting || (isSearching && view.term !== "")}
            />
          </div>
          <IconButton
            variant="default"
            label={formatMessage({ id: "list.refresh" })}
            busy={isRefreshing}
            onClick={onRefresh}
          >
            <RefreshCw />
          </IconButton>
          <IconButton
            variant="default"
            label={formatMessage({ id: "anonymous.title" })}
            onClick={onAnonymousLink}
          >
            <Link2 />
          </IconButton>
          {adding.allowed && adding.off === "switched-off" && (
            <Text size="small" tone="muted">
              <FormattedMessage id="list.addingOff" />
            </Text>
          )}
          {adding.allowed && (
            <Button
              variant="primary"
              icon={<Plus />}
              disabled={adding.off !== false || adding.failed}
              onClick={adding.onAdd}
            >
              <FormattedMessage id="list.add" />
            </Button>
          )}
        </Inline>
      }
    />
  );
}
