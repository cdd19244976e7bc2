import { Button, Inline, PageHead, SearchInput } from "@tieout/ui-kit";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type CollectionQuery, exportAddress } from "../../api/past-collections.ts";
import { useDebouncedTerm } from "../../paging/use-debounced-term.ts";
import * as styles from "./browse-collections.css.ts";
import { longestTerm } from "./collection-view.ts";

interface ReportHeadProps {
  readonly query: CollectionQuery;
  readonly isKnown: boolean;
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly isSearching: boolean;
  /** Beside the search. */
  readonly children: ReactNode;
}

/** How many there are in the whole tenant, the search, and the way to all of them as a file. */
export function ReportHead({
  query,
  isKnown,
  total,
  isTotalExact,
  term,
  onTerm,
  isSearching,
  children,
}: ReportHeadProps) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const { typed, setTyped, isWaiting } = useDebouncedTerm(term, onTerm);

  return (
    <PageHead
      title={formatMessage({ id: "report.title" })}
      {...(isKnown && { count: `${formatNumber(total)}${isTotalExact ? "" : "+"}` })}
      actions={
        <Inline gap="small" wrap>
          <div className={styles.search}>
            <SearchInput
              label={formatMessage({ id: "report.search" })}
              clearLabel={formatMessage({ id: "list.clearSearch" })}
              value={typed}
              onChange={setTyped}
              maxLength={longestTerm}
              busy={isWaiting || isSearching}
            />
          </div>
          {children}
          <Button asChild icon={<Download aria-hidden />}>
            <a href={exportAddress(query, locale.slice(0, 2))} download>
              <FormattedMessage id="report.export" />
            </a>
          </Button>
        </Inline>
      }
    />
  );
}
