import { type GridRow, IconButton, SearchInput } from "@tieout/ui-kit";
import { ChevronDown, ChevronUp, Search, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./edit-statement.css.ts";

interface FindInStatementProps {
  readonly rows: readonly GridRow[];
  readonly onFind: (found: Found) => void;
}

/** What is found, and the one it's at; nothing once it's closed. */
export interface Found {
  readonly rowIds: ReadonlySet<string>;
  readonly current: string | undefined;
}

/** Includes lines that aren't rendered. */
export function FindInStatement({ rows, onFind }: FindInStatementProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const [term, setTerm] = useState("");
  const [place, setPlace] = useState(0);
  const matches = matchingRows(rows, term);

  const goTo = (found: readonly string[], next: number) => {
    const wrapped = found.length === 0 ? 0 : (next + found.length) % found.length;
    setPlace(wrapped);
    onFind({ rowIds: new Set(found), current: found[wrapped] });
  };
  const search = (typed: string) => {
    setTerm(typed);
    goTo(matchingRows(rows, typed), 0);
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    goTo(matches, place + 1);
  };

  // Focus moves between the button and the box as they swap.
  if (state !== "open") {
    return (
      <IconButton
        autoFocus={state === "closed"}
        label={formatMessage({ id: "statement.find" })}
        onClick={() => {
          setState("open");
          if (term !== "") goTo(matches, place);
        }}
        size="small"
      >
        <Search />
      </IconButton>
    );
  }
  return (
    <form className={styles.find} onSubmit={goOn}>
      <div className={styles.findBox}>
        <SearchInput
          autoFocus
          clearLabel={formatMessage({ id: "list.clearSearch" })}
          label={formatMessage({ id: "statement.find" })}
          onChange={search}
          value={term}
        />
      </div>
      <span aria-live="polite" className={styles.findCount}>
        {term !== "" && (
          <FormattedMessage
            id="statement.found"
            values={{ count: matches.length, place: place + 1 }}
          />
        )}
      </span>
      <IconButton
        label={formatMessage({ id: "statement.findPrevious" })}
        onClick={() => goTo(matches, place - 1)}
        size="small"
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        label={formatMessage({ id: "statement.findNext" })}
        onClick={() => goTo(matches, place + 1)}
        size="small"
      >
        <ChevronDown />
      </IconButton>
      <IconButton
        label={formatMessage({ id: "statement.findClose" })}
        onClick={() => {
          setState("closed");
          onFind({ rowIds: new Set(), current: undefined });
        }}
        size="small"
      >
        <X />
      </IconButton>
    </form>
  );
}

/** Matches caption or account number, case-insensitively. */
export function matchingRows(rows: readonly GridRow[], term: string): string[] {
  const sought = term.trim().toLocaleLowerCase();
  if (sought === "") return [];
  return rows
    .filter(
      ({ caption, code }) =>
        caption.toLocaleLowerCase().includes(sought) || code?.toLocaleLowerCase().includes(sought),
    )
    .map(({ id }) => id);
}
