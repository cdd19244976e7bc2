import { SearchInput } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import * as styles from "./list-search.css.ts";
import { useDebouncedTerm } from "./paging.ts";

interface ListSearchProps {
  readonly label: string;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly maxLength?: number;
  /** The list is still of another term. */
  readonly isSearching: boolean;
}

export function ListSearch({ label, term, onTerm, maxLength, isSearching }: ListSearchProps) {
  const { formatMessage } = useIntl();
  const { typed, setTyped, isWaiting } = useDebouncedTerm(term, onTerm);

  return (
    <div className={styles.search}>
      <SearchInput
        label={label}
        clearLabel={formatMessage({ id: "list.clearSearch" })}
        value={typed}
        onChange={setTyped}
        maxLength={maxLength}
        busy={isWaiting || isSearching}
      />
    </div>
  );
}
